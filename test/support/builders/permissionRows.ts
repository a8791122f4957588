import * as audit from '#contract/audit.ts';
import type { Call } from '#contract/call.ts';
import * as callers from '#contract/callers.ts';
import * as clientErrors from '#contract/clientErrors.ts';
import * as orderCorrections from '#contract/orderCorrections.ts';
import * as orderEvents from '#contract/orderEvents.ts';
import * as orderNeighbours from '#contract/orderNeighbours.ts';
import * as orderNotes from '#contract/orderNotes.ts';
import * as orders from '#contract/orders.ts';
import * as printBatches from '#contract/printBatches.ts';
import * as productChanges from '#contract/productChanges.ts';
import * as productFacets from '#contract/productFacets.ts';
import * as products from '#contract/products.ts';
import * as reviews from '#contract/reviews.ts';
import * as sliders from '#contract/slides.ts';
import * as tracking from '#contract/tracking.ts';
import * as users from '#contract/users.ts';
import { personOf, type RequestOptions } from '../servers/startApi.ts';

export const owner = personOf('owner');
export const other = personOf('other');
const nothing = '0'.repeat(24);

interface Row {
  readonly call: Call;
  readonly asking: (facts: { order: string; product: string }) => RequestOptions;
  /** Status codes for an anonymous caller, another customer, the owner of the order, staff, and an admin. */
  readonly statuses: readonly [number, number, number, number, number];
}

/** Every call that checks the caller. Bodies and ids are such that an allowed call changes nothing. */
export const rows: Record<string, Row> = {
  postProduct: {
    call: products.postProduct,
    asking: () => ({ body: { name: 5 } }),
    statuses: [401, 403, 403, 400, 400],
  },
  updateProduct: {
    call: products.updateProduct,
    asking: ({ product }) => ({ params: { id: product }, body: {} }),
    statuses: [401, 403, 403, 200, 200],
  },
  setSoldOut: {
    call: productChanges.setSoldOut,
    asking: () => ({ body: { ids: [nothing], soldOut: true } }),
    statuses: [401, 403, 403, 200, 200],
  },
  changePrices: {
    call: productChanges.changePrices,
    asking: () => ({
      body: { percent: 5, products: [{ id: nothing, originalPrice: 1, offerPrice: null }] },
    }),
    statuses: [401, 403, 403, 200, 200],
  },
  deleteProduct: {
    call: products.deleteProduct,
    asking: () => ({ params: { id: nothing } }),
    statuses: [401, 403, 403, 403, 404],
  },
  postSlide: { call: sliders.postSlide, asking: () => ({ body: {} }), statuses: [401, 403, 403, 403, 400] },
  updateSlide: {
    call: sliders.updateSlide,
    asking: () => ({ params: { id: nothing }, body: {} }),
    statuses: [401, 403, 403, 403, 404],
  },
  deleteSlide: {
    call: sliders.deleteSlide,
    asking: () => ({ params: { id: nothing } }),
    statuses: [401, 403, 403, 403, 404],
  },
  checkStaff: { call: users.checkStaff, asking: () => ({}), statuses: [401, 403, 403, 200, 200] },
  listUsers: { call: users.listUsers, asking: () => ({}), statuses: [401, 403, 403, 403, 200] },
  updateUser: {
    call: users.updateUser,
    asking: () => ({ params: { id: nothing }, body: { role: 'admin' } }),
    statuses: [401, 403, 403, 403, 404],
  },
  deleteUser: {
    call: users.deleteUser,
    asking: () => ({ params: { id: nothing } }),
    statuses: [401, 403, 403, 403, 404],
  },
  isAdmin: {
    call: users.isAdmin,
    asking: () => ({ params: { email: owner.email } }),
    statuses: [401, 403, 200, 403, 200],
  },
  isCustomer: {
    call: users.isCustomer,
    asking: () => ({ params: { email: owner.email } }),
    statuses: [401, 403, 200, 403, 200],
  },
  listOrders: { call: orders.listOrders, asking: () => ({}), statuses: [401, 403, 403, 200, 200] },
  listOwnOrders: {
    call: orders.listOwnOrders,
    asking: () => ({ query: { email: owner.email } }),
    statuses: [401, 403, 200, 200, 200],
  },
  getOrder: {
    call: orders.getOrder,
    asking: ({ order }) => ({ params: { id: order } }),
    statuses: [401, 404, 200, 200, 200],
  },
  getNeighbours: {
    call: orderNeighbours.getNeighbours,
    asking: ({ order }) => ({ params: { id: order } }),
    statuses: [401, 404, 200, 200, 200],
  },
  exportOrders: { call: orders.exportOrders, asking: () => ({}), statuses: [401, 403, 403, 200, 200] },
  countDays: { call: orders.countDays, asking: () => ({}), statuses: [401, 403, 403, 200, 200] },
  countOrders: { call: orders.countOrders, asking: () => ({}), statuses: [401, 200, 200, 200, 200] },
  setOrderStatus: {
    call: orders.setOrderStatus,
    asking: ({ order }) => ({ params: { id: order }, body: { status: 'Return' } }),
    statuses: [401, 404, 409, 409, 409],
  },
  setOrderStatuses: {
    call: orders.setOrderStatuses,
    asking: ({ order }) => ({ body: { status: 'Return', orders: [{ id: order }] } }),
    statuses: [401, 403, 403, 200, 200],
  },
  deleteOrder: {
    call: orders.deleteOrder,
    asking: ({ order }) => ({ params: { id: order } }),
    statuses: [401, 403, 403, 403, 409],
  },
};

const forStaff = (call: Call, asking: Row['asking'], status = 200): Row => ({
  call,
  asking,
  statuses: [401, 403, 403, status, status],
});

/** Which orders' links an account gets, is in test/contract/tracking.test.ts. */
export const linkRows: Record<string, Row> = {
  listTrackingLinks: {
    call: tracking.listTrackingLinks,
    asking: ({ order }) => ({ query: { orders: order } }),
    statuses: [401, 200, 200, 200, 200],
  },
  revokeTrackingLinks: forStaff(tracking.revokeTrackingLinks, () => ({ params: { id: nothing } }), 404),
};

/** Reviews: their writers' own tests are in test/contract/reviews.test.ts. Staff write none. */
export const reviewRows: Record<string, Row> = {
  listReviews: {
    call: reviews.listReviews,
    asking: ({ product }) => ({ query: { product } }),
    statuses: [200, 200, 200, 200, 200],
  },
  listOwnReviews: {
    call: reviews.listOwnReviews,
    asking: ({ order }) => ({ body: { order } }),
    statuses: [401, 404, 200, 404, 404],
  },
  writeReview: {
    call: reviews.writeReview,
    asking: ({ order, product }) => ({ body: { order, product, rating: 5, text: '' } }),
    statuses: [401, 404, 403, 403, 403],
  },
  withdrawReview: {
    call: reviews.withdrawReview,
    asking: ({ order, product }) => ({ body: { order, product } }),
    statuses: [401, 404, 404, 403, 403],
  },
  listModeratedReviews: forStaff(reviews.listModeratedReviews, () => ({ query: { state: 'Waiting' } })),
  countReviews: forStaff(reviews.countReviews, () => ({})),
  decideReviews: forStaff(reviews.decideReviews, () => ({
    body: { decision: 'Published', reviews: [{ id: nothing, version: 1 }] },
  })),
  deleteReview: {
    call: reviews.deleteReview,
    asking: () => ({ params: { id: nothing } }),
    statuses: [401, 403, 403, 403, 404],
  },
};

/** Calls and notes of staff, which even the owner of the order may not read. */
export const staffRows: Record<string, Row> = {
  addOrderNote: forStaff(
    orderNotes.addOrderNote,
    ({ order }) => ({ params: { id: order }, body: { kind: 'note' } }),
    400,
  ),
  correctOrder: forStaff(
    orderCorrections.correctOrder,
    ({ order }) => ({ params: { id: order }, body: {} }),
    400,
  ),
  listOrderNotes: forStaff(orderNotes.listOrderNotes, ({ order }) => ({ params: { id: order } })),
  listCalls: forStaff(orderNotes.listCalls, () => ({})),
  streamOrderEvents: forStaff(orderEvents.streamOrderEvents, () => ({})),
  listCallers: forStaff(callers.listCallers, ({ order }) => ({ query: { ids: order } })),
  makePrintBatch: forStaff(printBatches.makePrintBatch, () => ({ body: { orders: [nothing] } }), 404),
  markPrinted: forStaff(printBatches.markPrinted, () => ({ body: { paper: 'labels', orders: [nothing] } })),
  getPrintBatch: forStaff(printBatches.getPrintBatch, () => ({ params: { id: nothing } }), 404),
  listBlockedPhones: forStaff(callers.listBlockedPhones, () => ({})),
  blockPhone: forStaff(callers.blockPhone, () => ({ body: {} }), 400),
  unblockPhone: forStaff(callers.unblockPhone, () => ({ params: { id: nothing } }), 404),
};

/** The audit log, which staff may not read. */
export const adminRows: Record<string, Row> = {
  listAuditEntries: {
    call: audit.listAuditEntries,
    asking: () => ({}),
    statuses: [401, 403, 403, 403, 200],
  },
  exportAuditLog: { call: audit.exportAuditLog, asking: () => ({}), statuses: [401, 403, 403, 403, 200] },
};
const forgedToken = '0'.repeat(40);

export const open: Record<string, Row> = {
  findTracking: {
    call: tracking.findTracking,
    asking: () => ({ body: {} }),
    statuses: [400, 400, 400, 400, 400],
  },
  getTracked: {
    call: tracking.getTracked,
    asking: () => ({ body: { token: forgedToken } }),
    statuses: [404, 404, 404, 404, 404],
  },
  moveTracked: {
    call: tracking.moveTracked,
    asking: () => ({ body: { token: forgedToken, status: 'Cancelled', from: 'Pending' } }),
    statuses: [404, 404, 404, 403, 403],
  },
  reportClientError: {
    call: clientErrors.reportClientError,
    asking: () => ({ body: {} }),
    statuses: [400, 400, 400, 400, 400],
  },
  listProducts: { call: products.listProducts, asking: () => ({}), statuses: [200, 200, 200, 200, 200] },
  countFacets: { call: productFacets.countFacets, asking: () => ({}), statuses: [200, 200, 200, 200, 200] },
  listProductsById: {
    call: products.listProductsById,
    asking: ({ product }) => ({ query: { ids: product } }),
    statuses: [200, 200, 200, 200, 200],
  },
  getProduct: {
    call: products.getProduct,
    asking: ({ product }) => ({ params: { id: product } }),
    statuses: [200, 200, 200, 200, 200],
  },
  listSlides: { call: sliders.listSlides, asking: () => ({}), statuses: [200, 200, 200, 200, 200] },
  getSlide: {
    call: sliders.getSlide,
    asking: () => ({ params: { id: nothing } }),
    statuses: [404, 404, 404, 404, 404],
  },
  placeOrder: { call: orders.placeOrder, asking: () => ({ body: {} }), statuses: [400, 400, 400, 400, 400] },
};
