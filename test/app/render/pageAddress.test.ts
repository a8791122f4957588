import { describe, expect, it } from 'vitest';
import { pageAddress as addressIn } from '#app/render/pageAddress.ts';

/** In a shop that has published one page of text, the size guide. */
const pageAddress = (address: string) => addressIn(address, (slug) => slug === 'size-guide');

describe('the address that a page is rendered from', () => {
  it.each([
    ['/?utm_source=mail', '/'],
    ['/shop?fbclid=1&utm_source=mail', '/shop'],
    ['/shop?max=90&sort=priceUp&min=010&x=1', '/shop?sort=priceUp&min=10&max=90'],
    ['/shop?sort=newest&min=cheap&max=', '/shop'],
    ['/shop?search=+clay+pot+&sort=moon', '/shop?search=clay+pot'],
    ['/product/category/kitchen%20items?category=moon&x=1', '/product/category/kitchen%20items'],
    [
      '/product/sub-category/cookware?category=Kitchen+Items&sort=rating&gclid=1',
      '/product/sub-category/cookware?sort=rating&category=kitchen+items',
    ],
    ['/product/sub-category/cookware', '/product/sub-category/cookware'],
    ['/product-details/a?color=red', '/product-details/a'],
    ['/product-details/b', '/product-details/b'],
    ['/cart?x=1', '/cart'],
  ])('LS-3 keeps only the query parameters of %s that the screen uses', async (address, rendered) => {
    expect(await pageAddress(address)).toBe(rendered);
  });

  it('AU-5 keeps the parameters of a mail link', async () => {
    const link = '/mail-link?apiKey=demo&mode=resetPassword&lang=en&oobCode=c0de';
    expect(await pageAddress(link)).toBe('/mail-link?mode=resetPassword&lang=en&oobCode=c0de');
  });

  it('SH-4 is the same for all tracking links, so that no cache knows a token', async () => {
    const links = [`/track/${'A'.repeat(40)}`, '/track/x?y=1', '/Track/%41'];
    expect(await Promise.all(links.map(pageAddress))).toEqual(['/track/link', '/track/link', '/track/link']);
    expect(await pageAddress('/track?number=HK-7Q4K-2E')).toBe('/track');
  });

  it('RT-17 is the same for all unknown and undecodable addresses', async () => {
    const unknown = ['/moon', '/no/such?page=1', '//shop', '/moon%2', '/product/category/%zz', '/shop/%ff'];
    expect(new Set(await Promise.all(unknown.map(pageAddress)))).toEqual(new Set(['/not-found']));
  });

  it('SP-9 is its own for each page of text that the shop has published', async () => {
    const addresses = ['/size-guide?x=1', '/size-guides', '/about-us'];
    expect(await Promise.all(addresses.map(pageAddress))).toEqual(['/size-guide', '/not-found', '/about-us']);
  });

  it('DB-4 is the same for the whole dashboard, which the server does not render', async () => {
    const own = ['/dashboard', '/dashboard/', '/Dashboard/allUsers?search=a', '/%64ashboard/allUsers'];
    expect(new Set(await Promise.all(own.map(pageAddress)))).toEqual(new Set(['/dashboard']));
    // RT-13: its page is private.
    expect(await pageAddress('/dashboard/head.body.signature')).toBe('/dashboard/token');
  });
});
