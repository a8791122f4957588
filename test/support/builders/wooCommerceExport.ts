import { parseCsv } from '#dashboard/productImport/parseCsv.ts';
import { readProductFile } from '#domain/productFiles/readProductFile.ts';

const header =
  'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Date sale price starts","Date sale price ends","Tax status","Tax class","In stock?",Stock,"Low stock amount","Backorders allowed?","Sold individually?","Weight (kg)","Length (cm)","Width (cm)","Height (cm)","Allow customer reviews?","Purchase note","Sale price","Regular price",Categories,Tags,"Shipping class",Images,"Download limit","Download expiry days",Parent,"Grouped products",Upsells,Cross-sells,"External URL","Button text",Position,Brands,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 1 global","Attribute 2 name","Attribute 2 value(s)","Attribute 2 visible","Attribute 2 global"';
const names = parseCsv(new TextEncoder().encode(`${header}\n`)).header;

/** The cells of a row by the names of their columns; the others are empty. */
export type Cells = Readonly<Record<string, string>>;

const line = (cells: Cells): string =>
  names.map((name) => `"${(cells[name] ?? '').replaceAll('"', '""')}"`).join(',');

/** Reads a product export of WooCommerce with these rows, early on 2 March 2026. */
export const readWooCommerce = (...rows: Cells[]) =>
  readProductFile(parseCsv(new TextEncoder().encode([header, ...rows.map(line)].join('\n'))), {
    textOf: (html) => html.replace(/<[^>]*>/g, ''),
    now: new Date('2026-03-02T00:00:00Z'),
  });

/** A product with variations: navy and grey, in the sizes M, L and 42. */
export const panjabi: Cells = {
  ID: '50',
  Type: 'variable',
  SKU: 'panjabi',
  Name: 'Panjabi',
  Published: '1',
  'In stock?': '1',
  Categories: 'Eid\\, 2026 > Men',
  Images: 'navy.jpg, grey.jpg',
  'Attribute 1 name': 'Colour',
  'Attribute 1 value(s)': 'Navy, grey',
  'Attribute 2 name': 'pa_size',
  'Attribute 2 value(s)': 'M, L, 42',
};

/** A navy variation of the panjabi, of any size unless its cells name one. */
export const variation = (id: string, cells: Cells): Cells => ({
  ID: id,
  Type: 'variation',
  Name: `Panjabi - ${id}`,
  Published: '1',
  'In stock?': '1',
  Parent: 'panjabi',
  'Attribute 1 name': 'Colour',
  'Attribute 1 value(s)': 'Navy',
  ...cells,
});
