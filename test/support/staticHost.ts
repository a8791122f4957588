import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { builtShop } from './openShop.ts';

/**
 * A host that serves the build as plain files and speaks the calls of spec §7 and nothing more: every
 * addition of the bundled server (paging, extra calls, headers) is cut out on the way.
 */
export interface StaticHost {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const client = join(builtShop, 'client');
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const spokenQueries = ['searchQuery', 'category', 'subCategory', 'productType', 'email'];
const spoken =
  /^\/api\/(jwt|admin\/[^/]+|customer\/[^/]+|products|product\/[^/]+|postOrder|orders|order|orderStatus\/[^/]+|deleteOrder\/[^/]+|getSliders|getSlider\/[^/]+|postUser|users)$/;

const forwarded = async (
  shop: string,
  url: URL,
  method: string,
  headers: Headers,
  body: Buffer,
): Promise<Response> => {
  const target = new URL(url.pathname, shop);
  for (const name of spokenQueries) {
    const value = url.searchParams.get(name);
    if (value !== null) target.searchParams.set(name, value);
  }
  return fetch(target, { method, headers, ...(body.length > 0 ? { body: new Uint8Array(body) } : {}) });
};

const onlyFrom = (headers: Record<string, unknown>, names: readonly string[]): Headers =>
  new Headers(names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])));

const file = async (path: string): Promise<{ body: Buffer; type: string }> => {
  const asked = join(client, path);
  const found = extname(path) === '' ? join(client, 'index.html') : asked;
  return { body: await readFile(found), type: types[extname(found)] ?? 'application/octet-stream' };
};

const answer = async (shop: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const url = new URL(request.url ?? '/', 'http://host');
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  if (spoken.test(url.pathname) || url.pathname.startsWith('/pictures/')) {
    const headers = onlyFrom(request.headers, ['content-type', 'authorization']);
    const told = await forwarded(shop, url, request.method ?? 'GET', headers, Buffer.concat(parts));
    response.writeHead(told.status, { 'content-type': told.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await told.arrayBuffer()));
  } else if (url.pathname.startsWith('/api/')) {
    response.writeHead(404).end('Cannot GET');
  } else {
    const { body, type } = await file(url.pathname);
    response.writeHead(200, { 'content-type': type }).end(body);
  }
};

export const openStaticHost = async (shop: string): Promise<StaticHost> => {
  const server: Server = createServer((request, response) => {
    answer(shop, request, response).catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
