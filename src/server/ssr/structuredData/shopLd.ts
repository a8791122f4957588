import type { Organization, SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts';
import type { PublicSettings } from '#domain/shop/shopSettings.ts';
import { country, returnPolicyOf, shippingService } from './shopTerms.ts';

/** The shop and its search as structured data. Addresses are paths here: `jsonScript` makes them absolute. */

/** A shop may have no Bengali name. */
const names = ({ name, nameBengali }: PublicSettings) =>
  nameBengali === '' ? { name } : { name, alternateName: nameBengali };

/** The shop, as search engines read it. */
export const organizationLd = (shop: PublicSettings): WithContext<Organization> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  ...names(shop),
  description: shop.description,
  url: '/',
  logo: shop.logo?.address ?? '/favicon.svg',
  email: shop.supportEmail,
  telephone: shop.helpline,
  contactPoint: shop.phones.map((telephone) => ({
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone,
  })),
  address: { '@type': 'PostalAddress', streetAddress: shop.address, addressCountry: country },
  areaServed: shop.country,
  hasShippingService: shippingService(shop),
  hasMerchantReturnPolicy: returnPolicyOf(shop),
});

const search: WithActionConstraints<SearchAction> = {
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: '/shop?search={search_term_string}' },
  'query-input': 'required name=search_term_string',
};

/** The shop's pages and their search. */
export const webSiteLd = (shop: PublicSettings): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  ...names(shop),
  url: '/',
  potentialAction: search,
});
