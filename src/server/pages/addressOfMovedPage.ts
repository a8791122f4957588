import { pagePath } from '#domain/shop/shopPage.ts';

/** The present and the earlier addresses of a published page of text. */
interface PageAddresses {
  readonly slug: string;
  readonly formerSlugs: readonly string[];
  /** `null` for a page of a new shop that was never changed, and so has no earlier address. */
  readonly changedAt: Date | null;
}

const pageOfText = /^\/([a-z0-9-]+)\/?(\?.*)?$/;

const timeOf = ({ changedAt }: PageAddresses): number => changedAt?.getTime() ?? 0;

/**
 * The present address of the page of text that had this address earlier, with the same parameters; `registerSsr` redirects to it.
 * Both are without the prefix of the language. `null` if no page had the address, or if a page has it now. If several pages
 * had it, the one that was changed last.
 */
export const addressOfMovedPage = (pages: readonly PageAddresses[], address: string): string | null => {
  const [, slug, search = ''] = pageOfText.exec(address) ?? [];
  if (slug === undefined || pages.some((page) => page.slug === slug)) return null;
  const [moved] = pages
    .filter(({ formerSlugs }) => formerSlugs.includes(slug))
    .toSorted((a, b) => timeOf(b) - timeOf(a));
  return moved === undefined ? null : `${pagePath(moved.slug)}${search}`;
};
