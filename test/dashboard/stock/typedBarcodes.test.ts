import { expect, it } from 'vitest';
import { itemKey } from '#dashboard/stock/itemKey.ts';
import {
  barcodesBody,
  hasTypedBarcode,
  itemForScanned,
  type TypedBarcodes,
  withScanned,
} from '#dashboard/stock/typedBarcodes.ts';

const product = {
  _id: 'p1',
  name: 'Kettle',
  low: 3,
  price: 450,
  items: [{ color: '', size: '', pieces: 4, barcode: '4006381333931' }],
};

const item = { color: '', size: '' };

const typedText = (text: string): TypedBarcodes => ({ [itemKey(item)]: text });
const bodyWith = (barcode: string) => ({ items: [{ ...item, barcode }] });

it.each<[string, TypedBarcodes, boolean, unknown]>([
  ['nothing', {}, false, null],
  ['the saved barcode in another form', typedText(' 4006 3813 3393 1'), false, null],
  ['another barcode', typedText('036000291452'), true, bodyWith('036000291452')],
  ['no barcode', typedText('no barcode'), true, null],
  ['a blank, which removes the barcode', typedText(' '), true, bodyWith('')],
])('GS-11 sees what was changed when %s is typed', (_what, typed, isChanged, body) => {
  expect({ isChanged: hasTypedBarcode(typed, product), body: barcodesBody(typed, product) }).toEqual({
    isChanged,
    body,
  });
});

it('GS-11 puts a scanned barcode in place of a saved one that was cleared', () => {
  expect(withScanned(typedText(''), product, '036000291452')).toEqual(typedText('036000291452'));
});

it('GS-11 leads from an unknown barcode to the first empty field, not to one that is typed already', () => {
  const [red, blue, green] = ['Red', 'Blue', 'Green'].map((color) => ({ color, size: '', pieces: 1 }));
  const items = [red, blue, green].flatMap((one) => one ?? []);
  const typed = { [itemKey({ color: 'Red', size: '' })]: '4006381333931' };
  expect(itemForScanned(typed, { ...product, items }, '036000291452')).toEqual(blue);
});
