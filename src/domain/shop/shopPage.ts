/** The shop's pages of text (SP-9): About, contact, terms, and a merchant's own. */

/** What a merchant writes and chooses. */
export interface PageContents {
  readonly title: string;
  /** The page's address after the `/`. */
  readonly slug: string;
  /** For search engines; if empty, the shop's own description is used. */
  readonly description: string;
  /** Markdown, which may hold the names of `pagePlaceholders` in braces. */
  readonly body: string;
  readonly isPublished: boolean;
  readonly inMenu: boolean;
  readonly inFooter: boolean;
  /** What Bengali pages show in place of the English texts (BN-5); absent or empty for none. */
  readonly titleBengali?: string | undefined;
  readonly descriptionBengali?: string | undefined;
  readonly bodyBengali?: string | undefined;
}

/** A page with the number of its version. */
export interface SavedPage {
  readonly _id: string;
  /** 0 until the page is changed for the first time. */
  readonly version: number;
  readonly page: PageContents;
  /** Its contents before the last change; `null` for a page that was never changed. */
  readonly previous: PageContents | null;
}

/** One row of the merchant's list of pages. */
export type PageSummary = Pick<SavedPage, '_id'> &
  Omit<PageContents, 'body' | 'description' | 'descriptionBengali' | 'bodyBengali'>;

/** A page as shoppers get it. */
export interface PublicPage {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Made by the server from the Markdown; it holds no scripts. */
  readonly html: string;
  readonly titleBengali?: string | undefined;
  readonly descriptionBengali?: string | undefined;
  readonly htmlBengali?: string | undefined;
}

/** A link to a page, in the menu or the footer. */
export interface PageLink {
  readonly to: string;
  readonly label: string;
  /** Absent if the page has none, and on English pages. */
  readonly labelBengali?: string | undefined;
}

export const pagePath = (slug: string): string => `/${slug}`;

/** The id of a page that every new shop has: 24 digits, as other ids have. */
export const pageId = (digit: number): string => '0'.repeat(23) + digit;

/** Ids of the pages whose address and layout the specification sets (RT-3, RT-4). */
export const fixedPages = { about: pageId(1), contact: pageId(2) } as const;

const fixedSlugs: ReadonlyMap<string, string> = new Map([
  [fixedPages.about, 'about-us'],
  [fixedPages.contact, 'contact-us'],
]);

/** The address that the page must keep; `undefined` for a page whose address the merchant chooses. */
export const fixedSlug = (id: string): string | undefined => fixedSlugs.get(id);

/** The list of pages with the page at place `from` moved to place `to`; places count from 1. */
export const movedInList = <Page>(pages: readonly Page[], from: number, to: number): Page[] => {
  const moved = pages.slice(from - 1, from);
  const others = pages.toSpliced(from - 1, 1);
  return others.toSpliced(to - 1, 0, ...moved);
};

/** The pages in the stored sequence of ids; those that it does not name stand last, as they are. */
export const inSequence = <Page extends Pick<SavedPage, '_id'>>(
  pages: readonly Page[],
  ids: readonly string[],
): Page[] => [
  ...ids.flatMap((id) => pages.filter(({ _id }) => _id === id)),
  ...pages.filter(({ _id }) => !ids.includes(_id)),
];

/** Maximum number of pages in a shop. */
export const pagesLimit = 50;
