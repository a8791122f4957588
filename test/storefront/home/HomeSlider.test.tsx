import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HomeSlider } from '#storefront/home/HomeSlider.tsx';
import { EverythingInView } from '../../support/browser/EverythingInView.ts';
import { inBengali } from '../../support/browser/inBengali.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

const renderSlides = (titles: readonly string[], texts: object = {}) => {
  const slides = titles.map((title, index) => ({
    _id: `s${index}`,
    image: `/pictures/slide-${index}-900.webp`,
    title,
    time: '2026-11-21T10:00:00.000Z',
    ...texts,
  }));
  const fetch = async (input: RequestInfo | URL) => {
    const address = String(input instanceof Request ? input.url : input);
    return Response.json(address.endsWith('/getSliders') ? slides : { data: [aProduct()], total: 1 });
  };
  return renderScreen(<HomeSlider />, { fetch });
};

const liveOfSlides = () => document.querySelector('[aria-live]')?.getAttribute('aria-live');

describe('HomeSlider', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('HM-3 announces the slides while a visitor is at them, and none that comes by itself', async () => {
    vi.stubGlobal('IntersectionObserver', EverythingInView);
    const { user } = renderSlides(['Bags', 'Gadgets']);
    await screen.findByRole('heading', { name: 'Bags' });
    await waitFor(() => expect(liveOfSlides()).toBe('off'));
    const next = screen.getByRole('button', { name: 'Next slide' });
    await user.hover(next);
    expect(liveOfSlides()).toBe('polite');
    await user.hover(document.body);
    expect(liveOfSlides()).toBe('off');
  });

  it('SH-9 HM-3 shows each slide’s title as headline, with a button, a link and its picture', async () => {
    renderSlides(['Bags for every day', 'গ্যাজেট']);
    expect(await screen.findByRole('heading', { level: 2, name: 'Bags for every day' })).toBeTruthy();
    const offers = within(screen.getByRole('region', { name: 'Offers' }));
    const images = [...document.querySelectorAll('img')];
    expect(offers.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Bags for every day',
      'গ্যাজেট',
    ]);
    expect(offers.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [0, 1].flatMap(() => [
        ['Shop now', '/shop'],
        ['New arrivals', '/#new-arrivals'],
      ]),
    );
    // The headline says what the picture shows; only the first picture is in the first view.
    expect(images.map(({ alt, loading }) => [alt, loading])).toEqual([
      ['', 'eager'],
      ['', 'lazy'],
    ]);
  });

  it('SH-9 names the picture of a slide without a title, and shows no headline', async () => {
    renderSlides(['']);
    expect(await screen.findByRole('img', { name: 'Hatkhola, slide 1' })).toBeTruthy();
    expect(screen.queryByRole('heading')).toBe(null);
    expect(screen.getByRole('link', { name: 'Shop now' })).toBeTruthy();
  });

  it('SH-9 SP-2 has the shop’s name, its description and a way into it in place of slides', async () => {
    renderSlides([]);
    // Windows narrower than 1200 px, such as the one of this test, do not show it.
    expect(await screen.findByRole('heading', { hidden: true, level: 2, name: 'Hatkhola' })).toBeTruthy();
    expect(screen.getByText(/^Hatkhola is an online shop for Bangladesh/)).toBeTruthy();
    const link = screen.getByRole('link', { hidden: true, name: 'Shop now' });
    expect(link.getAttribute('href')).toBe('/shop');
  });

  it('BN-10 SH-9 names the picture of a slide without a title by the Bengali name of the shop on a Bengali page', async () => {
    const bengali = await inBengali(async () => ({
      ...(await import('#storefront/home/HomeSlider.tsx')),
      ...(await import('#storefront/home/HomeScreen.tsx')),
      ...(await import('../../support/browser/renderScreen.tsx')),
    }));
    const slide = {
      _id: 's0',
      image: '/pictures/slide-0-900.webp',
      title: '',
      time: '2026-11-21T10:00:00.000Z',
    };
    const { store } = bengali.renderScreen(<bengali.HomeSlider />, {
      fetch: async () => Response.json([slide]),
    });
    expect(await screen.findByRole('img', { name: 'হাটখোলা, slide 1' })).toBeTruthy();
    const routeLocation = { params: {}, search: new URLSearchParams(), pathname: '/' };
    expect(bengali.handle.head(routeLocation, store.getState()).imageAlt).toBe('হাটখোলা');
  });

  it.each([
    ['its own button leads to its own page', '/shop?category=Bags', 'See the bags', 'See the bags'],
    ['another site’s page opens by it too', 'https://blog.example/eid', 'Read on', 'Read on'],
    ['a button without a text says Shop now', '/shop?category=Bags', '', 'Shop now'],
  ])('SL-5 %s, and it is the only one', async (_title, link, button, name) => {
    renderSlides(['Bags'], { link, button });
    await screen.findByRole('heading', { name: 'Bags' });
    const links = screen.getAllByRole('link').map((one) => [one.textContent, one.getAttribute('href')]);
    expect(links).toEqual([[name, link]]);
  });

  it('SL-5 a link that no page may have counts as none', async () => {
    renderSlides(['Bags'], { link: 'javascript:alert(1)', button: 'See the bags' });
    const link = await screen.findByRole('link', { name: 'See the bags' });
    expect(link.getAttribute('href')).toBe('/shop');
  });
});
