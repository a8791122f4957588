import { describe, expect, it } from 'vitest';
import { fallbacks } from '#api/plainHost/fallbacks.ts';
import { reviewsApi } from '#api/reviews/reviewsApi.ts';
import { everyCall } from '#contract/everyCall.ts';
import { openPlainStore } from '../../support/browser/openPlainStore.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const { reviewPages } = reviewsApi.endpoints;

/** The calls of API-1 to API-7 whose every parameter is specified. */
const specified = [
  'requestToken',
  'isAdmin',
  'isCustomer',
  'getProduct',
  'postProduct',
  'updateProduct',
  'deleteProduct',
  'placeOrder',
  'setOrderStatus',
  'deleteOrder',
  'postUser',
  'updateUser',
  'deleteUser',
  'listSlides',
  'getSlide',
  'postSlide',
  'updateSlide',
  'deleteSlide',
];
/** Calls that no endpoint makes: their functions ask for the capability, or no browser makes them. */
const notOfEndpoints = [
  'deleteAccount',
  'checkStaff',
  'exportCustomers',
  'exportOrders',
  'reportClientError',
  'streamOrderAnnouncements',
  'uploadImage',
];

describe('a host that lacks calls', () => {
  it('API-8 is known to lack each call beyond API-1 to API-7', () => {
    const lacking = new Set([...fallbacks.keys()].map(({ method, path }) => `${method} ${path}`));
    const others = everyCall
      .filter(({ method, path }) => !lacking.has(`${method} ${path}`))
      .map(({ name }) => name);
    expect(others.toSorted()).toEqual([...specified, ...notOfEndpoints].toSorted());
  });

  it('API-8 is not asked for what it cannot do', async () => {
    const host = await openFakeHost(() => ({ body: {} }));
    const { error } = await openPlainStore(host).dispatch(reviewPages.initiate('p1'));
    expect(error).toEqual({
      kind: 'refused',
      status: 404,
      code: 'other',
      message: 'This shop does not offer this.',
    });
    expect(host.requests).toEqual([]);
  });

  it('API-8 is asked for what its settings name', async () => {
    const host = await openFakeHost(() => ({ body: { count: 0, reviews: [] } }));
    const settings = { ...host.settings, capabilities: ['reviews'] as const };
    const { data } = await openStore({ settings }).dispatch(reviewPages.initiate('p1'));
    expect(data?.pages).toMatchObject([{ count: 0, reviews: [] }]);
    expect(host.requests).toHaveLength(1);
  });
});
