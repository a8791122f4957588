import { pagePath } from '#domain/shop/shopPage.ts';

/** A published page of text with the addresses that it has had. */
interface MovedPage {
  readonly slug: string;
  readonly formerSlugs: readonly string[];
  readonly changedAt: Date | null;
}

const oneWord = /^\/([a-z0-9-]+)\/?(\?.*)?$/;

const timeOf = ({ changedAt }: MovedPage): number => changedAt?.getTime() ?? 0;

/**
 * Where the earlier address of a page of text leads, with its parameters; `null` for every other address, and for one that
 * a page has now. Of several pages that have had it, the one that was changed last.
 */
export const movedPage = (pages: readonly MovedPage[], address: string): string | null => {
  const [, slug, search = ''] = oneWord.exec(address) ?? [];
  if (slug === undefined || pages.some((page) => page.slug === slug)) return null;
  const [moved] = pages
    .filter(({ formerSlugs }) => formerSlugs.includes(slug))
    .toSorted((a, b) => timeOf(b) - timeOf(a));
  return moved === undefined ? null : `${pagePath(moved.slug)}${search}`;
};
