import { describe, expect, it } from 'vitest';
import { type Column, Table } from '#ui/layout/Table.tsx';
import { renderMarkup } from '../../support/browser/renderMarkup.tsx';

interface Cup {
  readonly id: string;
  readonly price: number;
}
const columns: readonly Column<Cup>[] = [
  { key: 'id', header: 'Cup', cell: ({ id }) => id, breaks: 'name' },
  { key: 'price', header: 'Price', cell: ({ price }) => price, align: 'end' },
  { key: 'tools', header: 'Actions', cell: () => <button type="button">Sell</button>, hiddenHeader: true },
];

describe('Table', () => {
  it('OL-3 is a real table whose cells carry their header for a phone', () => {
    const markup = renderMarkup(
      <Table caption="Cups" columns={columns} rows={[{ id: 'blue', price: 3 }]} rowKey={({ id }) => id} />,
    );
    expect(markup.match(/<th [^>]*scope="col"/g)).toHaveLength(3);
    expect(markup).toContain('<td data-label="Cup" data-breaks="name">blue</td>');
    expect(markup).toContain('<td data-label="Price" data-align="end">3</td>');
    expect(markup).toMatch(/<td><button[^>]*>Sell<\/button><\/td>/);
  });
});
