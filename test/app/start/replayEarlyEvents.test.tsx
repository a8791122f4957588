import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { replayEarlyEvents } from '#app/start/replayEarlyEvents.ts';

afterEach(() => {
  delete window.takeEarlyEvents;
});

const Listing = () => {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState('newest');
  return (
    <form>
      <input aria-label="Search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <select aria-label="Sort" value={order} onChange={({ target }) => setOrder(target.value)}>
        <option value="newest">Newest</option>
        <option value="price">Price, low to high</option>
      </select>
      <output>
        {search} by {order}
      </output>
    </form>
  );
};

it('SPD-10 SH-6 a text typed and a sort order chosen before hydration take effect after it', async () => {
  render(<Listing />);
  const typed = [
    [screen.getByRole<HTMLInputElement>('textbox'), 'lamp'],
    [screen.getByRole<HTMLSelectElement>('combobox'), 'price'],
  ] as const;
  window.takeEarlyEvents = () => ({ typed, pressed: [] });
  replayEarlyEvents();
  expect(await screen.findByText('lamp by price')).toBeTruthy();
});
