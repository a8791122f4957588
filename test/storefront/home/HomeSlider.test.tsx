import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HomeSlider } from '#storefront/home/HomeSlider.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

const renderSlides = (titles: readonly string[]) => {
  const slides = titles.map((title, index) => ({
    _id: `s${index}`,
    image: `/pictures/slide-${index}-900.webp`,
    title,
    time: '2026-11-21T10:00:00.000Z',
  }));
  const fetch = () =>
    Promise.resolve(
      new Response(JSON.stringify(slides), { headers: { 'content-type': 'application/json' } }),
    );
  renderScreen(<HomeSlider />, { fetch });
};

describe('HomeSlider', () => {
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
});
