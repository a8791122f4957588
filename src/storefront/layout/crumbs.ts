/** One step of a breadcrumb. */
export interface Crumb {
  readonly name: string;
  readonly to: string;
}

/** The breadcrumb as search engines read it; addresses from the root. */
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
