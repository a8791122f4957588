import { type CustomerData, type Order, type OrderLine, readOrder } from '#domain/orders/order.ts';
import { storageKeys } from '#domain/shop/constants.ts';
import { isRecord, parseJson, readText } from '#domain/values/parse.ts';
import { browserStorage } from '#slices/browserStorage.ts';

/** The last order of this tab, for its confirmation page (SH-3); stored until the tab is closed. */
export interface PlacedOrder extends Pick<Order, 'number' | 'date' | 'time' | 'subTotal' | 'total'> {
  /** `null` from a host that does not tell it. */
  readonly id: string | null;
  /** Token of its tracking link; `null` from a host without such links. */
  readonly token: string | null;
  readonly products: readonly OrderLine[];
  readonly customerData: CustomerData;
}

const key = storageKeys.placedOrder;
const { session } = browserStorage;

export const storePlacedOrder = (order: PlacedOrder): void => session.setItem(key, JSON.stringify(order));

export const forgetPlacedOrder = (): void => session.removeItem(key);

/** The stored order; `null` when this tab has placed none, or the text is not one. */
export const readPlacedOrder = (): PlacedOrder | null => {
  const raw = parseJson(session.getItem(key) ?? '');
  if (!isRecord(raw)) return null;
  // `readOrder` refuses an order without id or status. This tab stores no status and may know no id: nobody reads these two.
  const order = readOrder({ ...raw, _id: key, orderStatus: 'Pending' });
  if (order === null || order.products.length === 0) return null;
  const { number, date, time, subTotal, total, products, customerData } = order;
  return {
    number,
    date,
    time,
    subTotal,
    total,
    products,
    customerData,
    id: readText(raw.id) || null,
    token: readText(raw.token) || null,
  };
};

/** The confirmation page. */
export const placedPath = '/order-placed';
