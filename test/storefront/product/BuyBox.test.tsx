import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { selectCartLines } from '#slices/cartSlice.ts';
import { BuyBox } from '#storefront/product/BuyBox.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const add = () => screen.getByRole('button', { name: 'Add To Cart' });
const soldOutRadios = () =>
  screen.queryAllByRole('radio', { name: /, sold out$/ }).map((radio) => (radio as HTMLInputElement).value);
const increase = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Increase/ });
/** The quantity with the total and the note beside it. */
const quantityRow = () => screen.getByRole('group', { name: /^Quantity of/ }).parentElement?.textContent;
const question = 'Choose a size? Press again to order without one.';

/** The page of a product without sizes, until staff add some. */
const BuyBoxWithNewSizes = () => {
  const [sizes, setSizes] = useState<string[]>([]);
  return (
    <>
      <BuyBox product={aProduct({ sizes })} />
      <button type="button" onClick={() => setSizes(['S', 'M'])}>
        Add sizes
      </button>
    </>
  );
};

describe('BuyBox', () => {
  it('PD-3 PD-4 offers Add To Cart and Buy Now', () => {
    renderScreen(<BuyBox product={aProduct()} />);
    expect(buttons()).toEqual(expect.arrayContaining([' Add To Cart', 'Buy Now']));
  });

  it('MD-8 says that a product is sold out and offers no buying', () => {
    renderScreen(<BuyBox product={aProduct({ soldOut: true })} />);
    expect(screen.getByText('This product is sold out.')).toBeTruthy();
    expect(buttons()).toEqual(['Tell me when it is back']);
  });

  it('SH-1 asks once for a size left open, with the focus on the sizes, and then adds without one', async () => {
    const { user } = renderScreen(<BuyBox product={aProduct({ sizes: ['S', 'M'] })} />);
    await user.click(add());
    expect(screen.getByText(question)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'S' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(add());
    expect(await screen.findByRole('dialog', { name: 'Product Added!' })).toBeTruthy();
    expect(screen.queryByText(question)).toBeNull();
    await user.click(add());
    expect(screen.queryByText(question)).toBeNull();
  });

  it('SH-1 takes a double tap for one press: the second tap does not order without a size', async () => {
    const { user, store } = renderScreen(<BuyBox product={aProduct({ sizes: ['S', 'M'] })} />);
    await user.dblClick(add());
    expect(screen.getByText(question)).toBeTruthy();
    expect(selectCartLines(store.getState())).toEqual([]);
  });

  it('PD-3 takes a double tap for one press: the second tap adds nothing', async () => {
    const { user, store } = renderScreen(<BuyBox product={aProduct({ sizes: [] })} />);
    await user.dblClick(add());
    expect(selectCartLines(store.getState()).map(({ quantity }) => quantity)).toEqual([1]);
    expect(await screen.findByRole('dialog', { name: 'Product Added!' })).toBeTruthy();
  });

  it('SH-1 does not ask when a size is chosen, and no longer once it is', async () => {
    const { user } = renderScreen(<BuyBox product={aProduct({ sizes: ['S', 'M'] })} />);
    await user.click(screen.getByRole('button', { name: 'Buy Now' }));
    expect(screen.getByText(question)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'M' }));
    expect(screen.queryByText(question)).toBeNull();
    await user.click(add());
    expect(await screen.findByRole('dialog', { name: 'Product Added!' })).toBeTruthy();
  });

  it('SH-1 does not ask for a size where the product has none', async () => {
    const { user } = renderScreen(<BuyBox product={aProduct({ colors: ['Red'] })} />);
    await user.click(add());
    expect(await screen.findByRole('dialog', { name: 'Product Added!' })).toBeTruthy();
    expect(screen.queryByText(question)).toBeNull();
  });

  it('SH-1 asks for a size that the product got after a press', async () => {
    const { user, store } = renderScreen(<BuyBoxWithNewSizes />);
    await user.click(add());
    await user.click(screen.getByRole('button', { name: 'Add sizes' }));
    await user.click(add());
    expect(screen.getByText(question)).toBeTruthy();
    expect(selectCartLines(store.getState()).map(({ quantity }) => quantity)).toEqual([1]);
  });

  it.each(['Add To Cart', 'Buy Now'])(
    'GS-8 leads by a press on %s to what is still to be chosen of counted goods',
    async (name) => {
      // More are left than shoppers are told.
      const items = [{ color: 'Red', size: '', left: null }];
      const stock = { count: 'variants', low: 3, isOut: false, items } as const;
      const { user } = renderScreen(<BuyBox product={aProduct({ colors: ['Red'], stock })} />);
      expect(screen.queryByText('Please choose a color.')).toBeNull();
      await user.click(screen.getByRole('button', { name }));
      const colors = screen.getByRole('group', { name: 'Color: N/A Please choose a color.' });
      expect(document.activeElement).toBe(within(colors).getByRole('radio', { name: 'Red' }));
    },
  );

  it('PD-2 shows the colour and size that were chosen when the shopper goes back to it, as long as they are offered', async () => {
    const sizes = ['M', 'L'];
    const { user, unmount } = renderScreen(<BuyBox product={aProduct({ colors: ['Red', 'Blue'], sizes })} />);
    await user.click(screen.getByRole('radio', { name: 'Blue' }));
    await user.click(screen.getByRole('radio', { name: 'L' }));
    unmount();
    renderScreen(<BuyBox product={aProduct({ colors: ['Red'], sizes })} />);
    expect(screen.getByRole('group', { name: 'Color: N/A' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Size: L' })).toBeTruthy();
  });

  it('GS-8 asks for the size at the next press, once the colour is chosen', async () => {
    const items = [{ color: 'Red', size: 'M', left: null }];
    const stock = { count: 'variants', low: 3, isOut: false, items } as const;
    const product = aProduct({ colors: ['Red'], sizes: ['M'], stock });
    const { user, store } = renderScreen(<BuyBox product={product} />);
    await user.click(add());
    await user.click(screen.getByRole('radio', { name: 'Red' }));
    expect(screen.queryByText(/^Please choose a/)).toBeNull();
    await user.click(add());
    const sizes = screen.getByRole('group', { name: 'Size: N/A Please choose a size.' });
    expect(document.activeElement).toBe(within(sizes).getByRole('radio', { name: 'M' }));
    expect(selectCartLines(store.getState())).toEqual([]);
  });

  it('GS-8 refuses what is sold out, and no longer once something else is chosen', async () => {
    const items = [
      { color: 'Red', size: '', left: 0 },
      { color: 'Blue', size: '', left: 0 },
      { color: 'Green', size: '', left: null },
    ];
    const stock = { count: 'variants', low: 3, isOut: false, items } as const;
    const product = aProduct({ colors: ['Red', 'Blue', 'Green'], stock });
    const { user } = renderScreen(<BuyBox product={product} />);
    await user.click(screen.getByRole('radio', { name: 'Red, sold out' }));
    await user.click(add());
    expect(document.activeElement).toBe(screen.getByText('Sold out'));
    expect(screen.getByText('Sold out').dataset.refused).toBe('true');
    await user.click(screen.getByRole('radio', { name: 'Blue, sold out' }));
    expect(screen.getByText('Sold out').dataset.refused).toBeUndefined();
  });

  it('GS-8 marks the sizes that are sold out in the chosen colour, and the colours that are in the chosen size', async () => {
    const items = [
      { color: 'Red', size: 'S', left: 0 },
      { color: 'Red', size: 'M', left: 2 },
      { color: 'Blue', size: 'S', left: null },
      { color: 'Blue', size: 'M', left: null },
    ];
    const stock = { count: 'variants', low: 3, isOut: false, items } as const;
    const product = aProduct({ colors: ['Red', 'Blue'], sizes: ['S', 'M'], stock });
    const { user } = renderScreen(<BuyBox product={product} />);
    expect(soldOutRadios()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Red' }));
    expect(soldOutRadios()).toEqual(['S']);
    await user.click(screen.getByRole('radio', { name: 'S, sold out' }));
    expect(soldOutRadios()).toEqual(['Red', 'S']);
    await user.click(screen.getByRole('radio', { name: 'Blue' }));
    expect(soldOutRadios()).toEqual(['Red']);
  });

  it('GS-8 marks the sizes that are sold out at once where the product has no colours', () => {
    const items = [
      { color: '', size: 'S', left: 0 },
      { color: '', size: 'M', left: null },
    ];
    const stock = { count: 'variants', low: 3, isOut: false, items } as const;
    renderScreen(<BuyBox product={aProduct({ sizes: ['S', 'M'], stock })} />);
    expect(soldOutRadios()).toEqual(['S']);
  });

  it('GS-8 marks a colour and a size of which no piece is left at all, before anything is chosen', () => {
    const items = [
      { color: 'Red', size: 'S', left: 0 },
      { color: 'Red', size: 'M', left: 0 },
      { color: 'Blue', size: 'S', left: 0 },
      { color: 'Blue', size: 'M', left: null },
    ];
    const stock = { count: 'variants', low: 3, isOut: false, items } as const;
    renderScreen(<BuyBox product={aProduct({ colors: ['Red', 'Blue'], sizes: ['S', 'M'], stock })} />);
    expect(soldOutRadios()).toEqual(['Red', 'S']);
  });

  it('GS-8 raises the quantity up to what is left, which is then added', async () => {
    const items = [{ color: '', size: '', left: 2 }];
    const stock = { count: 'whole', low: 3, isOut: false, items } as const;
    const { user, store } = renderScreen(<BuyBox product={aProduct({ stock })} />);
    expect(increase().disabled).toBe(false);
    await user.click(increase());
    expect(increase().disabled).toBe(true);
    await user.click(add());
    expect(selectCartLines(store.getState()).map(({ quantity }) => quantity)).toEqual([2]);
  });

  it('GS-8 lowers the quantity to what is left of another choice, with no total for what is sold out', async () => {
    const items = [
      { color: 'Red', size: '', left: null },
      { color: 'Blue', size: '', left: 2 },
      { color: 'Green', size: '', left: 0 },
    ];
    const stock = { count: 'variants', low: 3, isOut: false, items } as const;
    const product = aProduct({ colors: ['Red', 'Blue', 'Green'], stock });
    const { user } = renderScreen(<BuyBox product={product} />);
    await user.click(screen.getByRole('radio', { name: 'Red' }));
    for (const _press of [1, 2, 3]) await user.click(increase());
    expect(quantityRow()).toBe('4Total ৳4,000.00');
    await user.click(screen.getByRole('radio', { name: 'Blue' }));
    expect(quantityRow()).toBe('2Total ৳2,000.002 left');
    await user.click(screen.getByRole('radio', { name: 'Green, sold out' }));
    expect(quantityRow()).toBe('1Sold out');
    expect(increase().disabled).toBe(true);
  });

  it('PD-3 SH-2 tells by the dialog of the spec without taking the focus, and Escape closes it', async () => {
    const { user } = renderScreen(<BuyBox product={aProduct()} />);
    await user.click(add());
    const dialog = await screen.findByRole('dialog', {
      name: 'Product Added!',
      description: 'Your product has been successfully added to the cart.',
    });
    expect(document.activeElement).toBe(add());
    expect(dialog.querySelector('a')?.getAttribute('href')).toBe('/cart');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('SH-2 takes back what was added and returns the focus', async () => {
    const { user, store } = renderScreen(<BuyBox product={aProduct()} />);
    await user.click(add());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(selectCartLines(store.getState())).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(add());
  });

  it('SH-2 takes back the last pieces alone when the line was in the cart before', async () => {
    const { user, store } = renderScreen(<BuyBox product={aProduct()} />);
    await user.click(add());
    await user.click(screen.getByRole('button', { name: /^Increase/ }));
    await user.click(add());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(selectCartLines(store.getState())).toMatchObject([{ quantity: 1 }]);
  });
});
