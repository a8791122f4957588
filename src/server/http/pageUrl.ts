import type { IncomingMessage } from 'node:http';
import { isDecodable } from '#domain/webAddress.ts';

/** Which addresses are pages: all but the API's, the built files' and the pictures'. */

const others = /^\/(api|assets|pictures)(\/|$)/;

export const isPage = (path: string): boolean => !others.test(path);

/**
 * For Fastify, which answers an address that it cannot decode with JSON before any route is asked: a page's
 * is escaped, so that a person gets the shop's own Not Found. `request.originalUrl` has it as it came.
 */
export const rewriteUrl = ({ url = '/' }: IncomingMessage): string => {
  const [path = ''] = url.split('?', 1);
  if (isDecodable(path) || !isPage(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
};
