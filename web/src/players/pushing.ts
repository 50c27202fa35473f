// Pushes to this browser: a service worker shows them.

import { at } from "../lib/prefix";
import { Failed } from "../lib/api";
import type { ChannelInfo, PushTo } from "../lib/messages";

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
    return told(made);
  } catch {
    throw refused;
  }
}

/** The subscription of this browser, where it is among a player's ways of being told. */
export async function subscribed(channels: ChannelInfo[]): Promise<PushTo | undefined> {
  const push = await subscription();
  return push && channels.some(({ address }) => address === push.endpoint) ? told(push) : undefined;
}

/** Nothing is pushed to this browser any more. */
export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

async function subscription(): Promise<PushSubscription | null> {
  if (!canBePushed()) return null;
  const worker = await navigator.serviceWorker.getRegistration(at("/push.js"));
  return (await worker?.pushManager.getSubscription()) ?? null;
}

function told(push: PushSubscription): PushTo {
  const { endpoint, keys } = push.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
}
