import { expect, it } from 'vitest';
import { barcodesBody, hasTypedBarcode, type TypedBarcodes } from '#dashboard/stock/typedBarcodes.ts';

const product = {
  _id: 'p1',
  name: 'Kettle',
  low: 3,
  price: 450,
  items: [{ color: '', size: '', pieces: 4, barcode: '4006381333931' }],
};

const changeOf = (typed: TypedBarcodes) => [hasTypedBarcode(typed, product), barcodesBody(typed, product)];

it('GS-11 takes a barcode that is typed in another form for the saved one', () => {
  const item = { color: '', size: '' };
  expect([
    changeOf({}),
    changeOf({ 0: ' 4006 3813 3393 1' }),
    changeOf({ 0: '036000291452' }),
    changeOf({ 0: 'no barcode' }),
    changeOf({ 0: ' ' }),
  ]).toEqual([
    [false, null],
    [false, null],
    [true, { items: [{ ...item, barcode: '036000291452' }] }],
    [true, null],
    [true, { items: [{ ...item, barcode: '' }] }],
  ]);
});
