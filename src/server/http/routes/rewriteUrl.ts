import type { IncomingMessage } from 'node:http';
import { addressPrefixes } from '#domain/pages/languages.ts';
import { isDecodable } from '#domain/values/webAddress.ts';

/** Every path leads to a page, except the paths of the API, the built files and the pictures. */

const noPage = /^\/(api|assets|pictures)(\/|$)/;

/** Whether the path leads to a page; a path that begins with the prefix of a language does, whatever follows. */
export const isPage = (path: string): boolean => !noPage.test(path);

/** Whether the path begins with a language, but spelled with escapes, as `/%62n/shop` is. */
const hidesPrefix = (path: string): boolean => {
  const [escapedStart] = /^\/[^/]*%[^/]*/.exec(path) ?? [];
  if (escapedStart === undefined) return false;
  return Object.values<string>(addressPrefixes).includes(decodeURIComponent(escapedStart));
};

/**
 * The URL that Fastify routes. A page's path that cannot be decoded is escaped once more: Fastify would answer it with
 * JSON, and the visitor would not see the shop's Not Found page. A path that hides its prefix (`hidesPrefix`) is escaped too,
 * since the application in the browser has no such path. `request.originalUrl` holds the URL as sent.
 */
export const rewriteUrl = ({ url = '/' }: IncomingMessage): string => {
  const [path = ''] = url.split('?', 1);
  const isEscaped = isPage(path) && (!isDecodable(path) || hidesPrefix(path));
  return isEscaped ? path.replaceAll('%', '%25') + url.slice(path.length) : url;
};
