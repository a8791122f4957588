/** One step of a breadcrumb. */
export interface Crumb {
  readonly name: string;
  readonly to: string;
}

/** schema.org JSON-LD of the breadcrumb for search engines; addresses are root-relative. */
export const crumbsLd = (crumbs: readonly Crumb[]): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: to,
  })),
});
