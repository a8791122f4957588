import type { Head } from '#domain/pages/head.ts';
import type { ApiState, ShopThunk } from './shopApi.ts';
import type { ShopState } from './shopSlice.ts';

/** The address that a route is opened with. */
export interface RouteLocation {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  readonly pathname: string;
}

/** What a head may depend on: the queries' results, and the shop's settings. */
export type PageState = ApiState & ShopState;

/** What a route provides before its screen is rendered. */
export interface RouteHandle {
  readonly head: (location: RouteLocation, state: PageState) => Head;
  /** Queries that the first view needs; the server runs them before it renders. */
  readonly prefetch?: (location: RouteLocation, state: PageState) => ShopThunk[];
  /**
   * The address from which the server renders the screen, `null` if that is the open address itself. Addresses that
   * contain a secret share one page, so that no cache stores the secret.
   */
  readonly renderedAt?: (params: RouteLocation['params']) => string | null;
  /**
   * The query parameters that the screen uses, in one spelling. The server renders with no others, so that
   * other parameters do not create other pages; absent if the screen reads none.
   */
  readonly searchParams?: (location: RouteLocation) => URLSearchParams;
}
