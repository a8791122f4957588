/** The time at the shop, by the server's clock, which decides about the return window: a phone's clock may be wrong by years. */

/** The server's time, in milliseconds since 1970, when this page's `performance.now()` was 0; `null` until it is known. */
let serverStart: number | null = null;

const minute = 60_000;

/**
 * Learns the server's time from the header `Date` of a response. The latest time counts, since responses from the browser's cache have
 * an old date. A host of another origin has to expose the header.
 */
export const learnServerTime = (headers: Headers): void => {
  const date = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(date)) serverStart = Math.max(serverStart ?? 0, date - performance.now());
};

/**
 * Converts milliseconds since 1970 by this device's clock to the time at the shop. The clocks' difference is rounded to minutes, since an
 * answer takes seconds to arrive: a device whose clock is right keeps its own time.
 */
export const toShopTime = (deviceTime: number): Date => {
  const ahead = serverStart === null ? 0 : serverStart + performance.now() - Date.now();
  return new Date(deviceTime + Math.round(ahead / minute) * minute);
};

/** Now at the shop; by the device's clock until the server has answered. */
export const shopNow = (): Date => toShopTime(Date.now());

/** Milliseconds since 1970 by this device's clock, to compare with the times that RTK Query stores of its fetches. */
export const deviceNow = (): number => Date.now();
