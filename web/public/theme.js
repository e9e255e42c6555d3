// Before the first paint: the kept theme, or the system's, and the kept language.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("hatamoto") || "{}");
  } catch {
    kept = {};
  }
  var dark = matchMedia("(prefers-color-scheme: dark)").matches;
  var theme =
    kept.theme === "light" || kept.theme === "dark" ? kept.theme : dark ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
  if (kept.lang === "ja" || kept.lang === "en") document.documentElement.lang = kept.lang;
})();
