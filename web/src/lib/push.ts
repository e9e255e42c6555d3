/** Notices from the browser when it is your turn and the page is closed. */

import { post } from "./api";

/** The server's public key as bytes. */
function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window;
}

/** Asks for permission and subscribes; false if the user declines. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: keyBytes(key),
  });
  const { endpoint, keys } = made.toJSON();
  await post("/api/push-subscriptions", { endpoint, keys });
  return true;
}

/** Ends the notices to this browser; the push service then tells the server that it is gone. */
export async function unsubscribe(): Promise<void> {
  if (!canPush()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
