import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countDaysCall, exportOrdersCall, getOrderCall, listOrdersCall } from '#contract/orders/orders.ts';
import { listPhoneHistoriesCall } from '#contract/orders/phoneHistories.ts';
import { getTrackedCall, listTrackingLinksCall } from '#contract/orders/tracking.ts';
import type { Order } from '#domain/orders/order.ts';
import { auditOrders } from '#server/orders/audit/auditOrders.ts';
import { correctionOf } from '../support/builders/correctionOf.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { submitOrder } from '../support/clients/shopData.ts';
import { type CorrectionShop, openCorrectionShop } from '../support/servers/correctionShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('corrections of orders on $name', (at) => {
  let shop: CorrectionShop;
  let order: Order;
  beforeAll(async () => {
    shop = await openCorrectionShop(at);
  });
  afterAll(() => shop?.api.close());
  beforeEach(async () => {
    order = await shop.place();
  });

  it('MD-5 corrects data and lines at the shop’s prices and keeps what changed', async () => {
    const body = correctionOf(order, {
      address: 'House 9, Road 2',
      district: 'Sylhet',
      deliveryArea: 'Outside of Dhaka',
      mobileNumber: '01711000333',
    });
    const [line] = body.products;
    const products = line === undefined ? [] : [{ ...line, quantity: 3 }, shop.added()];
    const { data, revisions } = await shop.correct(order, { ...body, products, total: 751.5 + 700 + 120 });

    const firstLine = order.products[0];
    expect(data).toEqual({
      ...order,
      subTotal: 1451.5,
      total: 1571.5,
      products: [
        { ...firstLine, quantity: 3 },
        {
          id: shop.shirt,
          name: 'Shirt',
          imageUrl: '/pictures/cup-450.webp',
          color: 'N/A',
          size: 'L',
          quantity: 1,
          originalPrice: 700,
        },
      ],
      customerData: {
        ...order.customerData,
        address: 'House 9, Road 2',
        district: 'Sylhet',
        deliveryArea: 'Outside of Dhaka',
        mobileNumber: '01711000333',
        deliveryCharge: 120,
      },
    });
    const cupLine = { id: shop.cup, name: 'Clay tea cup', color: 'Red', size: 'N/A', originalPrice: 250.5 };
    expect(revisions).toEqual([
      {
        by: 'Admin',
        at: expect.stringMatching(/^2026-03-02T09:07:/),
        // What was there before is that of `orderBody`.
        fields: [
          { field: 'mobileNumber', from: '01711000222', to: '01711000333' },
          { field: 'district', from: 'Dhaka', to: 'Sylhet' },
          { field: 'address', from: 'House 3, Road 7, Mirpur', to: 'House 9, Road 2' },
          { field: 'deliveryArea', from: 'Inside of Dhaka', to: 'Outside of Dhaka' },
        ],
        lines: [
          { from: { ...cupLine, quantity: 2 }, to: { ...cupLine, quantity: 3 } },
          {
            from: null,
            to: { id: shop.shirt, name: 'Shirt', color: 'N/A', size: 'L', quantity: 1, originalPrice: 700 },
          },
        ],
        from: { subTotal: 501, deliveryCharge: 60, total: 561 },
        to: { subTotal: 1451.5, deliveryCharge: 120, total: 1571.5 },
      },
    ]);
    expect(await shop.read(order._id)).toEqual({ data, history: [], revisions, held: 0 });
  });

  it('SH-3 MD-5 tells the holder of a link that the order was corrected, also where the link does not show it', async () => {
    const { links } = await shop.api.call(listTrackingLinksCall, {
      query: { orders: order._id },
      token: shop.customer,
    });
    const track = () => shop.api.call(getTrackedCall, { body: { token: links[0]?.token ?? '' } });
    const before = await track();
    await shop.correct(order, correctionOf(order, { address: 'House 3, Road 8, Mirpur' }));
    const after = await track();
    expect([before.corrected, after.corrected]).toEqual([undefined, true]);
    expect(after.data.delivery).toEqual(before.data.delivery);
  });

  it('MD-5 shows the customer what changed, and no name of staff', async () => {
    await shop.correct(order, correctionOf(order, { comment: 'Ring twice' }));
    const { data, revisions } = await shop.read(order._id, shop.customer);

    expect(data.customerData.comment).toBe('Ring twice');
    expect(revisions?.map(({ by, fields }) => ({ by, fields }))).toEqual([
      { by: null, fields: [{ field: 'comment', from: '', to: 'Ring twice' }] },
    ]);
    const answer = await shop.api.send(getOrderCall, { params: { id: order._id }, token: shop.customer });
    expect(JSON.stringify(answer.body)).not.toMatch(/Admin|admin-1/);
  });

  it('MD-5 changes neither the owner’s e-mail address nor the payment, whatever the body says', async () => {
    const body = correctionOf(order, { name: 'Rahima Begum' });
    const customerData = {
      ...body.customerData,
      email: 'x@people.example',
      paymentSystem: 'Card',
      deliveryCharge: 0,
    };
    const { data } = await shop.correct(order, { ...body, customerData });
    expect(data.customerData).toEqual({ ...order.customerData, name: 'Rahima Begum' });
  });

  it('MD-5 shows the corrected order wherever orders are read', async () => {
    const body = correctionOf(order, { name: 'Kulsum Ara', mobileNumber: '01799000444' });
    const products = body.products.map((line) => ({ ...line, quantity: 1 }));
    const salesOf = async () => {
      const { days } = await shop.api.call(countDaysCall, {
        query: { days: 1 },
        token: shop.admin,
      });
      return days[0]?.sales ?? 0;
    };
    const before = await salesOf();
    const { data } = await shop.correct(order, { ...body, products, total: 310.5 });
    const find = async (search: string) => {
      const matches = await shop.api.call(listOrdersCall, {
        query: { search },
        token: shop.admin,
      });
      return matches.find(({ _id }) => _id === order._id);
    };

    expect([await find('kulsum'), await find('01799000444'), await find(order.number ?? '')]).toEqual([
      data,
      data,
      data,
    ]);
    expect(await find('01711000222')).toBeUndefined();
    expect((await salesOf()) - before).toBe(310.5 - 561);
    const csv = await shop.api.send(exportOrdersCall, { token: shop.admin });
    const row = csv.body.split('\r\n').find((line) => line.includes(order._id));
    expect(row).toContain('"Kulsum Ara","01799-000444"');
    expect(row).toContain('"1 × Clay tea cup (Red)","250.5","60","310.5"');
    const twin = await submitOrder(
      shop.api,
      orderBody([lineFor(shop.cup, 250.5)], { mobileNumber: '01799000444' }),
    );
    const { callers } = await shop.api.call(listPhoneHistoriesCall, {
      query: { ids: order._id },
      token: shop.admin,
    });
    expect(callers[0]).toMatchObject({ open: 1, repeat: { _id: twin } });
  });

  it('MD-5 ST-9 leaves no drift for the audit to find', async () => {
    await shop.correct(order, correctionOf(order, { address: 'House 9' }));
    expect((await auditOrders(shop.api.db)).drifts).toEqual([]);
  });
});
