import { shopName } from '../shop/shopName.ts';
import type { ShopSettings } from '../shop/shopSettings.ts';
import type { Language } from '../values/language.ts';
import type { PageSubject } from './pageSubject.ts';

/** An image of the first view to preload, with the `sizes` of its img and its widest file in pixels. */
export interface PreloadedImage {
  readonly address: string;
  readonly sizes: string;
  readonly width: number;
}

/** A page's metadata for browsers, search engines and link previews. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** The page's canonical address for search engines, from the root. */
  readonly canonical?: string;
  /** An image's address, absolute or from the root. */
  readonly image?: string;
  /** What the image shows. */
  readonly imageAlt?: string;
  /** Images that the browser preloads before it has parsed the page. */
  readonly preloadedImages?: readonly PreloadedImage[];
  /** What the structured data of the page describes. */
  readonly about?: PageSubject;
  /** Whether search engines should not index the page; a page with status 404 is never indexed. */
  readonly noIndex?: boolean;
  /** Whether the page's address is or may be a secret: no cache may keep the page, and no request of it sends the address as referrer. */
  readonly isPrivate?: boolean;
  /** HTTP status of the first response when it is not 200. */
  readonly status?: number;
}

/** The title of the browser's window: the page's title and the shop's name, both in the language of the page. */
export const fullTitle = (
  { title }: Head,
  shop: Pick<ShopSettings, 'name' | 'nameBengali'>,
  language: Language,
): string => {
  const name = shopName(shop, language);
  // The home page gives the shop's name as its title.
  return title === shop.name ? name : `${title} · ${name}`;
};
