import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Drawing, type DrawingName } from '#ui/drawings/Drawing.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';

const names: readonly DrawingName[] = [
  'basket',
  'favourites',
  'nothing',
  'parcel',
  'lost',
  'failed',
  'offline',
  'sold-out',
];

const contentOf = (element: Element | null) =>
  element?.querySelector('[data-content]')?.getAttribute('data-content') ?? null;

describe('the drawings', () => {
  it('SH-13 are one stall in different states, hidden from screen readers', () => {
    const drawings = names.map((name) => {
      const { container } = render(<Drawing name={name} />);
      const svg = container.querySelector('svg');
      return {
        name: contentOf(container),
        hidden: svg?.getAttribute('aria-hidden'),
        size: `${svg?.getAttribute('width')} × ${svg?.getAttribute('height')}`,
        parts: [...container.querySelectorAll('use')].map((part) => part.getAttribute('href')?.split('#')[1]),
      };
    });
    expect(drawings.map(({ name }) => name)).toEqual(names);
    expect(new Set(drawings.map(({ hidden, size }) => `${hidden}, ${size}`))).toEqual(
      new Set(['true, 160 × 120']),
    );
    expect(drawings.map(({ parts }) => parts)).toEqual(names.map((name) => ['stall', name]));
    const file = readFileSync('src/ui/drawings/drawings.svg', 'utf8');
    const drawn = [...file.matchAll(/<path id="([^"]+)".* d="([^"]+)"/g)];
    expect(drawn.map(([, name]) => name)).toEqual(names);
    expect(new Set(drawn.map(([, , path]) => path)).size).toBe(names.length);
    expect(file).toContain('<g id="stall">');
  });
});

describe('LoadFailure', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each([
    [true, 'failed'],
    [false, 'offline'],
  ])('SH-13 ER-2 with the device online %s shows the drawing %s', async (isOnline, name) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    render(<LoadFailure what="The products" onRetry={() => undefined} />);
    await vi.waitFor(() => expect(contentOf(screen.getByRole('alert'))).toBe(name));
  });

  it('SH-13 ER-2 is rendered on the server as on a device that is online', () => {
    // The `navigator` of Node 21 and later.
    vi.stubGlobal('navigator', { hardwareConcurrency: 2, language: 'en-US' });
    const html = renderToString(<LoadFailure what="The products" onRetry={() => undefined} />);
    expect(html).toContain('data-content="failed"');
  });
});
