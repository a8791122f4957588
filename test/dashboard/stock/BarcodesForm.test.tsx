import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { BarcodesForm } from '#dashboard/stock/BarcodesForm.tsx';
import type { TypedBarcodes } from '#dashboard/stock/typedBarcodes.ts';
import { NavigationBlocker } from '#ui/hooks/NavigationBlocker.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

const saved = '4006381333931';
const product = {
  _id: 'p1',
  name: 'Kettle',
  low: 3,
  price: 450,
  items: [{ color: '', size: '', pieces: 4, barcode: saved }],
};

const Form = () => {
  const [typed, setTyped] = useState<TypedBarcodes>({});
  return <BarcodesForm product={product} scanned={null} typed={typed} setTyped={setTyped} />;
};

it('GS-11 asks before typed barcodes that are not saved are left', async () => {
  const unblock = vi.fn();
  const block = vi.fn(() => unblock);
  const { user } = renderScreen(
    <NavigationBlocker value={block}>
      <Form />
    </NavigationBlocker>,
  );
  const field = screen.getByRole('textbox', { name: 'Barcode of the product' });
  expect(block).not.toHaveBeenCalled();

  await user.type(field, '7');
  expect([block.mock.calls.length, unblock.mock.calls.length]).toEqual([1, 0]);

  await user.clear(field);
  await user.type(field, saved);
  expect(unblock.mock.calls.length).toBe(block.mock.calls.length);
});
