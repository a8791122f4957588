import type { Head } from '#domain/pages/head.ts';
import type { PageSettings } from './settings.ts';

/** Interface between the server and the application that it renders: request and result. */

export interface RenderRequest {
  /** Path and query, as `PageAddress` returns them. */
  readonly address: string;
  readonly settings: PageSettings;
  /** Calls the API of this process. */
  readonly fetch: typeof fetch;
  /** Resolves when this page may render: between two pages the process handles other requests. */
  readonly yieldToEventLoop?: () => Promise<void>;
}

export interface RenderResult {
  readonly status: number;
  /** Redirect target; absent if the address is a page of its own. */
  readonly location?: string;
  readonly head: Head;
  readonly html: string;
  /** Whether the browser may show the page's header before it reads the rest. */
  readonly headerFirst: boolean;
  /** The values of the `style` attributes in `html`, each once. */
  readonly styleAttributes: readonly string[];
  /** CSS rules of the rendered styled components, the content of one style block. */
  readonly css: string;
  /** Which classes have rules in `css`, as styled-components reads it on hydration. */
  readonly styleNames: string;
  /** Version of styled-components that wrote both; the browser's copy takes over only those of its own version. */
  readonly styleVersion: string;
  /** Query results that the browser need not fetch again; `null` for none. */
  readonly preloadedState: unknown;
  /** Source files of the rendered screens; the page preloads their chunks. */
  readonly files: readonly string[];
}

/** The parts of a page that the server does not render. */
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
 * Returns the address that a page is rendered from: only the query parameters that the page uses, in one
 * spelling. Addresses that show the same page return the same: `hasPage` tells whether `/slug` is a page of text.
 */
export type PageAddress = (address: string, hasPage: (slug: string) => boolean) => Promise<string>;

export type RenderPage = (request: RenderRequest) => Promise<RenderResult>;
