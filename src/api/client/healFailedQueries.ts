import type { Store } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { listProductsCall } from '#contract/products/products.ts';
import { failureOfError } from './failure.ts';
import { type ShopExtra, send } from './httpClient.ts';
import { backoffDelay, isTemporary, retryAfterOf } from './retryPolicy.ts';
import { type ApiState, type ShopDispatch, type ShopThunk, shopApi } from './shopApi.ts';

/**
 * Fetches again the failed queries that a screen still shows (ER-4). The browser's event `online` is not enough: it also fires on a network
 * without the internet, and it says nothing about a server that is back. So test requests, at growing intervals, ask whether the shop
 * answers.
 */

/** Milliseconds before the first test, and the most between two; what the shop asks to wait comes on top. */
const firstPause = 2000;
const longestPause = 60_000;
/** Milliseconds after which a test counts as unanswered. */
const testLimit = 10_000;

type Connection = Pick<ShopExtra, 'settings' | 'fetch'>;
type HealedStore = Pick<Store<ApiState>, 'getState' | 'subscribe'> & { readonly dispatch: ShopDispatch };
interface Refetchable {
  readonly initiate: (
    args: unknown,
    options: { forceRefetch: true; subscribe: false },
  ) => ShopThunk<PromiseLike<unknown>>;
}

/** Queries of mounted components that failed for a reason that may pass. */
const failedQueries = ({ shopApi: { queries, subscriptions } }: ApiState) =>
  Object.entries(queries).flatMap(([key, query]) => {
    if (query?.status !== QueryStatus.rejected) return [];
    const isShown = Object.keys(subscriptions[key] ?? {}).length > 0;
    return isShown && isTemporary(failureOfError(query.error)) ? [query] : [];
  });

/** Whether the shop answers a small request that every host knows; refetching the queries themselves would make the screen flicker. */
const isReachable = async ({ settings, fetch }: Connection): Promise<boolean> => {
  const uncached: typeof fetch = (url, options) => fetch(url, { ...options, cache: 'no-store' });
  // `total`: the bundled server then counts no products; other hosts ignore both parameters.
  const request = { query: { limit: 1, total: 'no' }, timeLimit: testLimit };
  const result = await send({ settings, fetch: uncached }, listProductsCall, request);
  // The data is `undefined` when a public network answers with its login page.
  return result.ok && result.data !== undefined;
};

/** Starts healing, which pauses while the page is hidden; returns a function that ends it. */
export const healFailedQueries = (
  store: HealedStore,
  connection: Connection,
  isVisible: () => boolean,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let isEnded = false;

  const refetchAll = async (): Promise<void> => {
    const refetches = failedQueries(store.getState()).map(({ endpointName, originalArgs }) => {
      // The features' files inject their endpoints, so this type does not name them.
      const endpoints = shopApi.endpoints as Readonly<Record<string, Refetchable>>;
      const { initiate } = endpoints[endpointName] as Refetchable;
      return store.dispatch(initiate(originalArgs, { forceRefetch: true, subscribe: false }));
    });
    await Promise.all(refetches);
  };

  const heal = async (): Promise<void> => {
    attempt += 1;
    const isNeeded = failedQueries(store.getState()).length > 0;
    // A hidden page sends nothing: RTK Query refetches it when it is shown again.
    if (isNeeded && isVisible() && (await isReachable(connection))) await refetchAll();
    // Set until here: a change of the store during the test must neither plan another one nor reset the attempts.
    timer = undefined;
    schedule();
  };

  /** Plans the next test if a query has failed and no test is planned or under way; called after each change of the store. */
  const schedule = (): void => {
    if (isEnded || timer !== undefined) return;
    const failed = failedQueries(store.getState());
    if (failed.length === 0) {
      attempt = 0;
      return;
    }
    const hostWait = Math.max(...failed.map(({ error }) => retryAfterOf(failureOfError(error))));
    const pause = hostWait + backoffDelay(attempt, firstPause, longestPause);
    timer = setTimeout(() => void heal(), pause);
  };

  schedule();
  const unsubscribe = store.subscribe(schedule);
  return () => {
    isEnded = true;
    unsubscribe();
    clearTimeout(timer);
  };
};
