import { type Product, productPath } from '#domain/products/product.ts';
import { imageSources } from '#domain/shop/image.ts';
import { type LoopbackServer, openServer } from '../support/servers/openServer.ts';
import { barePage, listContent, productContent } from './floor.ts';

/**
 * The reference of `npm run bench:interactions`: a page without a framework that has the HTML of every product ready
 * and swaps it in by a press, asks a server for the HTML of a search, and shows a sentence in a dialog.
 */

const script = `
  const ready = JSON.parse(document.getElementById('ready').textContent);
  const main = document.querySelector('main');
  const list = main.innerHTML;
  let place = 0;
  history.scrollRestoration = 'manual';
  addEventListener('click', (event) => {
    const link = event.target.closest('main a');
    if (event.target.matches('main button')) document.querySelector('dialog').show();
    if (!link) return;
    event.preventDefault();
    place = scrollY;
    history.pushState(null, '', link.href);
    main.innerHTML = ready[link.pathname];
    scrollTo(0, 0);
  });
  addEventListener('popstate', () => {
    main.innerHTML = list;
    scrollTo(0, place);
  });
  document.querySelector('input').addEventListener('input', async ({ target: { value } }) => {
    const rows = await (await fetch('/search?' + new URLSearchParams({ text: value }))).text();
    if (value === document.querySelector('input').value) document.querySelector('output').innerHTML = rows;
  });`;

const ready = (products: readonly Product[]): string =>
  JSON.stringify(
    Object.fromEntries(
      products.map((product) => [
        productPath(product._id),
        `<h1>${product.name}</h1><button>Add To Cart</button>${productContent(product)}`,
      ]),
    ),
  ).replaceAll('<', '\\u003c');

const pageOf = (products: readonly Product[]): string =>
  barePage('All products', listContent(products)).replace(
    '</body>',
    // A function, since `$` of a product's text means something in a replacement text.
    () =>
      `<search style="position:fixed;top:0;right:0;background:#fff"><input aria-label="Search"><output></output></search><dialog>Added</dialog><script type="application/json" id="ready">${ready(products)}</script><script>${script}</script></body>`,
  );

/** Each picture is fetched from the shop once. */
const picturesOf = async (shop: string, products: readonly Product[]): Promise<Map<string, Buffer>> => {
  const pictures = new Map<string, Buffer>();
  const sources = products.flatMap(({ images: [first = ''] }) => [
    first,
    ...(imageSources(first)?.split(', ') ?? []),
  ]);
  // Each entry of a `srcset` is an address and a width.
  for (const source of new Set(sources.map((entry) => String(entry.split(' ')[0])))) {
    const answer = await fetch(new URL(source, shop));
    pictures.set(source, Buffer.from(await answer.arrayBuffer()));
  }
  return pictures;
};

/** Searches in the shop itself, so that both wait for the same database. */
const searchRows = async (shop: string, text: string): Promise<string> => {
  const query = new URLSearchParams({ searchQuery: text, limit: '10', total: 'no' });
  const answer = await fetch(`${shop}/api/products?${query}`);
  const { data } = (await answer.json()) as { data: Product[] };
  return data.map(({ name, offerPrice }) => `<p role="option">${name} ${offerPrice}</p>`).join('');
};

export const openSwapPage = async (shop: string, products: readonly Product[]): Promise<LoopbackServer> => {
  const html = pageOf(products);
  const pictures = await picturesOf(shop, products);
  return openServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://reference');
    const picture = pictures.get(pathname);
    reply.setHeader('content-type', picture === undefined ? 'text/html; charset=utf-8' : 'image/webp');
    if (pathname === '/search')
      void searchRows(shop, searchParams.get('text') ?? '').then((rows) => reply.end(rows));
    else reply.end(picture ?? html);
  });
};
