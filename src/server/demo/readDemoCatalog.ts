import { type AttributeName, isAttributeName } from './attributes.ts';

/** One product of a demo catalog table. Prices in taka. */
export interface CategoryRow {
  readonly subCategory: string;
  readonly trait: AttributeName;
  readonly emoji: string;
  readonly name: string;
  readonly price: number;
  readonly offer: number | null;
}

type Shelf = Pick<CategoryRow, 'subCategory' | 'trait' | 'emoji'>;
const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim());

const readHead = (line: string): Shelf => {
  const [subCategory = '', emoji = '', trait = ''] = cells(line.slice(1));
  if (!isAttributeName(trait)) throw new Error(`"${line}" names no trait that is known.`);
  return { subCategory, emoji, trait };
};

const readRow = (shelf: Shelf, line: string): CategoryRow => {
  const [name = '', price = '', offer = '', emoji = ''] = cells(line);
  if (name === '' || !(Number(price) > 0))
    throw new Error(`"${line}" is no row "name | price | offer | emoji".`);
  return {
    ...shelf,
    name,
    price: Number(price),
    offer: offer === '' ? null : Number(offer),
    emoji: emoji || shelf.emoji,
  };
};

/** Parses a table: `# sub-category | emoji | trait`, then `name | price | offer | own emoji` lines. */
export const readDemoCatalog = (table: string): CategoryRow[] => {
  const rows: CategoryRow[] = [];
  let shelf: Shelf | null = null;
  for (const line of table.split('\n').map((text) => text.trim())) {
    if (line.startsWith('#')) shelf = readHead(line);
    else if (line !== '' && shelf !== null) rows.push(readRow(shelf, line));
  }
  return rows;
};
