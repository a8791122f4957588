import { listSorts } from '#contract/products/productsSchemas.ts';

const id = 'f'.repeat(24);

const values: readonly string[] = [
  '',
  '0',
  '-0',
  '1e400',
  '-1e400',
  '1e-400',
  '5e-324',
  'NaN',
  'Infinity',
  '0x10',
  '0b1',
  '1.5',
  '1_0',
  '9'.repeat(150),
  '2025-01-01T00:00:00.000Z',
  '2025-02-30T00:00:00.000Z',
  '2025-02-29T00:00:00.000Z',
  '2025-04-31T00:00:00Z',
  '0000-01-01T00:00:00.000Z',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2025-01-01T24:00:00.000Z',
  '2025-01-01T00:00:00.000000000001Z',
  '2025-01-01T00:00Z',
  '2025-01-01T1:1:1Z',
  '2025-01-01T::.Z',
];

const encode = (text: string): string => Buffer.from(text).toString('base64url');

// Every text but one with a NUL is a name.
const badNames: readonly string[] = ['\0', 'a\0b'];

/** Cursors (`after`) that no list returns, each with the list that receives it. */
export const badCursors: readonly { readonly list: string; readonly after: string }[] = [
  ...[
    'orders',
    'users',
    'amountDown',
    'amountUp',
    ...listSorts.filter((sort) => sort !== 'name' && sort !== 'nameBengali'),
  ].flatMap((list) => values.map((value) => ({ list, after: encode(`${list} ${value} ${id}`) }))),
  ...badNames.map((value) => ({ list: 'name', after: encode(`name ${value} ${id}`) })),
  ...[
    '',
    ' ',
    'orders',
    `orders  ${id}`,
    `newest 2025-01-01T00:00:00.000Z ${'g'.repeat(24)}`,
    '\0 \0 \0',
  ].map((text) => ({ list: 'newest', after: encode(text) })),
];
