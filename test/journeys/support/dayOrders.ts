import type { PlaceOrderBody } from '#contract/orders/orders.ts';
import { isSoldOut, type Product, salePrice } from '#domain/products/product.ts';
import { postJson } from '../../support/clients/postJson.ts';

/** The orders of one day, with amounts that the test computes from prices and areas by itself. */

export interface DayLine {
  readonly name: string;
  readonly quantity: number;
  /** Poisha for one piece. */
  readonly price: number;
}

/** Amounts in poisha. */
interface DayAmounts {
  readonly pieces: number;
  readonly subTotal: number;
  readonly charge: number;
  readonly total: number;
}

export interface DayOrder extends DayAmounts {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly DayLine[];
  readonly area: DeliveryArea;
}

/** Where the customers live, in turn. */
const places = [
  { deliveryArea: 'Inside of Dhaka', district: 'Dhaka' },
  { deliveryArea: 'Outside of Dhaka', district: 'Sylhet' },
] as const;
/** Poisha. */
const charges = { 'Inside of Dhaka': 6000, 'Outside of Dhaka': 12_000 } as const;
type DeliveryArea = keyof typeof charges;
/** Poisha: above five thousand taka the delivery is free. */
const freeAbove = 500_000;

/** Pieces and amounts of an order with these lines, delivered to this area. */
export const dayAmounts = (lines: readonly DayLine[], area: DeliveryArea): DayAmounts => {
  const subTotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const charge = subTotal > freeAbove ? 0 : charges[area];
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { pieces, subTotal, charge, total: subTotal + charge };
};

const readProducts = async (origin: string): Promise<{ product: Product; price: number }[]> => {
  const { data } = (await (await fetch(`${origin}/api/products?limit=40`)).json()) as { data: Product[] };
  return data.flatMap((product) => {
    const price = salePrice(product);
    return price === null || isSoldOut(product) ? [] : [{ product, price }];
  });
};

interface Customer {
  readonly name: string;
  readonly mobileNumber: string;
  readonly email: string;
}

/** Places one order for each customer, as guests do, one after the other: of one to three products, with one to three pieces. */
export const placeDay = async (origin: string, customers: readonly Customer[]): Promise<DayOrder[]> => {
  const products = await readProducts(origin);
  const placed: DayOrder[] = [];
  for (const [index, customer] of customers.entries()) {
    const lines = Array.from({ length: 1 + (index % 3) }, (_, line) => {
      // Sevens, so that orders that follow each other have other products.
      const chosen = products[(index * 7 + line) % products.length];
      if (chosen === undefined) throw new Error('The shop has nothing to sell');
      return { ...chosen, quantity: 1 + ((index + line) % 3) };
    });
    const place = places[index % 2] ?? places[0];
    const dayLines = lines.map(({ product: { name }, quantity, price }) => ({
      name,
      quantity,
      price: Math.round(price * 100),
    }));
    const amounts = dayAmounts(dayLines, place.deliveryArea);
    const body: PlaceOrderBody = {
      date: '',
      time: '',
      subTotal: amounts.subTotal / 100,
      total: amounts.total / 100,
      orderStatus: 'Pending',
      products: lines.map(({ product, price, quantity }) => ({
        id: product._id,
        name: product.name,
        imageUrl: product.images[0] ?? '',
        color: 'N/A',
        size: 'N/A',
        quantity,
        originalPrice: price,
      })),
      customerData: {
        ...customer,
        district: place.district,
        address: 'House 7, Road 3',
        comment: '',
        addressType: 'Home',
        deliveryArea: place.deliveryArea,
        paymentSystem: 'Cash On Delivery',
        deliveryCharge: amounts.charge / 100,
      },
    };
    const { insertedId: id } = await postJson<{ insertedId: string }>(`${origin}/api/postOrder`, body);
    placed.push({ id, name: customer.name, lines: dayLines, area: place.deliveryArea, ...amounts });
  }
  return placed;
};

/** The sum of the orders' totals in poisha. */
export const totalOf = (orders: readonly DayOrder[]): number =>
  orders.reduce((sum, { total }) => sum + total, 0);
