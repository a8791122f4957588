import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Footer } from '#storefront/layout/footer/Footer.tsx';
import { openStore } from '../../../support/browser/openStore.ts';
import { renderMarkup } from '../../../support/browser/renderMarkup.tsx';
import { pageSettings } from '../../../support/pageSettings.ts';

/** The names in the panel under that heading. */
const namesUnder = (heading: string): (string | null)[] => {
  const panel = screen.getByRole('heading', { name: heading }).parentElement;
  if (panel === null) throw new Error(`No panel ${heading}`);
  return within(panel)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

describe('Footer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2031-06-15T12:00:00Z'), toFake: ['Date'] });
    render(
      <Provider store={openStore({ settings: pageSettings })}>
        <Footer />
      </Provider>,
      { wrapper: MemoryRouter },
    );
  });
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['Delivery Partner', ['Pathao', 'Steadfast', 'RedX', 'Paperfly', 'Sundarban']],
    ['Payment Partner', ['Cash On Delivery', 'bKash', 'Nagad', 'Rocket', 'Upay']],
    ['Social Media', ['Facebook', 'Instagram', 'YouTube', 'TikTok', 'LinkedIn']],
  ])('FT-1 lists five names under %s', (heading, names) => {
    expect(namesUnder(heading)).toEqual(names);
  });

  it('FT-2 has a copyright line with the current year', () => {
    expect(screen.getByText('© 2031 Hatkhola. All rights reserved.')).toBeTruthy();
  });

  it('FT-2 BC-3 begins the year at midnight in Dhaka', () => {
    const years = ['2031-12-31T17:59:59Z', '2031-12-31T18:00:00Z'].map((now) => {
      vi.setSystemTime(now);
      const markup = renderMarkup(<Footer />);
      return /© (\d+)/.exec(markup)?.[1];
    });
    expect(years).toEqual(['2031', '2032']);
  });

  it('FT-2 has links to every main page, to the cart and to the tracking of an order', () => {
    const navigation = within(screen.getByRole('navigation', { name: 'Footer' }));
    const links = navigation.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Shops', '/shop'],
      ['About Us', '/about-us'],
      ['Contact Us', '/contact-us'],
      ['My Cart', '/cart'],
      ['Track your order', '/track'],
    ]);
  });

  it('FT-5 shows no image of a brand', () => {
    expect(screen.queryByRole('img')).toBeNull();
    expect(document.querySelector('img')).toBeNull();
  });
});
