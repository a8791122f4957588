import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineKey, linesTotal } from '#domain/checkout/cart.ts';
import { deliveryAreaNames, deliveryCharge } from '#domain/checkout/delivery.ts';
import type { CorrectedLine } from '#domain/orders/correctionRefusals.ts';
import type { Order } from '#domain/orders/order.ts';
import { correctedCustomerSchema, correctOrder } from '#domain/orders/orderCorrection.ts';
import { hasChanges } from '#domain/orders/orderRevision.ts';
import type { Product } from '#domain/products/product.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';
import { sum } from '#domain/values/money.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { correctionOf } from '../../support/builders/correctionOf.ts';
import { added, correct, kettle, order, shirt, stays } from '../../support/builders/orderToCorrect.ts';

/** The only line of the order, `stays`: two red kettles for ৳750 each. `added` is a shirt in L for ৳350. */
const [ordered] = order.products;

/** A shop that has one product or none. */
const having = (product?: Product) => ({ productOf: () => product, terms: defaultOrderTerms });

describe('correctOrder', () => {
  it('MD-5 keeps the price of a line that stays, and adds a product at its present price', () => {
    const { order: corrected, refusals } = correct([{ ...stays, quantity: 3, color: 'Blue' }, added]);
    expect(refusals).toEqual([]);
    expect(corrected).toEqual({
      ...order,
      products: [
        { ...ordered, quantity: 3, color: 'Blue' },
        {
          id: 'shirt',
          name: 'Shirt',
          imageUrl: shirt.images[0],
          color: 'N/A',
          size: 'L',
          quantity: 1,
          originalPrice: 350,
        },
      ],
      subTotal: 2600,
      total: 2660,
    });
  });

  it('MD-5 lists the fields, lines and amounts that change, before and after', () => {
    const body = correctionOf(order, { district: 'Sylhet', deliveryArea: 'Outside of Dhaka' });
    const { changes } = correctOrder(order, { ...body, products: [added] }, having(shirt));
    const line = {
      id: kettle._id,
      name: 'Copper Kettle',
      color: 'Red',
      size: 'N/A',
      quantity: 2,
      originalPrice: 750,
    };
    expect(changes).toEqual({
      fields: [
        { field: 'district', from: 'Dhaka', to: 'Sylhet' },
        { field: 'deliveryArea', from: 'Inside of Dhaka', to: 'Outside of Dhaka' },
      ],
      lines: [
        { from: line, to: null },
        {
          from: null,
          to: { id: 'shirt', name: 'Shirt', color: 'N/A', size: 'L', quantity: 1, originalPrice: 350 },
        },
      ],
      from: { subTotal: 1500, deliveryCharge: 60, total: 1560 },
      to: { subTotal: 350, deliveryCharge: 120, total: 470 },
    });
  });

  it('MD-5 PD-8 keeps the charge while neither area nor sub-total changes, and takes none above the limit', () => {
    const charged = anOrder({ customerData: { ...order.customerData, deliveryCharge: 55 }, total: 1555 });
    const { customerData } = correctionOf(charged, { address: 'House 9' });
    const same = correctOrder(charged, { customerData, products: [stays] }, having(kettle));
    // Seven pieces of ৳750 are more than the ৳5,000 above which delivery is free.
    const free = correct([{ ...stays, quantity: 7 }]);
    expect([same.order.total, free.order.customerData.deliveryCharge, free.order.total]).toEqual([
      1555, 0, 5250,
    ]);
  });

  it('SP-3 MD-5 keeps the charge of the order when the shop has another meanwhile, until its area changes', () => {
    const dearer = { ...defaultOrderTerms, chargeInside: 90, chargeOutside: 150, freeDeliveryOver: 2000 };
    const chargeOf = (products: readonly CorrectedLine[], of?: Order) =>
      correct(products, [kettle, shirt], of, dearer).order.customerData.deliveryCharge;
    const moved = correctOrder(
      order,
      { ...correctionOf(order, { deliveryArea: 'Outside of Dhaka' }), products: [stays] },
      { productOf: () => kettle, terms: dearer },
    );
    const free = anOrder({
      customerData: { ...order.customerData, deliveryCharge: 0 },
      subTotal: 2250,
    });

    expect({
      more: chargeOf([stays, added]),
      free: chargeOf([{ ...stays, quantity: 3 }]),
      noLongerFree: chargeOf([{ ...stays, quantity: 1 }], free),
      stillFree: chargeOf([{ ...stays, quantity: 4 }], free),
      moved: moved.order.customerData.deliveryCharge,
    }).toEqual({ more: 60, free: 0, noLongerFree: 90, stillFree: 0, moved: 150 });
  });

  it('SP-3 MD-5 PD-8 keeps the charge of an order with fewer goods, though the shop delivers them free by now', () => {
    const lowerLimit = { ...defaultOrderTerms, freeDeliveryOver: 500 };
    const fewer = correct([{ ...stays, quantity: 1 }], [kettle], order, lowerLimit).order;
    expect([fewer.subTotal, fewer.customerData.deliveryCharge, fewer.total]).toEqual([750, 60, 810]);
  });

  it('SP-3 MD-5 keeps the free delivery of an order with fewer goods in a shop that has no limit for it', () => {
    const free = anOrder({ customerData: { ...order.customerData, deliveryCharge: 0 }, total: 1500 });
    const noLimit = { ...defaultOrderTerms, chargeInside: 90, freeDeliveryOver: null };
    const fewer = correct([{ ...stays, quantity: 1 }], [kettle], free, noLimit).order;
    expect([fewer.subTotal, fewer.customerData.deliveryCharge, fewer.total]).toEqual([750, 0, 750]);
  });

  it('SP-3 MD-5 keeps the free delivery of an order from before the shop had a charge', () => {
    const free = anOrder({ customerData: { ...order.customerData, deliveryCharge: 0 }, total: 1500 });
    const fewer = correct([{ ...stays, quantity: 1 }], [kettle], free).order;
    expect([fewer.subTotal, fewer.customerData.deliveryCharge, fewer.total]).toEqual([750, 0, 750]);
  });

  it('MD-5 BY-3 shows a line in the picture of the colour that staff give it', () => {
    const pictured = {
      ...kettle,
      images: ['/pictures/red.webp', '/pictures/blue.webp'],
      imageColors: ['Red', 'Blue'],
    };
    const { customerData } = correctionOf(order);
    const imageIn = (color: string, product?: Product) =>
      correctOrder(order, { customerData, products: [{ ...stays, color }] }, having(product)).order
        .products[0]?.imageUrl;
    expect([imageIn('Blue', pictured), imageIn('Red', pictured), imageIn('Blue')]).toEqual([
      '/pictures/blue.webp',
      ordered?.imageUrl,
      ordered?.imageUrl,
    ]);
  });

  it('MD-5 finds no change in the same lines in another order', () => {
    const both = correct([stays, added]).order;
    const lines = correctionOf(both).products.toReversed();
    expect(hasChanges(correct(lines, [kettle, shirt], both).changes)).toBe(false);
  });

  it('MD-5 has the checkout’s rules for name, phone number, address and area', () => {
    const fields = Object.keys(correctedCustomerSchema.fields).toSorted();
    expect(fields).toEqual([
      'address',
      'addressType',
      'comment',
      'deliveryArea',
      'district',
      'mobileNumber',
      'name',
    ]);
    const { customerData } = correctionOf(order);
    expect(
      correctedCustomerSchema.cast({ ...customerData, mobileNumber: '+880 1711-000222' }).mobileNumber,
    ).toBe('01711000222');
    expect(() => correctedCustomerSchema.validateSync({ ...customerData, mobileNumber: '0171' })).toThrow(
      'Number must be 11 digit',
    );
  });
});

const anyOrder = fc
  .array(
    fc.record({ price: fc.integer({ min: 1, max: 900_000 }), quantity: fc.integer({ min: 1, max: 20 }) }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((lines): Order => {
    const products = lines.map(({ price, quantity }, index) => ({
      ...(ordered as Order['products'][number]),
      id: `p${index}`,
      quantity,
      originalPrice: price / 100,
    }));
    const subTotal = linesTotal(products);
    const charge = deliveryCharge(defaultOrderTerms, 'Inside of Dhaka', subTotal);
    return anOrder({
      products,
      subTotal,
      total: sum([subTotal, charge]),
      customerData: { ...order.customerData, deliveryCharge: charge },
    });
  });

describe('every correction', () => {
  it('MD-5 has lines that come to its sub-total, and a total of sub-total and charge', () => {
    const area = fc.constantFrom(...deliveryAreaNames);
    const quantities = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(anyOrder, area, quantities, (placed, deliveryArea, wanted) => {
        const { products, customerData } = correctionOf(placed, { deliveryArea });
        const remaining = products.flatMap((line, index) => {
          const quantity = wanted[index] ?? 0;
          return quantity === 0 ? [] : [{ ...line, quantity }];
        });
        const { order: corrected, changes } = correctOrder(
          placed,
          { customerData, products: remaining },
          having(),
        );
        const charge = deliveryCharge(defaultOrderTerms, deliveryArea, corrected.subTotal);
        expect(corrected.subTotal).toBe(linesTotal(corrected.products));
        expect(corrected.customerData.deliveryCharge).toBe(charge);
        expect(corrected.total).toBe(sum([corrected.subTotal, charge]));
        expect(changes.to.total).toBe(corrected.total);
      }),
    );
  });

  it('MD-5 leaves lines and fields that it does not touch as they were', () => {
    fc.assert(
      fc.property(
        anyOrder,
        fc.nat({ max: 5 }),
        fc.integer({ min: 1, max: 20 }),
        (placed, place, quantity) => {
          const { products, customerData } = correctionOf(placed);
          const touched = place % products.length;
          const lines = products.map((line, index) => (index === touched ? { ...line, quantity } : line));
          const result = correctOrder(placed, { customerData, products: lines }, having());
          const others = (one: Order) => one.products.filter((_, index) => index !== touched);
          expect(others(result.order)).toEqual(others(placed));
          expect(result.changes.fields).toEqual([]);
          expect(result.changes.lines.map(({ to }) => to && lineKey(to))).toEqual(
            quantity === placed.products[touched]?.quantity
              ? []
              : [lineKey(products[touched] as CorrectedLine)],
          );
        },
      ),
    );
  });
});
