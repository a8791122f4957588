import { type AttributeName, isAttributeName } from './attributes.ts';

/** One product of a demo catalog table. Prices in taka. */
export interface CategoryRow {
  readonly subCategory: string;
  /** Which colours, sizes and details the product may have: a name in `attributes.ts`. */
  readonly attribute: AttributeName;
  /** How it looks: a name in `pictures/models/kinds.ts`. */
  readonly kind: string;
  readonly name: string;
  readonly nameBengali: string;
  readonly price: number;
  /** `null` without an offer; the table's cell is then empty. */
  readonly offer: number | null;
}

type Heading = Pick<CategoryRow, 'subCategory' | 'attribute'>;

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim());

const readHeading = (line: string): Heading => {
  const [subCategory = '', attribute = ''] = cells(line.slice(1));
  if (!isAttributeName(attribute)) throw new Error(`"${line}" names no known attribute.`);
  return { subCategory, attribute };
};

const readRow = (heading: Heading | null, line: string): CategoryRow => {
  if (heading === null) throw new Error(`"${line}" has no heading above it.`);
  const [name = '', price = '', offer = '', kind = '', nameBengali = ''] = cells(line);
  if (name === '' || kind === '' || nameBengali === '' || !(Number(price) > 0))
    throw new Error(`"${line}" is no row "name | price | offer | kind | Bengali name".`);
  return {
    ...heading,
    name,
    nameBengali,
    price: Number(price),
    offer: offer === '' ? null : Number(offer),
    kind,
  };
};

/** Parses a table: `# sub-category | attribute`, then `name | price | offer | kind | Bengali name` lines. */
export const readDemoCatalog = (table: string): CategoryRow[] => {
  const rows: CategoryRow[] = [];
  let heading: Heading | null = null;
  for (const line of table.split('\n').map((text) => text.trim())) {
    if (line.startsWith('#')) heading = readHeading(line);
    else if (line !== '') rows.push(readRow(heading, line));
  }
  return rows;
};
