import type { Head } from '#domain/pages/head.ts';
import type { PageSettings } from './settings.ts';

/** Types of the interface between the server and the application that it renders. */

export interface RenderRequest {
  /** Path and query of the page, as a `PageAddress` function returns them. */
  readonly address: string;
  readonly settings: PageSettings;
  /** Calls the API of this process. */
  readonly fetch: typeof fetch;
  /** Lets the process handle other requests; resolves when this page may go on. */
  readonly yieldToEventLoop?: () => Promise<void>;
}

export interface RenderResult {
  readonly status: number;
  /** Where the address redirects to; absent for a page. */
  readonly location?: string;
  readonly head: Head;
  readonly html: string;
  /** Whether the browser may show the page's header before the rest has arrived. */
  readonly headerFirst: boolean;
  /** The values of the `style` attributes in `html`, each once. */
  readonly styleAttributes: readonly string[];
  /** CSS rules of the rendered styled components, the content of one style block. */
  readonly css: string;
  /** Which classes have rules in `css`, as styled-components reads it on hydration. */
  readonly styleNames: string;
  /** Version of styled-components that wrote them; the one in the browser takes over only what its own version wrote. */
  readonly styleVersion: string;
  /** Query results that the browser need not fetch again; `null` for none. */
  readonly preloadedState: unknown;
  /** Source files of the rendered screens; the page preloads their chunks. */
  readonly files: readonly string[];
}

/** The markup of a page that the server does not render, and of a redirect. */
export const emptyMarkup = {
  html: '',
  headerFirst: false,
  styleAttributes: [],
  css: '',
  styleNames: '',
  styleVersion: '',
  preloadedState: null,
  files: [],
} satisfies Partial<RenderResult>;

/**
 * Returns the address from which a page is rendered, the same for all addresses that show the same page: with only the query
 * parameters that the page uses, in one spelling. `hasPageOfText` tells whether `/slug` is a page of text.
 */
export type PageAddress = (address: string, hasPageOfText: (slug: string) => boolean) => Promise<string>;

export type RenderPage = (request: RenderRequest) => Promise<RenderResult>;
