import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { mergeStyles } from '#app/rendering/mergeStyles.ts';
import { type Rendered, renderStyled } from '#app/rendering/renderStyled.tsx';
import { type RenderedPage, renderWithParts } from '#app/rendering/renderWithParts.tsx';
import { toPart } from '#app/rendering/toPart.ts';
import { defaultSettings } from '#contract/settings.ts';
import { demoProducts } from '#demo/catalog/demoProducts.ts';
import type { Product } from '#domain/product.ts';
import { StorefrontLayout } from '#storefront/layout/StorefrontLayout.tsx';
import { FavouritableProductGrid } from '#storefront/products/FavouritableProductGrid.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { openStore } from '../../support/browser/openStore.ts';
import { aProduct } from '../../support/builders/aProduct.ts';
import { htmlText } from '../../support/servers/htmlText.ts';

const store = openStore({ settings: defaultSettings });

const listOf = (products: readonly Product[], sizes?: string) => (
  <Provider store={store}>
    <StaticRouter location="/shop">
      <PageTitle>Products</PageTitle>
      <FavouritableProductGrid products={products} sizes={sizes} />
      <FavouritableProductGrid products={products} priority sizes={sizes} />
    </StaticRouter>
  </Provider>
);

/** A page as text, to compare it with the one that React renders at once. */
const asText = ({ html, css, styleAttributes }: RenderedPage) => ({
  html: htmlText(html),
  css,
  styleAttributes: styleAttributes.toSorted(),
});

const renderList = (products: readonly Product[], sizes?: string) =>
  asText(renderWithParts(listOf(products, sizes), store, '/shop'));

/** What `asText` returns for markup that React has rendered at once. */
const renderedAtOnce = (rendered: Rendered) => ({
  html: rendered.html,
  css: mergeStyles([rendered.css]),
  styleAttributes: toPart(rendered).styleAttributes.toSorted(),
});

const pageAt = (pathname: string) => (
  <Provider store={store}>
    <StaticRouter location={pathname}>
      <Routes>
        <Route element={<StorefrontLayout />}>
          <Route path="*" element={<PageTitle>Products</PageTitle>} />
        </Route>
      </Routes>
    </StaticRouter>
  </Provider>
);

const catalog = demoProducts(new Date('2026-03-02T09:07:00.000Z'));
const unusual = [
  aProduct({ _id: '1', name: 'A <b>bold</b> & "quoted" $& name that is longer than any card shows of it' }),
  aProduct({ _id: '2', name: '<!--card 0-->', images: [] }),
  aProduct({ _id: '3', originalPrice: null, ratings: null, reviews: null }),
  aProduct({ _id: '4', originalPrice: 1000, offerPrice: 750 }),
];

describe('a page with the cards of earlier pages', () => {
  it.each([
    ['every product of the demo shop', catalog],
    ['unusual products', unusual],
    ['no product', []],
  ])('SPD-20 is the page that React renders, with %s', (_name, products) => {
    const expected = renderedAtOnce(renderStyled(listOf(products)));
    expect(renderList(products)).toEqual(expected);
    expect(renderList(products)).toEqual(expected);
  });

  it.each([
    { name: 'Brass Kettle' },
    { originalPrice: 1100 },
    { offerPrice: 900 },
    { images: ['/pictures/brass-450.webp'] },
    { ratings: 5 },
    { reviews: 13 },
  ])('SPD-20 shows the change %o of a product at once', (change) => {
    renderList([aProduct()]);
    const changed = [aProduct(change)];
    expect(renderList(changed).html).toBe(renderStyled(listOf(changed)).html);
    expect(renderList(changed).html).not.toBe(renderList([aProduct()]).html);
  });

  it('LS-1 gives the same card other sizes, and another priority in the first row', () => {
    const products = Array.from({ length: 6 }, (_, index) => aProduct({ _id: String(index) }));
    renderList(products);
    // Cards of the first row were outside of it before.
    const turned = products.toReversed();
    expect(renderList(turned, '10vw').html).toBe(renderStyled(listOf(turned, '10vw')).html);
  });
});

it('SPD-20 the rules of a sheet are those that styled-components writes, also with rules of earlier sheets', () => {
  const page = listOf(unusual);
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(page));
  const css = sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '');
  sheet.seal();
  expect([renderStyled(page), renderStyled(page)]).toEqual([
    { html, css },
    { html, css },
  ]);
});

describe('a page with the layout of earlier pages', () => {
  const addresses = [
    '/',
    '/shop',
    '/shop/',
    '/SHOP?sort=newest',
    '/shopping',
    '/about-us',
    '/cart',
    '/favourites',
    '/product-details/1',
    '/product-details/2',
  ];

  it.each([...addresses, ...addresses])('SPD-20 at %s is the page that React renders', (address) => {
    const { pathname } = new URL(address, 'http://shop');
    expect(asText(renderWithParts(pageAt(address), store, pathname))).toEqual(
      renderedAtOnce(renderStyled(pageAt(address))),
    );
  });
});

/** The rules of one component, as styled-components writes them. */
const group = (place: number, id: string, name: string) =>
  `.${name}{order:${place};}/*!sc*/\ndata-styled.g${place}[id="${id}"]{content:"${name},"}/*!sc*/\n`;

describe('merged styles', () => {
  it('SPD-20 have each rule once, in the order of the components', () => {
    const [first, second, third] = [group(1, 'a', 'x'), group(2, 'b', 'y'), group(10, 'c', 'z')];
    expect(mergeStyles([second, first + third, third])).toBe(first + second + third);
  });

  it('SPD-20 have all classes of a component', () => {
    expect(mergeStyles([group(1, 'a', 'x'), group(1, 'a', 'y')])).toBe(
      '.x{order:1;}/*!sc*/\n.y{order:1;}/*!sc*/\ndata-styled.g1[id="a"]{content:"x,y,"}/*!sc*/\n',
    );
  });
});
