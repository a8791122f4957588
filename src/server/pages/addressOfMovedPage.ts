import { pagePath } from '#domain/shop/shopPage.ts';
import type { PublishedPage } from './pagesRepository.ts';

const pageOfText = /^\/([a-z0-9-]+)\/?(\?.*)?$/;

const timeOf = ({ changedAt }: PublishedPage): number => changedAt?.getTime() ?? 0;

/**
 * The present address of the page of text that had this address earlier, with the same parameters; `registerSsr` redirects to it.
 * Both addresses are without the prefix of the language. If several pages had the address, the one that was changed last counts.
 * `null` if no page had it, or if a page has it now.
 */
export const addressOfMovedPage = (pages: readonly PublishedPage[], address: string): string | null => {
  const [, slug, search = ''] = pageOfText.exec(address) ?? [];
  if (slug === undefined || pages.some((page) => page.slug === slug)) return null;
  const [moved] = pages
    .filter(({ formerSlugs }) => formerSlugs.includes(slug))
    .toSorted((a, b) => timeOf(b) - timeOf(a));
  return moved === undefined ? null : `${pagePath(moved.slug)}${search}`;
};
