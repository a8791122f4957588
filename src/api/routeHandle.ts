import type { Head } from '#domain/head.ts';
import type { ApiState, ShopThunk } from './shopApi.ts';

/** Where the reader is, as the address says it. */
export interface Place {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  readonly pathname: string;
}

/** What a screen says of itself before it is drawn. */
export interface RouteHandle {
  readonly head: (place: Place, state: ApiState) => Head;
  /** The questions whose answers the first view needs; asked by the server before it paints. */
  readonly prefetch?: (place: Place) => ShopThunk[];
  /**
   * The query that the screen is drawn from, in one spelling. The server paints it from no other, so that
   * another query makes no other page; left out by a screen that reads none.
   */
  readonly searchParams?: (place: Place) => URLSearchParams;
}
