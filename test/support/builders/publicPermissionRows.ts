import type { RequestOptions } from '../servers/startApi.ts';

/** An id that nothing in the shop has. */
export const unknownId = '0'.repeat(24);
const forgedToken = '0'.repeat(40);

export interface Row {
  readonly asking: (facts: { order: string; product: string }) => RequestOptions;
  /** Status codes for an anonymous caller, another customer, the owner of the order, staff, and an admin. */
  readonly statuses: readonly [number, number, number, number, number];
}

/** A call that staff and admins alone may make, with the status that they get. */
export const forStaff = (asking: Row['asking'], status = 200): Row => ({
  asking,
  statuses: [401, 403, 403, status, status],
});

/** A call that admins alone may make, with the status that they get. */
export const forAdmins = (asking: Row['asking'], status = 200): Row => ({
  asking,
  statuses: [401, 403, 403, 403, status],
});

/** The calls that everybody may make: an account changes nothing about their answers. */
export const publicRows: Record<string, Row> = {
  listCategories: { asking: () => ({}), statuses: [200, 200, 200, 200, 200] },
  askForStock: { asking: () => ({ body: {} }), statuses: [400, 400, 400, 400, 400] },
  findTracking: {
    asking: () => ({ body: {} }),
    statuses: [400, 400, 400, 400, 400],
  },
  getTracked: {
    asking: () => ({ body: { token: forgedToken } }),
    statuses: [404, 404, 404, 404, 404],
  },
  // Staff are refused before the token is looked up: they move orders in the dashboard.
  moveTracked: {
    asking: () => ({ body: { token: forgedToken, status: 'Cancelled', from: 'Pending' } }),
    statuses: [404, 404, 404, 403, 403],
  },
  getAdvance: {
    asking: () => ({ body: { token: forgedToken } }),
    statuses: [404, 404, 404, 404, 404],
  },
  payAdvance: {
    asking: () => ({ body: { token: forgedToken } }),
    statuses: [404, 404, 404, 404, 404],
  },
  reportClientError: {
    asking: () => ({ body: {} }),
    statuses: [400, 400, 400, 400, 400],
  },
  listProducts: { asking: () => ({}), statuses: [200, 200, 200, 200, 200] },
  countFacets: {
    asking: () => ({}),
    statuses: [200, 200, 200, 200, 200],
  },
  listProductsById: {
    asking: ({ product }) => ({ query: { ids: product } }),
    statuses: [200, 200, 200, 200, 200],
  },
  getProduct: {
    asking: ({ product }) => ({ params: { id: product } }),
    statuses: [200, 200, 200, 200, 200],
  },
  getPublicPage: {
    asking: () => ({ params: { slug: 'about-us' } }),
    statuses: [200, 200, 200, 200, 200],
  },
  listSlides: { asking: () => ({}), statuses: [200, 200, 200, 200, 200] },
  getSlide: {
    asking: () => ({ params: { id: unknownId } }),
    statuses: [404, 404, 404, 404, 404],
  },
  placeOrder: {
    asking: () => ({ body: {} }),
    statuses: [400, 400, 400, 400, 400],
  },
};
