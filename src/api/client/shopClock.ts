/** The time at the shop. A phone's clock may be wrong by years; the server's decides about the return window. */

/** The server's time in milliseconds since 1970 when `performance.now()` was 0 in this page; `null` until known. */
let serverStart: number | null = null;

const minute = 60_000;

/**
 * Learns the time from a response's `Date`. A response from the browser's cache has an older one, so the latest
 * counts. Across origins the header is hidden unless the host exposes it.
 */
export const learnServerTime = (headers: Headers): void => {
  const date = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(date)) serverStart = Math.max(serverStart ?? 0, date - performance.now());
};

/** The time at the shop, to the minute, of a moment by this device's clock (milliseconds since 1970). */
export const toShopTime = (deviceTime: number): Date => {
  const ahead = serverStart === null ? 0 : serverStart + performance.now() - Date.now();
  return new Date(deviceTime + Math.round(ahead / minute) * minute);
};

/** Now at the shop; by the device's clock until the server has answered. */
export const shopNow = (): Date => toShopTime(Date.now());

/** Milliseconds since 1970 by this device's clock, as RTK Query times its fetches: to compare moments of this device. */
export const deviceNow = (): number => Date.now();
