import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { type Column, Table } from '#ui/layout/Table.tsx';

interface Cup {
  readonly id: string;
  readonly price: number;
}
const columns: readonly Column<Cup>[] = [
  { key: 'id', header: 'Cup', cell: ({ id }) => id, wordBreak: 'name' },
  { key: 'price', header: 'Price', cell: ({ price }) => price, align: 'end' },
  { key: 'tools', header: 'Actions', cell: () => <button type="button">Sell</button>, hiddenHeader: true },
];
const manyCups = Array.from({ length: 20 }, (_, index) => ({ id: `cup ${index}`, price: index }));
const cups = (rows: readonly Cup[] = [{ id: 'blue', price: 3 }]) => (
  <Table caption="Cups" columns={columns} rows={rows} rowKey={({ id }) => id} />
);

/** The width of the window in CSS pixels; happy-dom evaluates media queries for it. */
const resizeTo = (width: number): void =>
  (
    window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }
  ).happyDOM.setViewport({
    width,
  });
const usualWidth = window.innerWidth;
afterEach(() => resizeTo(usualWidth));

describe('Table', () => {
  it.each([
    [360, true],
    [1280, false],
  ])('CR-4 leaves no gap in a card, unlike a table, where a row has no reason: %i px', (width, isHidden) => {
    resizeTo(width);
    const why: Column<Cup> = { key: 'why', header: 'Why', cell: () => '', narrowLayout: 'full' };
    render(
      <Table caption="Cups" columns={[why]} rows={[{ id: 'blue', price: 3 }]} rowKey={({ id }) => id} />,
    );
    const cell = document.querySelector('td');
    expect(cell !== null && getComputedStyle(cell).display === 'none').toBe(isHidden);
  });

  it('CA-3 leaves no gap in a card where the lines of a cell are empty', () => {
    resizeTo(360);
    const why: Column<Cup> = { key: 'why', header: 'Why', cell: () => <span />, narrowLayout: 'full' };
    render(
      <Table caption="Cups" columns={[why]} rows={[{ id: 'blue', price: 3 }]} rowKey={({ id }) => id} />,
    );
    expect(getComputedStyle(screen.getByText('', { selector: 'td' })).display).toBe('none');
  });

  it('OL-3 has a control in the header of a wide window, and none that cards would hide with the focus in it', () => {
    const control = <Checkbox label="All cups" hiddenLabel checked={false} onChange={() => undefined} />;
    const chosen: Column<Cup> = { key: 'chosen', header: 'Chosen', cell: () => '', headerControl: control };
    const isReached = (width: number): boolean => {
      resizeTo(width);
      const { unmount } = render(
        <Table caption="Cups" columns={[chosen]} rows={[]} rowKey={({ id }) => id} />,
      );
      const isFound = screen.queryByRole('checkbox', { name: 'All cups' }) !== null;
      unmount();
      return isFound;
    };
    expect([360, 768, 769, 1440].map(isReached)).toEqual([false, false, true, true]);
  });

  it('OL-3 is a named table with a header for each column, also where it is hidden', () => {
    render(cups());
    const table = screen.getByRole('table', { name: 'Cups' });
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual(['Cup', 'Price', 'Actions']);
    expect(headers.map((header) => header.getAttribute('scope'))).toEqual(['col', 'col', 'col']);
  });

  it('OL-3 gives each cell its header for a phone, unless the header is hidden', () => {
    render(cups());
    const cells = screen.getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['blue', '3', 'Sell']);
    expect(cells.map(({ dataset: { label } }) => label)).toEqual(['Cup', 'Price', undefined]);
    expect(cells.map(({ dataset: { breaks } }) => breaks)).toEqual(['name', undefined, undefined]);
    expect(cells.map(({ dataset: { align } }) => align)).toEqual([undefined, 'end', undefined]);
  });

  it('OL-3 shows every row of a long list after the first screenful', () => {
    render(cups(manyCups));
    expect(screen.getAllByRole('row')).toHaveLength(manyCups.length + 1);
  });

  it('SPD-22 renders a row again where it has changed, and all rows where the columns have', () => {
    const rendered: string[] = [];
    const renderPrice = ({ id, price }: Cup) => {
      rendered.push(id);
      return price;
    };
    const priced: readonly Column<Cup>[] = [{ key: 'price', header: 'Price', cell: renderPrice }];
    const table = (rows: readonly Cup[], shown: readonly Column<Cup>[], { busy } = { busy: true }) => (
      <Table caption="Cups" columns={shown} rows={rows} rowKey={({ id }) => id} busy={busy} />
    );
    const before = [
      { id: 'blue', price: 3 },
      { id: 'red', price: 4 },
    ];
    const { rerender } = render(table(before, priced, { busy: false }));
    rerender(table(before, priced));
    expect(rendered).toEqual(['blue', 'red']);
    const after = before.with(1, { id: 'red', price: 5 });
    rerender(table(after, priced));
    expect(rendered).toEqual(['blue', 'red', 'red']);
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['3', '5']);
    rerender(table(after, [...priced]));
    expect(rendered).toEqual(['blue', 'red', 'red', 'blue', 'red']);
  });

  it('OL-3 can be scrolled by keyboard', () => {
    render(cups());
    expect(screen.getByRole('region', { name: 'Cups' }).tabIndex).toBe(0);
  });
});
