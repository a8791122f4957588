/** The shop's pages of text (SP-9): About, contact, terms, and a merchant's own. */

/** What a merchant writes and chooses. */
export interface PageContents {
  readonly title: string;
  /** The page's address is `/` and this. */
  readonly slug: string;
  /** For search engines; empty: the shop's own description. */
  readonly description: string;
  /** Markdown with the names of `pagePlaceholders`. */
  readonly body: string;
  readonly isPublished: boolean;
  readonly inMenu: boolean;
  readonly inFooter: boolean;
  /** What Bengali pages show in place of the English texts (BN-5); absent or empty for none. */
  readonly titleBengali?: string | undefined;
  readonly descriptionBengali?: string | undefined;
  readonly bodyBengali?: string | undefined;
}

/** A page with the number of its version, and its contents before the last change. */
export interface SavedPage {
  readonly _id: string;
  /** 0 until the page is changed for the first time. */
  readonly version: number;
  readonly page: PageContents;
  /** `null` for a page that was never changed. */
  readonly previous: PageContents | null;
}

/** One row of the merchant's list of pages. */
export type PageSummary = Pick<SavedPage, '_id'> &
  Omit<PageContents, 'body' | 'description' | `${string}Bengali`>;

/** A page as shoppers get it. */
export interface PublicPage {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Made from the Markdown by the server, without anything that runs. */
  readonly html: string;
  readonly titleBengali?: string | undefined;
  readonly descriptionBengali?: string | undefined;
  readonly htmlBengali?: string | undefined;
}

/** A link to a page, in the menu or the footer. */
export interface PageLink {
  readonly to: string;
  readonly label: string;
  /** Absent without one, and on English pages. */
  readonly labelBengali?: string | undefined;
}

export const pagePath = (slug: string): string => `/${slug}`;

/** Ids of the pages whose address and layout are the specification's (RT-3, RT-4). */
export const fixedPages = { about: '0'.repeat(23) + 1, contact: '0'.repeat(23) + 2 } as const;

/** The address that the page cannot lose; `undefined` for a page whose address is the merchant's choice. */
export const fixedSlug = (id: string): string | undefined =>
  new Map<string, string>([
    [fixedPages.about, 'about-us'],
    [fixedPages.contact, 'contact-us'],
  ]).get(id);

/** The pages after the one at place `from` has come to place `to`; places from 1. */
export const movePage = <Page>(pages: readonly Page[], from: number, to: number): Page[] =>
  pages.toSpliced(from - 1, 1).toSpliced(to - 1, 0, ...pages.slice(from - 1, from));

/** The pages in the stored sequence of ids; those that it does not name stand last, as they are. */
export const inSequence = <Page extends Pick<SavedPage, '_id'>>(
  pages: readonly Page[],
  ids: readonly string[],
): Page[] => [
  ...ids.flatMap((id) => pages.filter(({ _id }) => _id === id)),
  ...pages.filter(({ _id }) => !ids.includes(_id)),
];

/** Most pages that a shop may have. */
export const pagesLimit = 50;
