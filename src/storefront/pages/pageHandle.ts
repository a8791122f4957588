import { isNotFound } from '#api/client/isNotFound.ts';
import type { PageState, RouteHandle, RouteLocation } from '#api/client/routeHandle.ts';
import { selectShop } from '#api/client/shopSlice.ts';
import { pagesApi } from '#api/shop/pagesApi.ts';
import { englishPath } from '#domain/pages/englishPath.ts';
import type { Head } from '#domain/pages/head.ts';
import { localAddress } from '#domain/pages/languages.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { type PageLink, type PublicPage, pagePath } from '#domain/shop/shopPage.ts';
import { screenMessages } from '#messages/domain/screenMessages.ts';
import { language, prefix } from '#messages/language.ts';
import * as messages from '#messages/storefront/pages.ts';

/** The route's handle for a page of text: the one with the fixed slug, or else with the slug in the address. */
export const pageHandle = (fixedSlug?: string): RouteHandle => {
  const slugIn = (params: RouteLocation['params']): string => fixedSlug ?? params.slug ?? '';
  return {
    head: ({ params }, state) => pageHead(slugIn(params), state),
    prefetch: ({ params }, state) => {
      const slug = slugIn(params);
      return isPublished(selectShop(state), pagePath(slug)) ? [fetchPage(slug)] : [];
    },
  };
};

/** The head of a page of text, with the status 404 if it is not published and 503 if it was not loaded. */
const pageHead = (slug: string, state: PageState): Head => {
  const { data: page, error, isUninitialized } = pagesApi.endpoints.getPublicPage.select(slug)(state);
  const canonical = pagePath(slug);
  const shop = selectShop(state);
  // A page that was published after this tab was opened is not in its settings; it is asked for.
  if (isNotFound(error) || (isUninitialized && !isPublished(shop, canonical))) return notFound;
  if (page !== undefined) {
    const { title, description } = localPage(page);
    return {
      title,
      description: description || shop.description,
      canonical,
      about: {
        crumbs: [
          { name: messages.home, to: '/' },
          { name: title, to: canonical },
        ],
      },
    };
  }
  const title = labelAt(shop, canonical) ?? shop.name;
  return error === undefined ? { title, canonical } : { title, status: 503 };
};

/** Private, since the server renders every unknown address by it: one may be the secret link of an order with more behind it (SH-4). */
const notFound: Head = { title: screenMessages.notFound, status: 404, isPrivate: true };

const fetchPage = (slug: string) => pagesApi.endpoints.getPublicPage.initiate(slug);

/** Whether the shop has published a page of text at the path. */
export const isPublished = (shop: Shop, path: string): boolean =>
  shop.unlinkedPages.includes(path) || linkTo(shop, path) !== undefined;

/** The link to the path in menu or footer; `undefined` if there is none. */
const linkTo = ({ menuPages, footerPages }: Shop, path: string): PageLink | undefined =>
  [...menuPages, ...footerPages].find(({ to }) => to === path);

/** The name of the link to the path, in the language of the application; `undefined` if there is no link. */
const labelAt = (shop: Shop, path: string): string | undefined => {
  const link = linkTo(shop, path);
  return language === 'bn' ? (link?.labelBengali ?? link?.label) : link?.label;
};

/** The page with its texts in the language of the application. */
export const localPage = (page: PublicPage): PublicPage =>
  language === 'bn'
    ? {
        ...page,
        title: page.titleBengali ?? page.title,
        description: page.descriptionBengali ?? page.description,
        html: withLocalLinks(page.htmlBengali ?? page.html),
      }
    : page;

/** The text with its links to pages of the shop in the language of the application (BN-1); a file is in no language. */
const withLocalLinks = (html: string): string =>
  html.replace(
    /(<a href=")(\/(?!(?:pictures|feeds)\/)[^"]*)/g,
    (_link, start: string, path: string) => start + localAddress(prefix, englishPath(path)),
  );
