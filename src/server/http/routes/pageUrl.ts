import type { IncomingMessage } from 'node:http';
import { isDecodable } from '#domain/values/webAddress.ts';

/** Every path is a page except those of the API, the built files and the pictures. */

const others = /^\/(api|assets|pictures)(\/|$)/;

export const isPage = (path: string): boolean => !others.test(path);

/**
 * Escapes a page's path that cannot be decoded: Fastify would respond to it with JSON before routing, and the
 * user would not see the shop's Not Found page. `request.originalUrl` holds the URL as sent.
 */
export const rewriteUrl = ({ url = '/' }: IncomingMessage): string => {
  const [path = ''] = url.split('?', 1);
  if (isDecodable(path) || !isPage(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
};
