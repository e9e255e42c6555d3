import { mount } from "svelte";
import "fonts.css";
import "palette.css";
import "./app.css";
import App from "./App.svelte";

const target = document.getElementById("page");
if (target) mount(App, { target });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register("/sw.js");
}
