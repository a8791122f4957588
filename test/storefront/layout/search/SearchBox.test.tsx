import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/products/product.ts';
import { SearchBox } from '#storefront/layout/search/SearchBox.tsx';
import { renderScreen } from '../../../support/browser/renderScreen.tsx';
import { aProduct } from '../../../support/builders/aProduct.ts';

const named = (...names: readonly string[]) => names.map((name) => aProduct({ _id: name, name }));

interface Query {
  readonly text: string | null;
  readonly signal: AbortSignal;
  readonly answer: (products: readonly Product[], status?: number) => void;
}

/** The search box, with its queries so far; the test answers. */
const openSearch = async () => {
  const queries: Query[] = [];
  const { user, unmount } = renderScreen(<SearchBox />, {
    fetch: (to, init) =>
      new Promise((resolve, reject) => {
        const signal = init?.signal ?? new AbortController().signal;
        signal.addEventListener('abort', () => reject(signal.reason));
        queries.push({
          text: new URL(to instanceof Request ? to.url : to, 'http://shop').searchParams.get('searchQuery'),
          signal,
          answer: (products, status = 200) => resolve(Response.json({ data: products }, { status })),
        });
      }),
  });
  await user.click(screen.getByRole('combobox'));
  return { user, queries, unmount };
};

const optionNames = async () =>
  (await screen.findAllByRole('option')).map((option) => option.querySelector('span + span')?.textContent);

describe('SearchBox', () => {
  it('HD-4 SPD-3 asks at every key and aborts the request before it', async () => {
    const { user, queries } = await openSearch();
    await user.keyboard('ba');
    expect(queries.map(({ text, signal }) => [text, signal.aborted])).toEqual([
      ['b', true],
      ['ba', false],
    ]);
    expect({
      status: screen.getByRole('status').textContent,
      failures: screen.queryAllByRole('alert'),
    }).toEqual({
      status: '',
      failures: [],
    });
    queries[1]?.answer(named('Bag', 'Ball'));
    expect(await optionNames()).toEqual(['Bag', 'Ball']);
    expect(screen.getByRole('status').textContent).toBe('2 products found.');
  });

  it('HD-4 aborts its request when the screen with it is left', async () => {
    const { user, queries, unmount } = await openSearch();
    await user.keyboard('b');
    unmount();
    expect(queries.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it('HD-4 SPD-3 asks for nothing else when the case or a space around the text changes', async () => {
    const { user, queries } = await openSearch();
    await user.keyboard('b {Backspace}{Backspace}');
    await user.keyboard('B');
    await user.clear(screen.getByRole('combobox'));
    await user.paste(' b');
    // One for each text that followed an empty field.
    expect(queries.map(({ text }) => text)).toEqual(['b', 'b', 'b']);
    expect(queries.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    queries[2]?.answer(named('Bag'));
    expect(await optionNames()).toEqual(['Bag']);
  });

  it('HD-4 SPD-4 asks for no text that it has asked for, and asks for each other one', async () => {
    const { user, queries } = await openSearch();
    await user.keyboard('b');
    queries[0]?.answer(named('Bag', 'Bottle'));
    await optionNames();
    await user.keyboard('a');
    expect(await optionNames()).toEqual(['Bag']);
    queries[1]?.answer(named('Bag'));
    await screen.findByText('1 product found.');
    await user.keyboard('{Backspace}');
    expect(await optionNames()).toEqual(['Bag', 'Bottle']);
    expect(queries).toHaveLength(2);
    await user.keyboard('{Backspace}c');
    expect(queries.map(({ text }) => text)).toEqual(['b', 'ba', 'c']);
  });

  it('HD-4 SPD-4 shows what is known of a longer text until its answer comes', async () => {
    const { user, queries } = await openSearch();
    await user.keyboard('b');
    queries[0]?.answer(named('Bag', ...Array.from({ length: 9 }, (_, index) => `b ${index}`)));
    await optionNames();
    await user.keyboard('a');
    expect(await optionNames()).toEqual(['Bag']);
    expect(screen.getByRole('status').textContent).toBe('');
    queries[1]?.answer(named('Bag', 'Old bag'));
    await screen.findByText('2 products found.');
    expect(await optionNames()).toEqual(['Bag', 'Old bag']);
  });

  it('HD-4 ER-2 says that a search failed, and asks again', async () => {
    const { user, queries } = await openSearch();
    await user.keyboard('b');
    queries[0]?.answer([], 400);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The search results could not be loaded.',
    );
    expect(screen.getByRole('status').textContent).toBe('The search failed.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(queries.map(({ text }) => text)).toEqual(['b', 'b']);
    queries[1]?.answer([]);
    expect(
      await screen.findByText('No product found. Check the spelling of “b”, or try another word.'),
    ).toBeTruthy();
  });

  it('HD-4 leads to all that the text names when its ten are not all', async () => {
    const { user, queries } = await openSearch();
    await user.keyboard('B');
    queries[0]?.answer(named(...Array.from({ length: 10 }, (_, index) => `b ${index}`)));
    const all = await screen.findByRole('link', { name: 'See all named “B”' });
    expect(all.getAttribute('href')).toBe('/shop?search=B');
  });
});
