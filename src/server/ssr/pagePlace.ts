/** Where a page is. */
export interface PagePlace {
  /** The shop's public origin. */
  readonly origin: string;
  /** What the addresses of its language begin with. */
  readonly prefix: string;
}
