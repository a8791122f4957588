import { beforeEach, expect, it } from 'vitest';
import { createErrorReporter, routePattern } from '#app/render/errorReporter.ts';
import type { PageSettings } from '#contract/settings.ts';
import type { ClientError } from '#contract/shop/clientErrors.ts';
import { pageSettings } from '../../support/pageSettings.ts';

const sent: { address: string; body: Blob }[] = [];
beforeEach(() => void sent.splice(0));

const reporter = (capabilities: PageSettings['capabilities'] = ['clientErrors']) =>
  createErrorReporter({
    settings: { ...pageSettings, apiHost: 'https://api.shop.example', capabilities },
    route: () => '/product-details/:id',
    build: 'index-1a2b.js',
    send: (address, body) => void sent.push({ address, body }),
  });

const bodies = () => Promise.all(sent.map(async ({ body }) => JSON.parse(await body.text()) as ClientError));

const errorEvent = (error: unknown, message: string) => Object.assign(new Event('error'), { error, message });

it('OP-38 reports what no code catches, once, with the route’s pattern and without queries', async () => {
  const page = new EventTarget();
  reporter().watch(page);
  const error = new TypeError('No price');
  error.stack = 'TypeError: No price\n    at f (https://shop.example/assets/cart-1.js?token=secret:12:34)';
  page.dispatchEvent(errorEvent(error, 'Uncaught TypeError: No price'));
  page.dispatchEvent(errorEvent(error, 'Uncaught TypeError: No price'));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'offline' }));
  // An image that did not load.
  page.dispatchEvent(new Event('error'));

  expect(await bodies()).toEqual([
    {
      kind: 'error',
      message: 'No price',
      stack: 'TypeError: No price\n    at f (https://shop.example/assets/cart-1.js:12:34)',
      route: '/product-details/:id',
      build: 'index-1a2b.js',
    },
    {
      kind: 'rejection',
      message: 'offline',
      stack: '',
      route: '/product-details/:id',
      build: 'index-1a2b.js',
    },
  ]);
  expect(sent[0]?.address).toBe('https://api.shop.example/api/clientErrors');
  expect(sent[0]?.body.type).toBe('application/json');
});

it('OP-38 sends at most five reports in one visit, none longer than the call accepts', async () => {
  const { report } = reporter();
  for (let number = 0; number < 9; number += 1) report('screen', new Error(`${number}`.repeat(900)));
  expect((await bodies()).map(({ message }) => message.length)).toEqual([500, 500, 500, 500, 500]);
});

it('OP-38 sends nothing to a host without the call', () => {
  reporter([]).report('error', new Error('No price'));
  expect(sent).toEqual([]);
});

it('OP-38 names a route by its pattern', () => {
  const routes = [{}, { path: '/' }, { path: 'product-details/:id' }];
  expect(routePattern(routes.map((route) => ({ route, params: { id: 'p1' } })))).toBe('/product-details/:id');
});
