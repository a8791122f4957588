import { describe, expect, it } from 'vitest';
import { countOrders, getOrder, listOrders, setOrderStatus } from '#contract/orders.ts';
import { ordersSchemas } from '#contract/ordersSchemas.ts';
import { listProducts } from '#contract/products.ts';
import { productsSchemas } from '#contract/productsSchemas.ts';
import { auditOrders } from '#server/orders/auditOrders.ts';
import { numberOrders } from '#server/orders/numberOrders.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { submitOrder } from '../support/clients/shopData.ts';
import { oldShop, writeOldShop } from '../support/servers/oldShop.ts';
import { adminPerson, startApi } from '../support/servers/startApi.ts';
import { type DatabaseTarget, type TestDatabase, testDatabases } from '../support/servers/testDatabases.ts';

const [cup, pending, delivered] = ['a', 'b', 'c'].map((digit) => digit.repeat(24));
const customer = `null, 'Rahima', 'rahima@people.example', 'rahima@people.example', '01711000222', 'Dhaka',
  'House 3', '', 'Home', 'Inside of Dhaka', 'Cash On Delivery', 50100, 6000, 56100`;

/** What a shop of the first published version has stored. */
const rows = `insert into users values
  ('${'1'.repeat(24)}', '${adminPerson.uid}', '${adminPerson.email}', 'Admin', 'admin', now(), null);
insert into products (id, name, name_key, description, video_link, category, category_key, sub_category,
  sub_category_key, product_type, product_type_key, sizes, colors, images, original_price, created_at)
  values ('${cup}', 'Cup', 'cup', '', '', 'Kitchen Items', 'kitchen items', 'Glassware', 'glassware',
    'Most Popular', 'most popular', '{}', '{}', '{/pictures/cup-450.webp}', 25050, '2025-03-01');
insert into orders values ('${pending}', '2025-03-02', 'Pending', null, ${customer}),
  ('${delivered}', '2025-03-03', 'Delivered', '2025-03-05', ${customer});
insert into order_lines values ('${pending}', 0, '${cup}', 'Cup', '', 'Red', 'N/A', 2, 25050),
  ('${delivered}', 0, '${cup}', 'Cup', '', 'Red', 'N/A', 2, 25050);
insert into order_moves values
  ('${delivered}', 0, 'CONFIRM', 'Pending', 'Confirmed', 'admin', '${adminPerson.uid}', '2025-03-04'),
  ('${delivered}', 1, 'DELIVER', 'Confirmed', 'Delivered', 'admin', '${adminPerson.uid}', '2025-03-05');`;
/** How many migrations that version had. */
const migrations = 5;

const makeOld = async (at: DatabaseTarget): Promise<TestDatabase> => {
  const { settings, remove } = await at.make();
  if (settings.databaseUrl !== null) {
    await writeOldShop(settings.databaseUrl, migrations, rows);
    return { settings, remove };
  }
  return { settings: { ...settings, files: await oldShop(migrations, rows) }, remove };
};

describe.each(testDatabases())('the data of an old release on $name', (at) => {
  it('OP-3 ST-9 is updated, and its orders keep their history and are moved on', async () => {
    const api = await startApi({ name: at.name, make: () => makeOld(at) });
    const numbered = await numberOrders(api.db);
    const token = await api.signIn(adminPerson);
    const placed = await submitOrder(api, orderBody([lineFor(cup ?? '', 250.5)]));
    const params = { id: pending ?? '' };
    const moved = await api.send(setOrderStatus, { params, body: { status: 'Confirmed' }, token });
    const orders = await api.get(listOrders, ordersSchemas.listOrders, { token });
    const { data, history } = await api.get(getOrder, ordersSchemas.getOrder, {
      params: { id: delivered ?? '' },
      token,
    });
    const counts = await api.get(countOrders, ordersSchemas.countOrders, { token });
    const products = await api.get(listProducts, productsSchemas.listProducts);
    const audit = await auditOrders(api.db);
    await api.close();

    expect({ numbered, moved: moved.status }).toEqual({ numbered: 2, moved: 200 });
    expect(
      orders.map(({ _id, orderStatus, number }) => [_id, orderStatus, number?.startsWith('HK-')]),
    ).toEqual([
      [placed, 'Pending', true],
      [delivered, 'Delivered', true],
      [pending, 'Confirmed', true],
    ]);
    expect(data).toMatchObject({ total: 561, products: [{ id: cup, quantity: 2, originalPrice: 250.5 }] });
    expect(history.map(({ event, byName }) => [event, byName])).toEqual([
      ['CONFIRM', 'Admin'],
      ['DELIVER', 'Admin'],
    ]);
    expect(counts).toMatchObject({ Pending: 1, Confirmed: 1, Shipping: 0, Delivered: 1 });
    expect(products.data.map(({ _id, name }) => [_id, name])).toEqual([[cup, 'Cup']]);
    expect(audit).toEqual({ orders: 3, moves: 3, drifts: [] });
  });
});
