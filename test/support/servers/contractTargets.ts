import { postSlideCall } from '#contract/shop/slides.ts';
import { type ContractClient, createContractClient } from '../clients/contractClient.ts';
import { addProduct } from '../clients/shopData.ts';
import { adminPerson, personOf, startApi } from './startApi.ts';
import { testDatabases } from './testDatabases.ts';

/** Hosts for the suite of API-1 to API-7: the bundled server, or the one in CONTRACT_ORIGIN. */

export interface SignedInPerson {
  readonly email: string;
  readonly token: string;
}

export interface ContractHost extends ContractClient {
  /** `null` when no token of the role was provided. */
  readonly admin: SignedInPerson | null;
  readonly customer: SignedInPerson | null;
  close(): Promise<void>;
}

export interface ContractTarget {
  readonly name: string;
  open(): Promise<ContractHost>;
}

const bundled = (): readonly ContractTarget[] =>
  testDatabases().map((at) => ({
    name: `the bundled server on ${at.name}`,
    open: async () => {
      const api = await startApi(at);
      const customer = personOf('customer');
      const admin = { email: adminPerson.email, token: await api.signIn(adminPerson) };
      await addProduct(api, admin.token, {
        category: 'Kitchen Items',
        subCategory: 'Glassware',
        productType: 'Most Popular',
      });
      await api.send(postSlideCall, { body: { image: '/pictures/eid-900.webp' }, token: admin.token });
      return {
        send: api.send,
        call: api.call,
        admin,
        customer: { email: customer.email, token: await api.signIn(customer) },
        close: api.close,
      };
    },
  }));

const {
  CONTRACT_ORIGIN: origin,
  CONTRACT_ADMIN_EMAIL: adminEmail,
  CONTRACT_ADMIN_TOKEN: adminToken,
  CONTRACT_CUSTOMER_EMAIL: customerEmail,
  CONTRACT_CUSTOMER_TOKEN: customerToken,
} = process.env;

const personGiven = (email: string | undefined, token: string | undefined): SignedInPerson | null =>
  email && token ? { email, token } : null;

const elsewhere = (address: string): ContractTarget => {
  const admin = personGiven(adminEmail, adminToken);
  const customer = personGiven(customerEmail, customerToken);
  const leftOut = [
    ...(admin === null ? ['what an admin may (CONTRACT_ADMIN_EMAIL, CONTRACT_ADMIN_TOKEN)'] : []),
    ...(customer === null ? ['what a customer may (CONTRACT_CUSTOMER_EMAIL, CONTRACT_CUSTOMER_TOKEN)'] : []),
    'POST /jwt and POST /postUser, which need the identity provider',
    'everything beyond API-1 to API-7',
  ];
  process.stdout.write(`Asked of ${address}; left out: ${leftOut.join('; ')}.\n`);
  return {
    name: address,
    open: async () => ({ ...createContractClient(address), admin, customer, close: async () => undefined }),
  };
};

/** Hosts for `describe.each`. */
export const contractTargets = (): readonly ContractTarget[] => (origin ? [elsewhere(origin)] : bundled());
