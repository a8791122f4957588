import { expect, it } from 'vitest';
import { itemKey } from '#dashboard/stock/itemKey.ts';
import { barcodesBody, hasTypedBarcode, type TypedBarcodes } from '#dashboard/stock/typedBarcodes.ts';

const product = {
  _id: 'p1',
  name: 'Kettle',
  low: 3,
  price: 450,
  items: [{ color: '', size: '', pieces: 4, barcode: '4006381333931' }],
};

const item = { color: '', size: '' };

const changeOf = (typed: TypedBarcodes) => [hasTypedBarcode(typed, product), barcodesBody(typed, product)];
const changeBy = (text: string) => changeOf({ [itemKey(item)]: text });

it('GS-11 takes a barcode that is typed in another form for the saved one', () => {
  expect([
    changeOf({}),
    changeBy(' 4006 3813 3393 1'),
    changeBy('036000291452'),
    changeBy('no barcode'),
    changeBy(' '),
  ]).toEqual([
    [false, null],
    [false, null],
    [true, { items: [{ ...item, barcode: '036000291452' }] }],
    [true, null],
    [true, { items: [{ ...item, barcode: '' }] }],
  ]);
});
