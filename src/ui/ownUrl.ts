import { localAddress } from '#domain/pages/languages.ts';
import { prefix } from '#messages/language.ts';

/** The URL, in the language of the present page, of the shop's page with this English path (BN-1). For the browser only. */
export const ownUrl = (path: string): string => new URL(localAddress(prefix, path), location.origin).href;
