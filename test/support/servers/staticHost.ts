import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { PageSettings } from '#contract/settings.ts';
import { defaultLabel } from '#domain/products/defaultCategories.ts';
import type { PageShop } from '#domain/products/pageShop.ts';
import { type LoopbackServer, openServer } from './openServer.ts';
import { builtShop } from './openShop.ts';

/** A block that was written by hand may leave out any of the settings. */
type HandWrittenSettings = Partial<Omit<PageSettings, 'shop'>> & { readonly shop?: Partial<PageShop> };

interface StaticHostOptions {
  /** Content of the settings block of index.html. */
  readonly settings?: HandWrittenSettings;
  /** Allows cross-origin calls, with only the headers `content-type` and `authorization`. */
  readonly isOpenToOrigins?: boolean;
  /** Whether the call at this path is carried out but the connection ends without a complete response. */
  readonly losesResponse?: (path: string) => boolean;
}

const client = join(builtShop, 'client');
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const knownQueries = ['searchQuery', 'category', 'subCategory', 'productType', 'email'];
const knownCalls =
  /^\/api\/(jwt|admin\/[^/]+|customer\/[^/]+|products|product\/[^/]+|postOrder|orders|order|orderStatus\/[^/]+|deleteOrder\/[^/]+|getSliders|getSlider\/[^/]+|postUser|users)$/;

const forward = async (
  shop: string,
  url: URL,
  method: string,
  headers: Headers,
  body: Buffer,
): Promise<Response> => {
  const target = new URL(url.pathname, shop);
  for (const name of knownQueries) {
    const value = url.searchParams.get(name);
    if (value !== null) target.searchParams.set(name, value);
  }
  return fetch(target, { method, headers, ...(body.length > 0 ? { body: new Uint8Array(body) } : {}) });
};

const onlyFrom = (headers: Record<string, unknown>, names: readonly string[]): Headers =>
  new Headers(names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])));

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'content-type, authorization',
};

const isMisspelled = (url: URL): boolean => {
  const category = url.searchParams.get('category');
  return category !== null && category !== defaultLabel(category);
};

const file = async (path: string): Promise<{ body: Buffer; type: string }> => {
  const index = /^\/bn(\/|$)/.test(path) ? 'bn/index.html' : 'index.html';
  const source = join(client, extname(path) === '' ? index : path);
  return { body: await readFile(source), type: types[extname(source)] ?? 'application/octet-stream' };
};

const page = async (path: string, settings: HandWrittenSettings) => {
  const { body, type } = await file(path);
  const block = '<script id="settings" type="application/json">';
  const written = () => body.toString().replace(`${block}{}`, `${block}${JSON.stringify(settings)}`);
  return { body: type.startsWith('text/html') ? written() : body, type };
};

const respond = async (
  shop: string,
  { settings = {}, isOpenToOrigins = false, losesResponse = () => false }: StaticHostOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const url = new URL(request.url ?? '/', 'http://host');
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const isKnownCall = knownCalls.test(url.pathname);
  const cors = isOpenToOrigins && isKnownCall ? corsHeaders : {};
  if (isKnownCall && request.method === 'OPTIONS') {
    response.writeHead(204, cors).end();
  } else if (isKnownCall && isMisspelled(url)) {
    response.writeHead(200, { ...cors, 'content-type': 'application/json' }).end('{"data":[]}');
  } else if (isKnownCall || url.pathname.startsWith('/pictures/')) {
    const headers = onlyFrom(request.headers, ['content-type', 'authorization']);
    const reply = await forward(shop, url, request.method ?? 'GET', headers, Buffer.concat(parts));
    response.writeHead(reply.status, { ...cors, 'content-type': reply.headers.get('content-type') ?? '' });
    // After a first byte: Chromium itself resends a request when a reused connection closes without one.
    if (losesResponse(url.pathname)) return void response.write('{', () => response.destroy());
    response.end(Buffer.from(await reply.arrayBuffer()));
  } else if (url.pathname.startsWith('/api/')) {
    response.writeHead(404).end('Cannot GET');
  } else {
    const { body, type } = await page(url.pathname, settings);
    response.writeHead(200, { 'content-type': type }).end(body);
  }
};

/**
 * A host that serves the build as static files and only the calls of API-1 to API-7: it removes every
 * addition of the bundled server (paging, extra calls, headers), and finds a category only in the catalog's
 * own spelling.
 */
export const openStaticHost = (shop: string, options: StaticHostOptions = {}): Promise<LoopbackServer> =>
  openServer((request, response) => {
    respond(shop, options, request, response).catch(() => response.writeHead(404).end());
  });
