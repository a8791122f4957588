import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { box, oneOfEach, openCart, removeLabels, row, stock } from './openCart.tsx';

describe('a line that is removed from the cart', () => {
  it('CT-1 puts a line that was removed back at its place, still ticked', async () => {
    const { user, store } = await openCart(stock);
    await user.click(row('lamp').getByRole('button', { name: /^Remove/ }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect([store.getState().cart.lines, box('lamp').checked]).toEqual([oneOfEach, true]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('CT-1 removes one line by a double tap, whose second tap meets the line that has moved up', async () => {
    const { user } = await openCart(stock);
    await user.click(row('kettle').getByRole('button', { name: /^Remove/ }));
    fireEvent.click(row('lamp').getByRole('button', { name: /^Remove/ }), { detail: 2 });
    expect(removeLabels()).toEqual(['lamp', 'pan', 'rug'].map((id) => `Remove Product ${id} from the cart`));
  });

  it('CT-1 SH-5 removes one line that is no longer sold by a double tap', async () => {
    // Neither the pan nor the rug.
    const { user } = await openCart(stock.slice(0, 2));
    await screen.findAllByText('This product is no longer sold.');
    await user.click(row('pan').getByRole('button', { name: 'Remove' }));
    fireEvent.click(row('rug').getByRole('button', { name: 'Remove' }), { detail: 2 });
    expect(removeLabels()).toEqual(
      ['kettle', 'lamp', 'rug'].map((id) => `Remove Product ${id} from the cart`),
    );
  });
});
