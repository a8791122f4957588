import { type CorrectOrderBody, correctOrderCall } from '#contract/orders/orderCorrections.ts';
import { getOrderCall, setOrderStatusCall } from '#contract/orders/orders.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { lineFor, orderBody } from '../builders/orderBody.ts';
import { addProduct, submitOrder } from '../clients/shopData.ts';
import { adminPerson, personOf, startApi } from './startApi.ts';
import type { DatabaseTarget } from './testDatabases.ts';

/** The customer whose orders are corrected. */
const anna = personOf('anna');

/** A shop with a cup in two colours and a shirt in two sizes, and the calls for corrections. */
export const openCorrectionShop = async (at: DatabaseTarget) => {
  const api = await startApi(at);
  const admin = await api.signIn(adminPerson);
  const customer = await api.signIn(anna);
  const cup = await addProduct(api, admin, { colors: ['Red', 'Blue'] });
  const shirt = await addProduct(api, admin, {
    name: 'Shirt',
    originalPrice: 700,
    offerPrice: null,
    sizes: ['M', 'L'],
  });
  const read = (id: string, token = admin) => api.call(getOrderCall, { params: { id }, token });
  return {
    api,
    admin,
    customer,
    cup,
    shirt,
    read,
    /** An order of the customer: two red cups. */
    place: async (): Promise<Order> => {
      const body = orderBody([lineFor(cup, 250.5, 2)], { email: anna.email });
      return (await read(await submitOrder(api, body, customer))).data;
    },
    /** Any answer to a correction; `correct` expects a success. */
    send: ({ _id: id }: Order, body: CorrectOrderBody) =>
      api.send(correctOrderCall, { params: { id }, body, token: admin }),
    correct: ({ _id: id }: Order, body: CorrectOrderBody) =>
      api.call(correctOrderCall, { params: { id }, body, token: admin }),
    move: ({ _id: id }: Order, status: OrderStatus) =>
      api.send(setOrderStatusCall, {
        params: { id },
        body: { status },
        // Nobody but the customer returns an order.
        token: status === 'Return' ? customer : admin,
      }),
    /** A shirt to add. */
    added: (changes: Partial<CorrectOrderBody['products'][number]> = {}) => ({
      line: null,
      id: shirt,
      color: 'N/A',
      size: 'L',
      quantity: 1,
      ...changes,
    }),
  };
};

export type CorrectionShop = Awaited<ReturnType<typeof openCorrectionShop>>;
