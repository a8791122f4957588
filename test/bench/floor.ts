import { brotliCompressSync } from 'node:zlib';
import { type Product, productPath, salePrice } from '#domain/products/product.ts';
import { defaultShopSettings as brand } from '#domain/shop/defaultShopSettings.ts';
import { imageSources } from '#domain/shop/image.ts';
import type { Slide } from '#domain/shop/slide.ts';
import { formatTaka } from '#domain/values/money.ts';
import { type LoopbackServer, openServer } from '../support/servers/openServer.ts';

/**
 * The floor: the same products and the first slide on handwritten pages without scripts, with the same responsive WebP. No shop
 * can be faster; the benchmark shows how close one comes.
 */

/**
 * The header that the shop's pages have. With it the browser opens a page in another process than the empty page before it: 60 ms of the
 * first paint on a processor slowed down four times (docs/speed.md). `BARE_FLOOR=1` omits it.
 */
const openerPolicy = process.env.BARE_FLOOR === '1' ? 'unsafe-none' : 'same-origin-allow-popups';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const image = (src: string, sizes: string, early: boolean, alt = ''): string =>
  `<img src="${src}" srcset="${imageSources(src) ?? ''}" sizes="${sizes}" width="450" height="450" alt="${escape(alt)}" ${
    early ? 'fetchpriority="high"' : 'loading="lazy" decoding="async"'
  }>`;

const style = `
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1b1f1d; background: #faf7f0; }
  header, main { max-width: 1200px; margin: auto; padding: 16px; }
  ul { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px; padding: 0; list-style: none; }
  @media (min-width: 769px) { ul { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  @media (min-width: 1024px) { ul { grid-template-columns: repeat(5, minmax(0, 1fr)); } }
  li { padding: 8px; border: 1px solid #e4ded2; border-radius: 12px; background: #fff; }
  img { display: block; width: 100%; height: auto; border-radius: 8px; }
  section ul { display: flex; overflow-x: auto; }
  section li { flex: none; width: 45%; max-width: 200px; }
  a { display: inline-block; min-height: 44px; color: inherit; }`;

export const barePage = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title><meta name="description" content="The same goods, written by hand."><style>${style}</style></head><body><header><a href="/shop">Floor</a></header><main><h1>${escape(title)}</h1>${content}</main></body></html>`;

const card = (product: Product, index: number): string =>
  `<li>${image(product.images[0] ?? '', '(min-width: 1248px) 209px, calc(50vw - 38px)', index < 4)}<h2><a href="${productPath(product._id)}">${escape(product.name)}</a></h2><p><b>${formatTaka(salePrice(product) ?? 0)}</b> ★ ${product.ratings} (${product.reviews})</p></li>`;

export const listContent = (products: readonly Product[]): string =>
  `<ul>${products.map(card).join('')}</ul>`;

const listPage = (products: readonly Product[]): string => barePage('All products', listContent(products));

export const productContent = (product: Product): string =>
  `${image(product.images[0] ?? '', '(min-width: 1024px) 560px, calc(100vw - 32px)', true, product.name)}<p><b>${formatTaka(salePrice(product) ?? 0)}</b></p>${product.description
    .split('\n')
    .map((line) => `<p>${escape(line)}</p>`)
    .join('')}`;

const productPage = (product: Product): string => barePage(product.name, productContent(product));

/** The first slide, two rows of twelve cards to scroll, and sixteen cards below each other, as many as the shop's home page has. */
const homePage = (products: readonly Product[], slide: Slide): string =>
  barePage(
    brand.name,
    `${image(slide.image, '100vw', true, slide.title)}<h2>${escape(slide.title)}</h2>${[0, 12]
      .map(
        (from) =>
          `<section><h2>Products</h2><ul>${products
            .slice(from, from + 12)
            .map(card)
            .join('')}</ul></section>`,
      )
      .join('')}${listContent(products.slice(24))}`,
  );

/** Serves home, the list and one product as static pages; fetches each picture from the shop once and caches it. */
export const openFloor = async (
  shop: string,
  products: readonly Product[],
  product: Product,
): Promise<LoopbackServer> => {
  const [slide] = (await (await fetch(`${shop}/api/getSliders`)).json()) as Slide[];
  if (slide === undefined) throw new Error('The shop has no slide');
  const pages = new Map([
    ['/', brotliCompressSync(homePage(products, slide))],
    ['/shop', brotliCompressSync(listPage(products))],
    [productPath(product._id), brotliCompressSync(productPage(product))],
  ]);
  const sources = [
    slide.image,
    ...[...products, product].flatMap(({ images }) => images.slice(0, 1)),
  ].flatMap((src) => {
    const written = imageSources(src)?.split(', ') ?? [src];
    return written.map((source) => String(source.split(' ')[0]));
  });
  const images = new Map<string, Buffer>();
  for (const source of new Set(sources)) {
    images.set(source, Buffer.from(await (await fetch(shop + source)).arrayBuffer()));
  }
  return openServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://floor');
    const html = pages.get(pathname);
    const image = images.get(pathname);
    if (html !== undefined) {
      reply
        .setHeader('content-type', 'text/html; charset=utf-8')
        .setHeader('content-encoding', 'br')
        .setHeader('cross-origin-opener-policy', openerPolicy)
        .end(html);
    } else if (image !== undefined) {
      reply
        .setHeader('content-type', 'image/webp')
        .setHeader('cache-control', 'public, max-age=31536000, immutable')
        .end(image);
    } else {
      reply.writeHead(404).end();
    }
  });
};
