import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { PageSettings } from '#contract/settings.ts';
import { productFacets } from '#domain/products/productFacets.ts';
import type { ListingFilter } from '#domain/products/productFilter.ts';
import { FilterChips } from '#storefront/listing/FilterChips.tsx';
import { FilterSheet } from '#storefront/listing/FilterSheet.tsx';
import { ListingToolbar } from '#storefront/listing/ListingToolbar.tsx';
import { listingQuery } from '#storefront/listing/listingQuery.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

const products = [
  aProduct({ _id: 'shirt', colors: ['Red', 'Teal'], sizes: ['XL', 'S'], ratings: 4.2 }),
  aProduct({ _id: 'cap', colors: ['Red'], sizes: ['S'], ratings: 3, soldOut: true }),
];

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const Listing = () => {
  const [search] = useSearchParams();
  const countRef = useRef<HTMLParagraphElement>(null);
  const filter = listingQuery({ category: undefined, subCategory: undefined }, search);
  return (
    <>
      <p ref={countRef} tabIndex={-1}>
        count
      </p>
      <ListingToolbar filter={filter} />
      <FilterChips filter={filter} focusRef={countRef} />
    </>
  );
};

interface Opening {
  /** The parameters of the listing's address. */
  readonly search?: string;
  readonly capabilities?: PageSettings['capabilities'];
  readonly state?: unknown;
}

const open = (answer: (address: URL) => Response, { capabilities = 'all', ...opening }: Opening = {}) => {
  const requests: string[] = [];
  const fetch = (input: RequestInfo | URL) => {
    const address = new URL(input instanceof Request ? input.url : input, 'http://shop.test');
    requests.push(`${address.pathname}${address.search}`);
    return Promise.resolve(answer(address));
  };
  return { ...renderScreen(<Listing />, { fetch, capabilities, ...opening }), requests };
};
const counted = () => json({ data: productFacets(products, {}) });

const rows = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('checkbox')
    .map((box) => (box.parentElement?.textContent ?? '').trim());

describe('the menus of a listing', () => {
  // Their code loads later than a query of the testing library waits.
  beforeAll(() => import('#storefront/listing/FilterMenuContent.tsx'));

  it('SH-6 offer the choices with counts, those of the catalog in its order', async () => {
    const { user, requests } = open(counted);
    expect(requests).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Size' }));
    await screen.findByRole('group', { name: 'Size' });
    expect(rows('Size')).toEqual(['S2 products', 'XL1 product']);
    await user.click(screen.getByRole('button', { name: 'Color' }));
    await screen.findByRole('group', { name: 'Color' });
    expect(rows('Color')).toEqual(['Red2 products', 'Teal1 product']);
    // One question for all menus.
    expect(requests).toEqual(['/api/productFacets']);
  });

  it('SH-6 a choice becomes a chip, and the chip takes it back and passes the focus on', async () => {
    const { user } = open(counted, { search: '?color=Teal' });
    await user.click(screen.getByRole('button', { name: 'Color (1)' }));
    expect(await screen.findByRole('checkbox', { name: 'Teal 1 product' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('checkbox', { name: 'Red 2 products' }));
    expect(screen.getByRole('button', { name: 'Color (2)' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Remove Teal' }));
    expect(screen.queryByRole('link', { name: 'Remove Teal' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Remove Red' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('count');
    await user.click(screen.getByRole('link', { name: 'Clear all' }));
    expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
  });

  it('SH-6 a chosen colour that no product has any more stays, so that it can be taken back', async () => {
    const { user } = open(counted, { search: '?color=Gold&rating=2' });
    await user.click(screen.getByRole('button', { name: 'Color (1)' }));
    expect(await screen.findByRole('checkbox', { name: 'Gold 0 products' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Rating (1)' }));
    await user.click(await screen.findByRole('radio', { name: 'Any rating' }));
    expect(screen.getByRole('button', { name: 'Rating' })).toBeTruthy();
  });

  it('SH-6 a price range is applied by its button, in either order, and taken back', async () => {
    const { user } = open(counted);
    await user.click(screen.getByRole('button', { name: 'Price' }));
    await user.type(await screen.findByRole('textbox', { name: 'Lowest price' }), '900');
    await user.type(screen.getByRole('textbox', { name: 'Highest price' }), '100');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByRole('link', { name: 'Remove ৳100 – ৳900' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Any price' }));
    expect(screen.queryByRole('link', { name: /^Remove/ })).toBeNull();
  });

  it('SH-6 SH-16 keep the focus in the menu when a price range is applied by keyboard', async () => {
    const { user } = open(counted);
    await user.click(screen.getByRole('button', { name: 'Price' }));
    await user.type(await screen.findByRole('textbox', { name: 'Lowest price' }), '100');
    screen.getByRole('button', { name: 'Apply' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: 'Remove From ৳100' })).toBeTruthy();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Lowest price' }));
  });

  it('ER-2 SH-6 a count that failed says so, and is requested again by a press', async () => {
    let isDown = true;
    const { user } = open(() => (isDown ? json({ code: 'invalid', message: 'no' }, 400) : counted()));
    await user.click(screen.getByRole('button', { name: 'Availability' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The filters could not be loaded.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('group', { name: 'Availability' });
    expect(rows('Availability')).toEqual(['In stock1 product', 'On offer0 products']);
  });

  it('API-8 SH-6 counts in the browser where the host has no such call, and fetches its products once', async () => {
    const { user, requests } = open(() => json({ data: products }), { capabilities: [] });
    await user.click(screen.getByRole('button', { name: 'Availability' }));
    await user.click(await screen.findByRole('checkbox', { name: 'In stock 1 product' }));
    await user.click(screen.getByRole('button', { name: 'Color' }));
    await screen.findByRole('checkbox', { name: 'Red 1 product' });
    expect(requests).toEqual(['/api/products']);
  });
});

describe('the sheet with all filters', () => {
  it('SH-6 SH-16 keeps the focus when the button that clears the filters is disabled by that', async () => {
    const { user } = open(counted, { search: '?color=Red', state: { filterSheet: true } });
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Filter' }));
  });

  it('SH-6 goes back once when it is pressed twice before the browser has gone back', async () => {
    const onClose = vi.fn<() => void>();
    const { user } = renderScreen(<FilterSheet filter={{}} onClose={onClose} onApply={() => undefined} />, {
      fetch: async () => counted(),
    });
    await user.dblClick(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('SH-6 closes by a press beside it, and not by one that begins in it', async () => {
    const onClose = vi.fn<() => void>();
    const { user } = renderScreen(<FilterSheet filter={{}} onClose={onClose} onApply={() => undefined} />, {
      fetch: async () => counted(),
    });
    const sheet = screen.getByRole('dialog', { name: 'Filter' });
    // Text is selected by mouse, up to the backdrop: the browser sends the click to the dialog.
    fireEvent.mouseDown(screen.getByRole('textbox', { name: 'Lowest price' }));
    fireEvent.mouseUp(sheet);
    fireEvent.click(sheet);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(sheet);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('SH-6 LS-5 applies by Enter the price that is being typed, beside the other choices', async () => {
    const onApply = vi.fn<(filter: ListingFilter) => void>();
    const { user } = renderScreen(
      <FilterSheet filter={{ sizes: ['S'] }} onClose={() => undefined} onApply={onApply} />,
      { fetch: async () => counted() },
    );
    // The field still has the focus then.
    await user.type(screen.getByRole('textbox', { name: 'Lowest price' }), '500{Enter}');
    expect(onApply.mock.calls).toEqual([[{ sizes: ['S'], minPrice: 500 }]]);
  });

  it('SH-6 closes by one press when its button was pressed again before its code had arrived', async () => {
    const { user } = open(counted);
    // Only a phone shows the button.
    await user.dblClick(screen.getByRole('button', { name: 'Filter', hidden: true }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filter' })).toBeNull());
  });
});
