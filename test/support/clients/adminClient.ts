import type { Order } from '#domain/orders/order.ts';
import type { Product } from '#domain/products/product.ts';
import { postJson } from './postJson.ts';

/** Sends requests to an open embedded shop as its demo admin, with the same calls as a browser. */

interface Account {
  readonly email: string;
  readonly password: string;
}

/** The shop's token for an account. */
export const tokenOf = async (origin: string, { email, password }: Account): Promise<string> => {
  const signIn = `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;
  const { idToken } = await postJson<{ idToken: string }>(signIn, {
    email,
    password,
    returnSecureToken: true,
  });
  const { token } = await postJson<{ token: string }>(`${origin}/api/jwt`, { email }, idToken);
  return token;
};

export const adminToken = (origin: string): Promise<string> =>
  tokenOf(origin, { email: 'admin@hatkhola.example', password: 'admin-demo-1' });

/** Waits until the demo admin can sign in: the shop opens before its accounts are ready. */
export const accountsReady = async (origin: string): Promise<void> => {
  // The shop lets each attempt wait for its accounts, for half a minute at most.
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const token = await adminToken(origin).catch(() => null);
    if (token !== null) return;
  }
  throw new Error('The accounts did not become ready');
};

/** The shop's orders, newest first. */
export const ordersOf = async (origin: string, query = ''): Promise<Order[]> => {
  const authorization = `Bearer ${await adminToken(origin)}`;
  const answer = await fetch(`${origin}/api/orders${query}`, { headers: { authorization } });
  if (!answer.ok) throw new Error(`The orders answered ${answer.status}`);
  return (await answer.json()) as Order[];
};

const asAdmin = async (origin: string) => ({
  'content-type': 'application/json',
  authorization: `Bearer ${await adminToken(origin)}`,
});

const readOrder = async (origin: string, id: string): Promise<Order> => {
  const answer = await fetch(`${origin}/api/orders/${id}`, { headers: await asAdmin(origin) });
  if (!answer.ok) throw new Error(`The order answered ${answer.status}`);
  const { data } = (await answer.json()) as { data: Order };
  return data;
};

/** The order's status in the shop. */
export const readOrderStatus = async (origin: string, id: string): Promise<string> =>
  (await readOrder(origin, id)).orderStatus;

export const readOrderNumber = async (origin: string, id: string): Promise<string> =>
  (await readOrder(origin, id)).number ?? '';

/** Moves the order to each status in turn. */
export const moveOrder = async (
  origin: string,
  id: string,
  ...statuses: readonly string[]
): Promise<void> => {
  const headers = await asAdmin(origin);
  for (const status of statuses) {
    const body = JSON.stringify({ status });
    const answer = await fetch(`${origin}/api/orderStatus/${id}`, { method: 'PUT', headers, body });
    if (!answer.ok) throw new Error(`The move to ${status} answered ${answer.status}`);
  }
};

export const deleteProduct = async (origin: string, id: string): Promise<void> => {
  const answer = await fetch(`${origin}/api/deleteProduct/${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${await adminToken(origin)}` },
  });
  if (!answer.ok) throw new Error(`The deletion was answered ${answer.status}`);
};

/**
 * Deletes the products of that name, for a journey that adds one in a form: the next journeys of the same shop take the
 * first product of the list and expect that they can order it.
 */
export const deleteProductsNamed = async (origin: string, name: string): Promise<void> => {
  const answer = await fetch(`${origin}/api/products?searchQuery=${encodeURIComponent(name)}`);
  const { data } = (await answer.json()) as { data: Product[] };
  const ids = data.filter((product) => product.name === name).map(({ _id }) => _id);
  if (ids.length === 0) throw new Error(`The shop has no product named ${name}`);
  for (const id of ids) await deleteProduct(origin, id);
};

/** Deletes the products that a search for the words finds. */
export const deleteProductsFound = async (origin: string, words: string): Promise<void> => {
  const answer = await fetch(`${origin}/api/products?limit=1000&searchQuery=${encodeURIComponent(words)}`);
  const { data } = (await answer.json()) as { data: Product[] };
  for (const { _id } of data) await deleteProduct(origin, _id);
};
