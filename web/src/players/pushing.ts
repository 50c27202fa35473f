// Pushes to this browser: a service worker shows them.

import { at } from "../lib/prefix";
import { Failed } from "../lib/api";
import type { PushTo } from "../lib/messages";

export const canBePushed = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

/** Subscribes this browser. Whoever does not allow it gets a refusal. */
export async function subscribe(key: string): Promise<PushTo> {
  const refused = new Failed({ rule: "", key: "players-no-push", args: {}, where: "" });
  if ((await Notification.requestPermission()) !== "granted") throw refused;
  try {
    const worker = await navigator.serviceWorker.register(at("/push.js"));
    await navigator.serviceWorker.ready;
    const made = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    const { endpoint, keys } = made.toJSON();
    return { endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
  } catch {
    throw refused;
  }
}
