/** A picture of the first view, and how wide it will stand, as in `sizes` of its img. */
export interface EarlyPicture {
  readonly address: string;
  readonly sizes: string;
}

/** What a page says of itself to browsers, search engines and those who share its address. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** The address under which search engines should know the page, from the root. */
  readonly canonical?: string;
  /** A picture's address, absolute or from the root. */
  readonly image?: string;
  /** Asked for before anything else of the page has been read. */
  readonly earlyPictures?: readonly EarlyPicture[];
  /** schema.org facts, each written as its own JSON-LD block. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
  /** Whether search engines should leave the page out; one that is not found is left out anyway. */
  readonly unlisted?: boolean;
  /** HTTP status of the first view when it is not 200. */
  readonly status?: number;
}
