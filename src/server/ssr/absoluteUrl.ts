/** `undefined` for no URL or one that cannot be resolved: a bad stored value must not break the page. */
export const absoluteUrl = (origin: string, url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url, origin) ? new URL(url, origin).href : undefined;
