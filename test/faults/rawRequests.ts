/** Requests that no HTTP library sends: bytes for a raw socket. */

export interface RawRequest {
  readonly what: string;
  readonly bytes: Buffer;
  /** The only correct status; when omitted, any status below 500 or a closed connection is correct. */
  readonly status?: number;
}

const raw = (what: string, text: string, status?: number): RawRequest => ({
  what,
  bytes: Buffer.from(text, 'latin1'),
  ...(status === undefined ? {} : { status }),
});

const close = 'Connection: close\r\n';
const get = (path: string, lines = 'Host: localhost\r\n', version = '1.1') =>
  `GET ${path} HTTP/${version}\r\n${lines}${close}\r\n`;
const post = (lines: string, body = '', path = '/api/postOrder') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${close}${lines}\r\n${body}`;
const json = 'Content-Type: application/json\r\n';

const pages = [
  '/',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-categories.xml',
  '/sitemap-products-1.xml',
  '/feeds/products.xml',
];
const paths = ['/api/health', '/api/products', '/pictures/x', ...pages];

const hosts: readonly string[] = [
  '',
  ' ',
  'a b',
  'a,b',
  'a/b',
  'a?b',
  'a#b',
  'a\\b',
  'a@b',
  'user:pass@a',
  '[',
  ']',
  '[::1',
  '[::1]x',
  'a:b',
  'a:-1',
  'a:99999',
  ':80',
  '..',
  'a..b',
  '%00',
  '%zz',
  '<a>',
  "a'b",
  'a"b',
  'a\xff',
  'a\tb',
  'a'.repeat(300),
  'http://a',
];

export const rawRequests: readonly RawRequest[] = [
  raw('HTTP/1.0 without a host at the health check', get('/api/health', '', '1.0'), 200),
  raw('HTTP/1.0 without a host at the goods', get('/api/products', '', '1.0'), 200),
  raw('HTTP/1.0 without a host at robots.txt', get('/robots.txt', '', '1.0'), 200),
  raw('HTTP/1.0 without a host at the sitemap', get('/sitemap.xml', '', '1.0'), 200),
  raw('HTTP/1.0 without a host at the feed', get('/feeds/products.xml', '', '1.0'), 200),
  raw('HTTP/1.0 without a host at an unknown page', get('/no-such-page', '', '1.0'), 404),
  raw('HTTP/1.1 without a host', get('/api/health', ''), 400),
  ...paths.flatMap((path) =>
    hosts.map((host) => raw(`${path} with the host ${JSON.stringify(host)}`, get(path, `Host: ${host}\r\n`))),
  ),
  ...hosts
    .filter((host) => host.trim() !== '')
    .map((host) =>
      raw(
        `the forwarded host ${JSON.stringify(host)}`,
        get('/robots.txt', `Host: localhost\r\nX-Forwarded-Host: ${host}\r\n`),
      ),
    ),
  raw('two hosts', get('/api/health', 'Host: localhost\r\nHost: b\r\n')),
  raw('a NUL in the host', get('/api/health', 'Host: a\0b\r\n')),
  raw('HTTP/0.9', 'GET /api/health\r\n\r\n'),
  raw('HTTP/2.0', get('/api/health', 'Host: localhost\r\n', '2.0')),
  raw('HTTP/9', get('/api/health', 'Host: localhost\r\n', '9')),
  raw('an empty line first', `\r\n\r\n${get('/api/health')}`),
  raw('a full address', get('http://a/api/health')),
  raw('a full address of nothing', get('http:///')),
  raw('an address without a slash', get('api/health')),
  raw('an address of a star', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
  raw('two slashes', get('//api/health')),
  raw('two slashes and a host', get('//[/api/health')),
  raw('a NUL in the address', get('/api/\0health')),
  raw('a blank in the address', get('/api/ health')),
  raw('bytes above ASCII in the address', get('/api/product/\xff\xfe')),
  raw('an address of 15,000 letters', get(`/api/${'x'.repeat(15_000)}`)),
  raw('an address of 100,000 letters', get(`/api/${'x'.repeat(100_000)}`)),
  raw('a query of question marks', get(`/api/products?${'?'.repeat(5000)}`)),
  ...[
    'HEAD',
    'OPTIONS',
    'TRACE',
    'CONNECT',
    'PATCH',
    'PROPFIND',
    'QUERY',
    'LINK',
    'get',
    'G\0T',
    'NONSENSE',
  ].map((method) =>
    raw(`the method ${method}`, `${method} /api/products HTTP/1.1\r\nHost: localhost\r\n${close}\r\n`),
  ),
  ...['%', '%zz', '%00', '%ff', '%2e%2e/', '..%2f', '%C0%AE', 'a%0d%0aSet-Cookie:x'].flatMap((part) => [
    raw(`${part} in a page`, get(`/product/${part}`)),
    raw(`${part} in a picture`, get(`/pictures/${part}`)),
    raw(`${part} in a demo picture`, get(`/pictures/demo/${part}`)),
    raw(`${part} in a sitemap`, get(`/sitemap-products-${part}.xml`)),
    raw(`${part} in a feed`, get(`/feeds/${part}`)),
    raw(`${part} in a call`, get(`/api/${part}`)),
  ]),
  raw('a header without a colon', get('/api/health', 'Host: localhost\r\nnonsense\r\n')),
  raw('a header without a name', get('/api/health', 'Host: localhost\r\n: b\r\n')),
  raw('a NUL in a header', get('/api/health', 'Host: localhost\r\nX-A: \0\r\n')),
  raw('a folded header', get('/api/health', 'Host: localhost\r\nX-A: b\r\n c\r\n')),
  raw('bare line ends', 'GET /api/health HTTP/1.1\nHost: a\nConnection: close\n\n'),
  raw('2,500 headers', get('/api/health', `Host: localhost\r\n${'X-A: b\r\n'.repeat(2500)}`)),
  raw(
    'a header of 100,000 letters',
    get('/api/health', `Host: localhost\r\nX-A: ${'x'.repeat(100_000)}\r\n`),
  ),
  raw('a NUL in the token', get('/api/orders', 'Host: localhost\r\nAuthorization: Bearer a\0b\r\n')),
  raw(
    'two tokens',
    get('/api/orders', 'Host: localhost\r\nAuthorization: Bearer a\r\nAuthorization: Bearer b\r\n'),
  ),
  raw(
    'a wrong upgrade',
    get('/api/health', 'Host: localhost\r\nUpgrade: websocket\r\nConnection: upgrade\r\n'),
  ),
  raw('no length', post(json, '{}')),
  raw('a length below the body', post(`${json}Content-Length: 1\r\n`, '{"a":1}')),
  raw('a length of -1', post(`${json}Content-Length: -1\r\n`, '{}')),
  raw('a length of 1e9', post(`${json}Content-Length: 1e9\r\n`, '{}')),
  raw('a length of 10¹⁸', post(`${json}Content-Length: 1000000000000000000\r\n`, '{}')),
  raw('two lengths', post(`${json}Content-Length: 2\r\nContent-Length: 3\r\n`, '{}')),
  raw(
    'a length and chunks',
    post(`${json}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n`, '2\r\n{}\r\n0\r\n\r\n'),
  ),
  raw('a chunk of no size', post(`${json}Transfer-Encoding: chunked\r\n`, 'zz\r\n{}\r\n0\r\n\r\n')),
  raw('a chunk of 2⁶⁴', post(`${json}Transfer-Encoding: chunked\r\n`, 'ffffffffffffffff\r\n{}')),
  raw('an unknown transfer', post(`${json}Transfer-Encoding: nonsense\r\n`, '{}')),
  raw('chunks named twice', post(`${json}Transfer-Encoding: chunked, chunked\r\n`, '2\r\n{}\r\n0\r\n\r\n')),
  raw(
    'a body with a GET',
    `GET /api/products HTTP/1.1\r\nHost: localhost\r\n${close}${json}Content-Length: 2\r\n\r\n{}`,
  ),
  raw('a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'),
  raw('an HTTP/2 greeting', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  raw('noise', '\xff\x00\xfe\r\n\r\n'),
];
