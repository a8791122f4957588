import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { LanguageLink } from '#ui/controls/LanguageLink.tsx';

describe('the link to the other language', () => {
  it.each([
    ['/', '/bn'],
    ['/product/all?search=%E0%A6%B6&color=Red#top', '/bn/product/all?search=%E0%A6%B6&color=Red#top'],
    ['/?utm_source=x', '/bn?utm_source=x'],
  ])('BN-2 leads from %s to the same page', (address, href) => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <LanguageLink />
      </MemoryRouter>,
    );
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'বাংলা' });
    expect([link.getAttribute('href'), link.lang, link.hreflang]).toEqual([href, 'bn', 'bn']);
  });
});
