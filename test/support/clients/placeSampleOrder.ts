import { randomUUID } from 'node:crypto';
import type { PlacedReply, PlaceOrderBody } from '#contract/orders/orders.ts';
import { deliveryCharge } from '#domain/checkout/delivery.ts';
import { isOrderable, type Product, salePrice } from '#domain/products/product.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';
import { postJson } from './postJson.ts';

interface Placing {
  readonly email?: string;
  readonly mobileNumber?: string;
  /** Pieces of each product. */
  readonly quantity?: number;
  /** How many products it has. */
  readonly lines?: number;
  /** The shop's token of the customer; a guest has none. */
  readonly token?: string;
}

const priceOf = (product: Product): number => salePrice(product) ?? 0;

/** Orders the first available products over the API; none whose pieces are counted, since those run out. */
export const placeSampleOrder = async (
  origin: string,
  { email = 'karim@example.com', mobileNumber = '01812345678', quantity = 1, lines = 1, token }: Placing = {},
): Promise<{ id: string; order: PlaceOrderBody; trackingToken: string | undefined }> => {
  // More than it needs: some are sold out or counted.
  const answer = await fetch(`${origin}/api/products?limit=${Math.max(20, 2 * lines)}`);
  const { data } = (await answer.json()) as { data: Product[] };
  const products = data
    .filter((product) => isOrderable(product) && product.stock === undefined)
    .slice(0, lines);
  if (products.length < lines) throw new Error('The shop has too little to sell');
  const subTotal = products.reduce((sum, product) => sum + priceOf(product) * quantity, 0);
  const charge = deliveryCharge(defaultOrderTerms, 'Outside of Dhaka', subTotal);
  const order: PlaceOrderBody = {
    // The server stores its own time.
    date: '',
    time: '',
    subTotal,
    total: subTotal + charge,
    orderStatus: 'Pending',
    products: products.map((product) => ({
      id: product._id,
      name: product.name,
      imageUrl: product.images[0] ?? '',
      color: 'N/A',
      size: 'N/A',
      quantity,
      originalPrice: priceOf(product),
    })),
    customerData: {
      name: 'করিম উদ্দিন',
      email,
      mobileNumber,
      district: 'Sylhet',
      address: 'Zindabazar 12, Sylhet',
      comment: 'দুপুরের পরে ফোন দেবেন',
      addressType: 'Home',
      deliveryArea: 'Outside of Dhaka',
      paymentSystem: 'Cash On Delivery',
      deliveryCharge: charge,
    },
  };
  const { insertedId, trackingToken } = await postJson<PlacedReply>(`${origin}/api/postOrder`, order, token, {
    'idempotency-key': randomUUID(),
  });
  return { id: insertedId, order, trackingToken };
};
