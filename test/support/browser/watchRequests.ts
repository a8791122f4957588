import { expect, type Page, type Request } from '@playwright/test';
import { streamOrderAnnouncementsCall } from '#contract/orders/orders.ts';

/** Playwright's `networkidle` waits for each request, also for the stream of announcements of a staff page, which never ends. */
const isAwaited = (request: Request): boolean =>
  request.resourceType() !== 'image' && !request.url().endsWith(streamOrderAnnouncementsCall.path);

/**
 * Watches the page's requests from now on; `untilQuiet` resolves when nothing but images and the stream of announcements has
 * been loading for some milliseconds.
 */
export const watchRequests = (page: Page) => {
  const pending = new Set<Request>();
  let lastChangeAt = performance.now();
  const onRequest = (request: Request) => {
    if (isAwaited(request)) pending.add(request);
    lastChangeAt = performance.now();
  };
  const onEnd = (request: Request) => {
    pending.delete(request);
    lastChangeAt = performance.now();
  };
  page.on('request', onRequest).on('requestfinished', onEnd).on('requestfailed', onEnd);
  return {
    untilQuiet: (quietFor = 150): Promise<void> =>
      expect
        .poll(() => pending.size === 0 && performance.now() - lastChangeAt > quietFor, { intervals: [40] })
        .toBe(true),
    stop: (): void => {
      page.off('request', onRequest).off('requestfinished', onEnd).off('requestfailed', onEnd);
    },
  };
};
