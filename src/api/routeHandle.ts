import type { Head } from '#domain/head.ts';
import type { ApiState, ShopThunk } from './shopApi.ts';

/** The current address: path, parameters and query. */
export interface RouteLocation {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  readonly pathname: string;
}

/** What a route provides before its screen is rendered. */
export interface RouteHandle {
  readonly head: (place: RouteLocation, state: ApiState) => Head;
  /** Whether the page's header may show before the screen: by default yes (docs/speed.md). */
  readonly headerFirst?: boolean;
  /** Queries that the first view needs; the server runs them before it renders. */
  readonly prefetch?: (place: RouteLocation) => ShopThunk[];
  /**
   * Where the server renders the screen instead; `null` at the address itself. A page whose address is a secret is the
   * same for all of them, and no cache knows one.
   */
  readonly renderedAt?: (params: RouteLocation['params']) => string | null;
  /**
   * The query parameters that the screen uses, in one spelling. The server renders with no others, so that
   * other parameters do not create other pages; absent if the screen reads none.
   */
  readonly searchParams?: (place: RouteLocation) => URLSearchParams;
}
