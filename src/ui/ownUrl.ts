import { localAddress } from '#domain/pages/languages.ts';
import { prefix } from '#messages/language.ts';

/** The URL of a page of this shop in the language of this page, given as its path in English (BN-1); for the browser alone. */
export const ownUrl = (path: string): string => new URL(localAddress(prefix, path), location.origin).href;
