/** Where a page is: what comes before its path. */
export interface PagePlace {
  /** The shop's public origin. */
  readonly origin: string;
  /** What the paths of the page's language begin with: '' or '/bn'. */
  readonly prefix: string;
}
