import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as changes from '#contract/products/productChanges.ts';
import * as products from '#contract/products/products.ts';
import * as slides from '#contract/shop/slides.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { auditText } from '#domain/staff/audit.ts';
import { addProduct } from '../support/clients/shopData.ts';
import { signInStaff } from '../support/clients/signInStaff.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('the audit log of products and slides on $name', (at) => {
  let api: Api;
  let admin: string;
  let staff: string;
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
    staff = await signInStaff(api, admin);
  });
  afterAll(() => api?.close());

  const read = (query: Readonly<Record<string, string | number>> = {}) =>
    api.call(listAuditEntriesCall, { query, token: admin });
  /** The entries that the act has added, newest first, each as `WHO (ROLE): SENTENCE`. */
  const addedBy = async (act: () => Promise<unknown>): Promise<string[]> => {
    const { total } = await read({ limit: 1 });
    await act();
    const page = await read({ limit: 100 });
    return page.entries
      .slice(0, page.total - total)
      .map((entry) => `${entry.by} (${entry.role}): ${auditText(entry)}`);
  };

  it('MD-10 has an entry for adding, editing and deleting a product', async () => {
    let id = '';
    const body = { name: 'Jute mat', originalPrice: 300, offerPrice: 250 };
    const edit = (fields: object) =>
      addedBy(() => api.send(products.updateProductCall, { params: { id }, body: fields, token: staff }));
    const remove = () =>
      addedBy(() => api.send(products.deleteProductCall, { params: { id }, token: admin }));
    const added = await addedBy(async () => {
      id = await addProduct(api, staff, body);
    });

    expect({
      added,
      edited: await edit({ ...body, offerPrice: 240, colors: ['Red'] }),
      same: await edit({ ...body, offerPrice: 240 }),
      refused: await edit({ originalPrice: -1 }),
      deleted: await remove(),
      again: await remove(),
    }).toEqual({
      added: ['staff (staff): Added product Jute mat'],
      edited: [
        'staff (staff): Edited product Jute mat: colors, offer price from ৳300, offer ৳250 to ৳300, offer ৳240',
      ],
      same: [],
      refused: [],
      deleted: ['Admin (admin): Deleted product Jute mat'],
      again: [],
    });
  });

  it('MD-10 has an entry for each product that is sold out or gets another price', async () => {
    const ids = [
      await addProduct(api, admin, { name: 'Tray', originalPrice: 100, offerPrice: null }),
      await addProduct(api, admin, { name: 'Bowl', originalPrice: 200, offerPrice: null }),
    ];
    const mark = (soldOut: boolean) =>
      addedBy(() => api.send(changes.setSoldOutCall, { body: { ids, soldOut }, token: staff }));
    // The bowl is sold out before, so that marking both again changes the tray alone.
    await api.send(changes.setSoldOutCall, { body: { ids: ids.slice(1), soldOut: true }, token: staff });
    const soldOut = await mark(true);
    const available = await mark(false);
    const prices = await addedBy(() =>
      api.send(changes.changePricesCall, {
        body: {
          percent: 10,
          products: [
            { id: ids[0] ?? '', originalPrice: 100, offerPrice: null },
            // Not the bowl's price, so it is refused.
            { id: ids[1] ?? '', originalPrice: 999, offerPrice: null },
          ],
        },
        token: staff,
      }),
    );

    expect(soldOut).toEqual(['staff (staff): Marked product Tray as sold out']);
    expect(available.toSorted()).toEqual([
      'staff (staff): Marked product Bowl as available',
      'staff (staff): Marked product Tray as available',
    ]);
    expect(prices).toEqual(['staff (staff): Changed the price of Tray from ৳100 to ৳110']);
  });

  it('MD-10 has an entry for adding, editing and deleting a slide', async () => {
    let id = '';
    const body = { image: '/pictures/eid-900.webp', title: 'Eid' };
    const remove = () => addedBy(() => api.send(slides.deleteSlideCall, { params: { id }, token: admin }));
    const added = await addedBy(async () => {
      id = (await api.call(slides.postSlideCall, { body, token: admin })).insertedId;
    });
    const edited = await addedBy(() =>
      api.send(slides.updateSlideCall, { params: { id }, body: { title: 'Puja' }, token: admin }),
    );

    expect({ added, edited, deleted: await remove(), again: await remove() }).toEqual({
      added: ['Admin (admin): Added slide Eid'],
      edited: ['Admin (admin): Edited slide Puja: title'],
      deleted: ['Admin (admin): Deleted slide Puja'],
      again: [],
    });
  });
});
