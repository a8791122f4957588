import { shop } from '#domain/shop.ts';

/** schema.org JSON-LD of the shop for search engines. */
export const organizationLd = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: shop.name,
  alternateName: shop.nameBengali,
  description: shop.description,
  url: '/',
  logo: '/favicon.svg',
  email: shop.supportEmail,
  telephone: shop.helpline,
  address: { '@type': 'PostalAddress', streetAddress: shop.address, addressCountry: 'BD' },
  areaServed: shop.country,
} as const;
