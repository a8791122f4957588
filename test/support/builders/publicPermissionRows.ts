import { forEverybody, type Row, unknownId } from './permissionRow.ts';

const forgedToken = '0'.repeat(40);

/** The calls that everybody may make: an account changes nothing about their answers. */
export const publicRows = {
  listCategories: forEverybody(() => ({})),
  askForStock: forEverybody(() => ({ body: {} }), 400),
  findTracking: forEverybody(() => ({ body: {} }), 400),
  getTracked: forEverybody(() => ({ body: { token: forgedToken } }), 404),
  // Staff are refused before the token is looked up: they move orders in the dashboard.
  moveTracked: {
    asking: () => ({ body: { token: forgedToken, status: 'Cancelled', from: 'Pending' } }),
    statuses: [404, 404, 404, 403, 403],
  },
  getAdvance: forEverybody(() => ({ body: { token: forgedToken } }), 404),
  payAdvance: forEverybody(() => ({ body: { token: forgedToken } }), 404),
  reportClientError: forEverybody(() => ({ body: {} }), 400),
  listProducts: forEverybody(() => ({})),
  countFacets: forEverybody(() => ({})),
  listProductsById: forEverybody(({ product }) => ({ query: { ids: product } })),
  getProduct: forEverybody(({ product }) => ({ params: { id: product } })),
  getPublicPage: forEverybody(() => ({ params: { slug: 'about-us' } })),
  listSlides: forEverybody(() => ({})),
  getSlide: forEverybody(() => ({ params: { id: unknownId } }), 404),
  placeOrder: forEverybody(() => ({ body: {} }), 400),
} satisfies Record<string, Row>;
