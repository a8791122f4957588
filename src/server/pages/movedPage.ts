import { pagePath } from '#domain/shop/shopPage.ts';

/** A published page of text with its earlier addresses. */
interface MovedPage {
  readonly slug: string;
  readonly formerSlugs: readonly string[];
  /** `null` for a page of a new shop that was never changed, and so has no earlier address. */
  readonly changedAt: Date | null;
}

const oneWord = /^\/([a-z0-9-]+)\/?(\?.*)?$/;

const timeOf = ({ changedAt }: MovedPage): number => changedAt?.getTime() ?? 0;

/**
 * The present address, with its parameters, of the page of text that had this address earlier; `null` if no page had it, or
 * if a page has it now. If several pages had it, the one that was changed last.
 */
export const movedPage = (pages: readonly MovedPage[], address: string): string | null => {
  const [, slug, search = ''] = oneWord.exec(address) ?? [];
  if (slug === undefined || pages.some((page) => page.slug === slug)) return null;
  const [moved] = pages
    .filter(({ formerSlugs }) => formerSlugs.includes(slug))
    .toSorted((a, b) => timeOf(b) - timeOf(a));
  return moved === undefined ? null : `${pagePath(moved.slug)}${search}`;
};
