import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBarcodeCall, makeBarcodesCall, saveBarcodesCall } from '#contract/products/barcodes.ts';
import { deleteProductCall, updateProductCall } from '#contract/products/products.ts';
import { getStockCall, listStockCall } from '#contract/products/stock.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { ownBarcode, readBarcode } from '#domain/products/barcode.ts';
import { auditText } from '#domain/staff/audit.ts';
import { queryRows } from '#server/database/queries/queryRows.ts';
import { addCounted } from '../support/clients/countedGoods.ts';
import { addProduct } from '../support/clients/shopData.ts';
import type { Api } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';
import { openTestShop } from '../support/servers/testShop.ts';

const whole = { color: '', size: '' };

describe.each(testDatabases())('barcodes of counted goods on $name', (at) => {
  let api: Api;
  let admin: string;
  beforeAll(async () => {
    ({ api, admin } = await openTestShop(at));
  });
  afterAll(() => api?.close());

  const save = (id: string, ...items: { color: string; size: string; barcode: string }[]) =>
    api.send(saveBarcodesCall, { params: { id }, body: { items }, token: admin });
  const make = (id: string, ...items: { color: string; size: string }[]) =>
    api.send(makeBarcodesCall, { params: { id }, body: { items }, token: admin });
  const find = (code: string) => api.send(findBarcodeCall, { params: { code }, token: admin });
  const barcodesOf = async (id: string) => {
    const { data } = await api.call(getStockCall, { params: { id }, token: admin });
    return data.items.map(({ barcode }) => barcode);
  };
  let codes = 0;
  /** A barcode that no other test has. */
  const newCode = () => {
    codes += 1;
    return ownBarcode(codes);
  };
  const addShirt = (name = 'Shirt') =>
    addProduct(api, admin, { name, stockCount: 'variants', colors: ['Red', 'Blue'], sizes: ['M'] });
  const red = { color: 'Red', size: 'M' };
  const blue = { color: 'Blue', size: 'M' };

  it('GS-11 SEC-20 are refused when one is no text', async () => {
    const shirt = await addShirt();
    const barcode = ['4006381333931'] as never;
    expect((await save(shirt, { ...red, barcode })).refusal).toMatchObject({
      code: 'invalid',
      field: 'items[0].barcode',
    });
  });

  it('GS-11 belong to a colour and size, are taken in any spelling, found, and removed again', async () => {
    const shirt = await addShirt('Linen shirt');
    const { status } = await save(
      shirt,
      { ...red, barcode: '4 006381-333931' },
      { ...blue, barcode: '036000291452' },
    );

    // The twelve digits of a UPC-A are an EAN-13 that begins with 0; scanners read either.
    expect([status, await barcodesOf(shirt)]).toEqual([200, ['4006381333931', '0036000291452']]);
    for (const spelling of ['036000291452', '0036000291452'])
      expect((await find(spelling)).body).toEqual({
        data: { product: { id: shirt, name: 'Linen shirt' }, ...blue },
      });
    const listed = await api.call(listStockCall, { query: { searchQuery: '4006381333931' }, token: admin });
    expect(listed.data.map(({ _id }) => _id)).toEqual([shirt]);

    await save(shirt, { ...red, barcode: '' });
    expect(await barcodesOf(shirt)).toEqual([undefined, '0036000291452']);
    expect((await find('4006381333931')).refusal).toMatchObject({ code: 'unknown', field: 'code' });
    const { entries } = await api.call(listAuditEntriesCall, { query: { subject: shirt }, token: admin });
    expect(
      entries
        .filter(({ action }) => action === 'changeBarcode')
        .map((entry) => auditText(entry))
        .toSorted(),
    ).toEqual([
      'Changed the barcode of Linen shirt: Blue, M from none to 0036000291452',
      'Changed the barcode of Linen shirt: Red, M from 4006381333931 to none',
      'Changed the barcode of Linen shirt: Red, M from none to 4006381333931',
    ]);
  });

  it('GS-11 are refused with the field when their digits are wrong, or there is no such item', async () => {
    const pot = await addCounted(api, admin, 0, { name: 'Brass pot' });
    const code = newCode();
    const answers = await Promise.all([
      save(pot, { ...whole, barcode: '4006381333932' }),
      save(pot, { ...whole, barcode: 'HK-7Q4K' }),
      save(pot, { ...red, barcode: code }),
      save(pot, { ...whole, barcode: code }, { ...whole, barcode: '' }),
      save(await addShirt(), { ...red, barcode: code }, { ...blue, barcode: code }),
      save(await addProduct(api, admin), { ...whole, barcode: code }),
      find('12345'),
    ]);

    expect(answers.map(({ status, refusal }) => [status, refusal.field, refusal.message])).toEqual([
      [400, 'items[0].barcode', 'The last digit does not fit the others: please check them.'],
      [400, 'items[0].barcode', 'A barcode has 8, 12 or 13 digits.'],
      [400, 'items[0]', 'Brass pot has no Red, M pieces to count.'],
      [400, 'items', 'List each item only once'],
      [400, 'items', 'Two items have the same barcode'],
      [404, 'id', 'There is no such counted product.'],
      [400, 'code', 'A barcode has 8, 12 or 13 digits.'],
    ]);
    expect(await barcodesOf(pot)).toEqual([undefined]);
  });

  it('GS-11 are unique in the shop: a second use is refused with the name of the product', async () => {
    const code = newCode();
    const [jug, other] = [await addShirt('Jug'), await addCounted(api, admin, 0)];
    await save(jug, { ...red, barcode: code });

    const { status, refusal } = await save(other, { ...whole, barcode: code });

    expect([status, refusal.field, refusal.message]).toEqual([
      400,
      'items[0].barcode',
      'This barcode is that of Jug, Red, M already.',
    ]);
    const free = newCode();
    await save(jug, { ...red, barcode: free }, { ...blue, barcode: code });
    expect(await barcodesOf(jug)).toEqual([free, code]);
  });

  it('GS-11 go to one of many who ask for the same at once', async () => {
    const code = newCode();
    const pots = await Promise.all([1, 2, 3, 4].map(() => addCounted(api, admin, 0)));

    const answers = await Promise.all(pots.map((pot) => save(pot, { ...whole, barcode: code })));

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 400, 400, 400,
    ]);
    const holders = await Promise.all(pots.map(barcodesOf));
    expect(holders.flat().filter((barcode) => barcode === code)).toEqual([code]);
  });

  it('GS-11 are made by the shop for items without one, which keep them', async () => {
    const shirt = await addShirt();
    const code = newCode();
    await save(shirt, { ...red, barcode: code });

    await make(shirt, red, blue);
    const [kept, made = ''] = await barcodesOf(shirt);
    await make(shirt, red, blue);

    expect(kept).toBe(code);
    expect(made).toMatch(/^20\d{11}$/);
    expect(readBarcode(made)).toBe(made);
    expect(await barcodesOf(shirt)).toEqual([code, made]);
    expect((await find(made)).body).toMatchObject({ data: { product: { id: shirt }, ...blue } });
  });

  it('GS-11 of what is no longer counted or offered are not found, and free for another item', async () => {
    const [first, second] = [newCode(), newCode()];
    const shirt = await addShirt();
    await save(shirt, { ...red, barcode: first }, { ...blue, barcode: second });
    await api.call(updateProductCall, { params: { id: shirt }, body: { colors: ['Blue'] }, token: admin });

    expect((await find(first)).status).toBe(404);
    const pot = await addCounted(api, admin, 0);
    expect((await save(pot, { ...whole, barcode: first })).status).toBe(200);
    expect([await barcodesOf(pot), await barcodesOf(shirt)]).toEqual([[first], [second]]);
  });

  it('GS-11 are deleted with their product', async () => {
    const code = newCode();
    const pot = await addCounted(api, admin, 3);
    await save(pot, { ...whole, barcode: code });

    await api.call(deleteProductCall, { params: { id: pot }, token: admin });

    expect((await find(code)).status).toBe(404);
    expect(await queryRows(api.db, sql`select from barcodes where code = ${code}`)).toEqual([]);
  });

  it('GS-11 change no list of products', async () => {
    const versionOf = () =>
      queryRows(api.db, sql`select sum(writes)::integer as version from product_writes`);
    const pot = await addCounted(api, admin, 0);
    const before = await versionOf();

    expect((await save(pot, { ...whole, barcode: newCode() })).status).toBe(200);
    expect(await versionOf()).toEqual(before);
  });
});
