import type { Head } from '#domain/head.ts';
import type { PageSettings } from './settings.ts';

/** The seam between the server and the application it paints: what is asked, and what is painted. */

export interface RenderRequest {
  /** Path and query, as `PageAddress` gives them. */
  readonly address: string;
  readonly settings: PageSettings;
  /** Reaches the API of this process. */
  readonly fetch: typeof fetch;
}

export interface RenderResult {
  readonly status: number;
  /** Where the address leads, when it is not a page of its own. */
  readonly location?: string;
  readonly head: Head;
  readonly html: string;
  /** The rules of the styled components that were drawn, as one style block's content. */
  readonly css: string;
  /** The version that wrote them, by which the browser's own takes them over. */
  readonly styleVersion: string;
  /** Answers that the browser need not ask again; `null` for none. */
  readonly preloadedState: unknown;
  /** Source files of the screens drawn, whose chunks the page announces. */
  readonly files: readonly string[];
}

/**
 * The address that a page is painted from: of the query only what the page is drawn from, in one spelling.
 * Addresses that show the same page give the same.
 */
export type PageAddress = (address: string) => Promise<string>;

export type RenderPage = (wish: RenderRequest) => Promise<RenderResult>;
