import { randomUUID } from 'node:crypto';
import { postJson } from './postJson.ts';

/** Customers with their own account at an open embedded shop, and the mails sent to them. */

export interface Customer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A customer whom the shop does not know yet. */
export const newCustomer = (name = 'Nadia Islam'): Customer => ({
  name,
  email: `nadia-${randomUUID()}@example.com`,
  password: 'nadia-secret-1',
});

const callOf = (origin: string, method: string): string =>
  `${origin}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo-key`;

/** Creates the account with the same calls as a browser; returns the shop's token for it. */
export const signUp = async (origin: string, { name, email, password }: Customer): Promise<string> => {
  const account = { email, password, displayName: name, returnSecureToken: true };
  const { idToken } = await postJson<{ idToken: string }>(callOf(origin, 'signUp'), account);
  await postJson(`${origin}/api/postUser`, { name, email, role: 'customer' }, idToken);
  const { token } = await postJson<{ token: string }>(`${origin}/api/jwt`, { email }, idToken);
  return token;
};

const idTokenOf = async (origin: string, { email, password }: Customer): Promise<string> => {
  const account = { email, password, returnSecureToken: true };
  return (await postJson<{ idToken: string }>(callOf(origin, 'signInWithPassword'), account)).idToken;
};

/** Path of the link in the last mail of this kind to the address. */
export const mailedLink = async (
  origin: string,
  email: string,
  kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL',
): Promise<string> => {
  const answer = await fetch(`${origin}/emulator/v1/projects/demo-shop/oobCodes`);
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; requestType: string; oobLink: string }[];
  };
  const mail = oobCodes.findLast((each) => each.email === email && each.requestType === kind);
  if (mail === undefined) throw new Error(`No mail of the kind ${kind} went to ${email}`);
  const { pathname, search } = new URL(mail.oobLink);
  return pathname + search;
};

/** Opens the link of the mail that verifies the address, as on another device: the shop is not told. */
export const followVerification = async (origin: string, email: string): Promise<void> => {
  const link = new URL(await mailedLink(origin, email, 'VERIFY_EMAIL'), origin);
  await postJson(callOf(origin, 'update'), { oobCode: link.searchParams.get('oobCode') });
};

/** Verifies the address of an account as its owner does by the mail, and tells the shop by a new sign-in. */
export const verifyAddress = async (origin: string, customer: Customer): Promise<void> => {
  const { email } = customer;
  const idToken = await idTokenOf(origin, customer);
  await postJson(callOf(origin, 'sendOobCode'), { requestType: 'VERIFY_EMAIL', idToken });
  await followVerification(origin, email);
  await postJson(`${origin}/api/jwt`, { email }, await idTokenOf(origin, customer));
};

/** Gives an account another address, which is not verified; returns the account with it. */
export const changeAddress = async (origin: string, customer: Customer): Promise<Customer> => {
  const idToken = await idTokenOf(origin, customer);
  const email = `moved-${customer.email}`;
  await postJson(callOf(origin, 'update'), { idToken, email });
  return { ...customer, email };
};

/** Deletes the account at the provider alone; the shop keeps its row, and still accepts its tokens. */
export const deleteAtProvider = async (origin: string, customer: Customer): Promise<void> => {
  await postJson(callOf(origin, 'delete'), { idToken: await idTokenOf(origin, customer) });
};
