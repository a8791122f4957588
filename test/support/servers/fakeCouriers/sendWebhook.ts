import type { CourierClock } from '#server/couriers/courierClock.ts';

/** A webhook as a courier sends it, for a server over HTTP or for the reader of a courier. */
export interface WebhookMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface Sending {
  readonly clock: CourierClock;
  /** Milliseconds without an answer after which it is repeated. */
  readonly patience?: number;
}

/** Milliseconds after which Steadfast repeats what failed or was not answered. */
const repeatsAfter = [30_000, 120_000] as const;

/** The status, or `null` for silence and for a broken connection. */
const post = async (
  url: string,
  { headers, body }: WebhookMessage,
  patience: number,
): Promise<number | null> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(patience),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
};

/** Sends the message, and repeats it as Steadfast does: after 5xx and silence, never after 4xx. The statuses of all tries. */
export const sendWebhook = async (
  url: string,
  message: WebhookMessage,
  { clock, patience = 5000 }: Sending,
): Promise<readonly (number | null)[]> => {
  const statuses = [await post(url, message, patience)];
  for (const pause of repeatsAfter) {
    const last = statuses.at(-1) ?? null;
    if (last !== null && last < 500) break;
    await clock.wait(pause);
    statuses.push(await post(url, message, patience));
  }
  return statuses;
};

/** Sends many at once, as after an outage of the courier; the statuses in the order of the messages. */
export const sendWebhookStorm = async (
  url: string,
  messages: readonly WebhookMessage[],
  patience = 5000,
): Promise<readonly (number | null)[]> => {
  const statuses: (number | null)[] = [];
  const atOnce = 50;
  for (let from = 0; from < messages.length; from += atOnce)
    statuses.push(
      ...(await Promise.all(messages.slice(from, from + atOnce).map((each) => post(url, each, patience)))),
    );
  return statuses;
};
