import type { Head } from '#domain/pages/head.ts';
import { sharingPicturePath, sharingSize } from '#domain/pages/sharingPicture.ts';
import { isOrderable, type Product, salePrice } from '#domain/products/product.ts';
import { shopName } from '#domain/shop/shopName.ts';
import type { PublicSettings } from '#domain/shop/shopSettings.ts';
import type { Language } from '#domain/values/language.ts';
import { escapeHtml } from '../http/security/escapeHtml.ts';
import { absoluteUrl } from '../http/security/shopOrigin.ts';
import { currency } from './structuredData/shopTerms.ts';

interface SharedPage {
  readonly title: string;
  readonly description: string;
  readonly canonical: string | undefined;
  readonly shop: PublicSettings;
  readonly language: Language;
}

type Attribute = 'property' | 'name';

/** A meta tag; none if `content` is `undefined`. */
const tag = (attribute: Attribute, name: string, content: string | number | undefined): string[] =>
  content === undefined ? [] : [`<meta ${attribute}="${name}" content="${escapeHtml(String(content))}">`];

/** The page's picture with what it shows, or else the shop's (SP-10); `image` is `undefined` if there is neither. */
const pictureOf = (head: Head, { shop, language }: SharedPage): { image: string | undefined; alt: string } =>
  head.image === undefined
    ? { image: shop.sharingPicture?.address, alt: shopName(shop, language) }
    : { image: head.image, alt: head.imageAlt ?? head.title };

/** Tags for the picture. Of the shop's own images there is a JPEG of `sharingSize`; the size of a picture from another host is unknown. */
const pictureTags = (head: Head, page: SharedPage, origin: string): string[] => {
  const { image, alt } = pictureOf(head, page);
  if (image === undefined) return [];
  const jpegPath = sharingPicturePath(image);
  const address = absoluteUrl(origin, jpegPath ?? image);
  if (address === undefined) return [];
  return [
    ...tag('property', 'og:image', address),
    ...(jpegPath === undefined
      ? []
      : [
          ...tag('property', 'og:image:type', 'image/jpeg'),
          ...tag('property', 'og:image:width', sharingSize.width),
          ...tag('property', 'og:image:height', sharingSize.height),
        ]),
    ...tag('property', 'og:image:alt', alt),
    ...tag('name', 'twitter:image', address),
    ...tag('name', 'twitter:image:alt', alt),
  ];
};

const productTags = (product: Product | undefined): string[] => {
  const price = product === undefined ? null : salePrice(product);
  if (product === undefined || price === null) return [];
  return [
    ...tag('property', 'product:price:amount', price),
    ...tag('property', 'product:price:currency', currency),
    ...tag('property', 'product:availability', isOrderable(product) ? 'in stock' : 'out of stock'),
  ];
};

/** The languages as Facebook names them. */
const locales: Readonly<Record<Language, string>> = { en: 'en_GB', bn: 'bn_BD' };
const otherLocales = (language: Language): string[] =>
  Object.values(locales).filter((locale) => locale !== locales[language]);

/** The tags for link previews: Open Graph, and those that Twitter needs besides. `origin` is the shop's public origin. */
export const sharingTags = (head: Head, page: SharedPage, origin: string): string[] => {
  const { title, description, canonical, shop, language } = page;
  const picture = pictureTags(head, page, origin);
  return [
    ...tag('property', 'og:site_name', shopName(shop, language)),
    ...tag('property', 'og:title', title),
    ...tag('property', 'og:description', description),
    ...tag('property', 'og:url', canonical),
    ...tag('property', 'og:type', head.about?.product === undefined ? 'website' : 'product'),
    ...tag('property', 'og:locale', locales[language]),
    ...otherLocales(language).flatMap((locale) => tag('property', 'og:locale:alternate', locale)),
    ...tag('name', 'twitter:card', picture.length === 0 ? 'summary' : 'summary_large_image'),
    ...picture,
    ...productTags(head.about?.product),
  ];
};
