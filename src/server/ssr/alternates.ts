import { addressPrefixes, localAddress } from '#domain/pages/languages.ts';
import { absoluteUrl } from '../http/security/shopOrigin.ts';

interface Alternate {
  /** The value of `hreflang`: a language, or `x-default` for visitors of any other one. */
  readonly language: string;
  readonly address: string;
}

/** The addresses of a page in each language, so that search engines show visitors the one in their language (BN-1). */
export const alternates = (origin: string, path: string): Alternate[] =>
  [...Object.entries(addressPrefixes), ['x-default', addressPrefixes.en] as const].map(
    ([language, prefix]) => ({
      language,
      address: absoluteUrl(origin, localAddress(prefix, path)) ?? '',
    }),
  );
