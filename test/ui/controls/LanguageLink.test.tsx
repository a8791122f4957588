import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { LanguageLink } from '#ui/controls/LanguageLink.tsx';

const linkAt = (address: string) => (
  <MemoryRouter initialEntries={[address]}>
    <LanguageLink />
  </MemoryRouter>
);

describe('the link to the other language', () => {
  it.each([
    ['/', '/bn'],
    ['/product/all?search=%E0%A6%B6&color=Red#top', '/bn/product/all?search=%E0%A6%B6&color=Red#top'],
    ['/?utm_source=x', '/bn?utm_source=x'],
  ])('BN-2 leads from %s to the same page', (address, href) => {
    render(linkAt(address));
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'বাংলা' });
    expect([link.getAttribute('href'), link.lang, link.hreflang]).toEqual([href, 'bn', 'bn']);
  });

  it('BN-2 leads to the place in the page after hydration, although the server does not know the hash', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(linkAt('/'));
    render(linkAt('/#top'), { container, hydrate: true });
    expect(container.querySelector('a')?.getAttribute('href')).toBe('/bn/#top');
  });
});
