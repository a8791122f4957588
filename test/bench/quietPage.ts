import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** Milliseconds without a request, after which a page counts as quiet. */
const silence = 500;

/**
 * Watches the page's requests from now on; the returned function waits until none is pending. In place of Playwright's
 * `networkidle`, which never comes on a page of staff: its stream of order events stays open (MD-9).
 */
export const watchRequests = (page: Page): (() => Promise<void>) => {
  const pending = new Set<Request>();
  let last = performance.now();
  const end = (request: Request) => {
    pending.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/orderEvents') return;
    pending.add(request);
    last = performance.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    while (pending.size > 0 || performance.now() - last < silence) await pause(50);
  };
};
