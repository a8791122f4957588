/** What a page says of itself to browsers, search engines and those who share its address. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** The address under which search engines should know the page, from the root. */
  readonly canonical?: string;
  /** A picture's address, absolute or from the root. */
  readonly image?: string;
  /** schema.org facts, each written as its own JSON-LD block. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
  /** Whether search engines should leave the page out; one that is not found is left out anyway. */
  readonly unlisted?: boolean;
  /** HTTP status of the first view when it is not 200. */
  readonly status?: number;
}
