import { personOf } from '../servers/startApi.ts';
import { advanceRows } from './advancePermissionRows.ts';
import { cashRows } from './cashPermissionRows.ts';
import { deskRows } from './deskPermissionRows.ts';
import { forStaff, nothing, publicRows, type Row } from './publicPermissionRows.ts';
import { statementRows } from './statementPermissionRows.ts';

export const owner = personOf('owner');
export const other = personOf('other');

/** Every call that checks the caller. Bodies and ids are such that an allowed call changes nothing. */
export const rows: Record<string, Row> = {
  ...advanceRows,
  ...cashRows,
  ...deskRows,
  postProduct: {
    asking: () => ({ body: { name: 5 } }),
    statuses: [401, 403, 403, 400, 400],
  },
  updateProduct: {
    asking: ({ product }) => ({ params: { id: product }, body: {} }),
    statuses: [401, 403, 403, 200, 200],
  },
  setSoldOut: {
    asking: () => ({ body: { ids: [nothing], soldOut: true } }),
    statuses: [401, 403, 403, 200, 200],
  },
  changePrices: {
    asking: () => ({
      body: { percent: 5, products: [{ id: nothing, originalPrice: 1, offerPrice: null }] },
    }),
    statuses: [401, 403, 403, 200, 200],
  },
  deleteProduct: {
    asking: () => ({ params: { id: nothing } }),
    statuses: [401, 403, 403, 403, 404],
  },
  postSlide: {
    asking: () => ({ body: {} }),
    statuses: [401, 403, 403, 403, 400],
  },
  updateSlide: {
    asking: () => ({ params: { id: nothing }, body: {} }),
    statuses: [401, 403, 403, 403, 404],
  },
  deleteSlide: {
    asking: () => ({ params: { id: nothing } }),
    statuses: [401, 403, 403, 403, 404],
  },
  checkStaff: { asking: () => ({}), statuses: [401, 403, 403, 200, 200] },
  listUsers: { asking: () => ({}), statuses: [401, 403, 403, 403, 200] },
  updateUser: {
    asking: () => ({ params: { id: nothing }, body: { role: 'admin' } }),
    statuses: [401, 403, 403, 403, 404],
  },
  deleteUser: {
    asking: () => ({ params: { id: nothing } }),
    statuses: [401, 403, 403, 403, 404],
  },
  setAccountLanguage: {
    asking: () => ({ body: { language: 'bn' } }),
    statuses: [401, 200, 200, 200, 200],
  },
  isAdmin: {
    asking: () => ({ params: { email: owner.email } }),
    statuses: [401, 403, 200, 403, 200],
  },
  isCustomer: {
    asking: () => ({ params: { email: owner.email } }),
    statuses: [401, 403, 200, 403, 200],
  },
  listOrders: { asking: () => ({}), statuses: [401, 403, 403, 200, 200] },
  listOwnOrders: {
    asking: () => ({ query: { email: owner.email } }),
    statuses: [401, 403, 200, 200, 200],
  },
  getOrder: {
    asking: ({ order }) => ({ params: { id: order } }),
    statuses: [401, 404, 200, 200, 200],
  },
  getNeighbours: {
    asking: ({ order }) => ({ params: { id: order } }),
    statuses: [401, 404, 200, 200, 200],
  },
  exportOrders: { asking: () => ({}), statuses: [401, 403, 403, 200, 200] },
  exportProducts: { asking: () => ({}), statuses: [401, 403, 403, 403, 200] },
  checkProductImport: {
    asking: () => ({ body: { products: [], replacesPictures: false } }),
    statuses: [401, 403, 403, 403, 200],
  },
  storeProductImport: {
    asking: () => ({ body: { products: [] } }),
    statuses: [401, 403, 403, 403, 200],
  },
  exportCustomers: { asking: () => ({}), statuses: [401, 403, 403, 403, 200] },
  countDays: { asking: () => ({}), statuses: [401, 403, 403, 200, 200] },
  readFigures: { asking: () => ({}), statuses: [401, 403, 403, 200, 200] },
  exportFigures: { asking: () => ({}), statuses: [401, 403, 403, 200, 200] },
  readToDo: { asking: () => ({}), statuses: [401, 403, 403, 200, 200] },
  countOrders: { asking: () => ({}), statuses: [401, 200, 200, 200, 200] },
  setOrderStatus: {
    asking: ({ order }) => ({ params: { id: order }, body: { status: 'Return' } }),
    statuses: [401, 404, 409, 409, 409],
  },
  setOrderStatuses: {
    asking: ({ order }) => ({ body: { status: 'Return', orders: [{ id: order }] } }),
    statuses: [401, 403, 403, 200, 200],
  },
  deleteOrder: {
    asking: ({ order }) => ({ params: { id: order } }),
    statuses: [401, 403, 403, 403, 409],
  },
};

/** Which orders' links an account gets, is in test/contract/tracking.test.ts. */
export const linkRows: Record<string, Row> = {
  listTrackingLinks: {
    asking: ({ order }) => ({ query: { orders: order } }),
    statuses: [401, 200, 200, 200, 200],
  },
  revokeTrackingLinks: forStaff(() => ({ params: { id: nothing } }), 404),
};

/** Reviews: their writers' own tests are in test/contract/reviews.test.ts. Staff write none. */
export const reviewRows: Record<string, Row> = {
  listReviews: {
    asking: ({ product }) => ({ query: { product } }),
    statuses: [200, 200, 200, 200, 200],
  },
  listOwnReviews: {
    asking: ({ order }) => ({ body: { order } }),
    statuses: [401, 404, 200, 404, 404],
  },
  writeReview: {
    asking: ({ order, product }) => ({ body: { order, product, rating: 5, text: '' } }),
    statuses: [401, 404, 403, 403, 403],
  },
  withdrawReview: {
    asking: ({ order, product }) => ({ body: { order, product } }),
    statuses: [401, 404, 404, 403, 403],
  },
  listModeratedReviews: forStaff(() => ({ query: { state: 'Waiting' } })),
  countReviews: forStaff(() => ({})),
  decideReviews: forStaff(() => ({
    body: { decision: 'Published', reviews: [{ id: nothing, version: 1 }] },
  })),
  deleteReview: {
    asking: () => ({ params: { id: nothing } }),
    statuses: [401, 403, 403, 403, 404],
  },
};

/** Calls and notes of staff, which even the owner of the order may not read. */
export const staffRows: Record<string, Row> = {
  addOrderNote: forStaff(({ order }) => ({ params: { id: order }, body: { kind: 'note' } }), 400),
  correctOrder: forStaff(({ order }) => ({ params: { id: order }, body: {} }), 400),
  listOrderNotes: forStaff(({ order }) => ({ params: { id: order } })),
  readCallList: forStaff(() => ({})),
  listStock: forStaff(() => ({})),
  getStock: forStaff(() => ({ params: { id: nothing } }), 404),
  changeStock: forStaff(() => ({ params: { id: nothing }, body: {} }), 400),
  listStockById: forStaff(() => ({ query: { ids: nothing } })),
  countStock: forStaff(() => ({ body: {} }), 400),
  listStockMoves: forStaff(() => ({ params: { id: nothing } })),
  listStockRequests: forStaff(() => ({})),
  closeStockRequests: forStaff(() => ({ body: { ids: [nothing], outcome: 'told' } })),
  findBarcode: forStaff(() => ({ params: { code: '4006381333931' } }), 404),
  saveBarcodes: forStaff(() => ({ params: { id: nothing }, body: {} }), 400),
  makeBarcodes: forStaff(() => ({ params: { id: nothing }, body: {} }), 400),
  receiveReturn: forStaff(({ order }) => ({ params: { id: order } }), 409),
  streamOrderAnnouncements: forStaff(() => ({})),
  createConsignment: forStaff(({ order }) => ({ params: { id: order }, body: {} }), 400),
  createConsignments: forStaff(() => ({ body: {} }), 400),
  requestReturn: {
    asking: () => ({ params: { id: nothing }, body: {} }),
    statuses: [401, 403, 403, 400, 400],
  },
  listReturnRequests: forStaff(({ order }) => ({ params: { id: order } })),
  ...statementRows,
  readCourierDesk: forStaff(() => ({})),
  requestPickup: forStaff(() => ({ body: {} }), 400),
  listPickups: forStaff(() => ({})),
  readPhoneAdvice: forStaff(({ order }) => ({ params: { id: order } })),
  listOrderConsignments: forStaff(({ order }) => ({ params: { id: order } })),
  listParcelMarks: forStaff(({ order }) => ({ query: { ids: order } })),
  listConsignments: forStaff(() => ({})),
  exportConsignments: forStaff(() => ({})),
  moveConsignment: forStaff(() => ({ params: { id: nothing }, body: {} }), 400),
  correctConsignment: forStaff(() => ({ params: { id: nothing }, body: {} }), 400),
  listDecisions: forStaff(() => ({})),
  countDecisions: forStaff(() => ({})),
  decide: forStaff(() => ({ params: { id: nothing }, body: {} }), 400),
  listReturnedLines: forStaff(({ order }) => ({ params: { id: order } })),
  receiveLines: forStaff(() => ({ params: { id: nothing }, body: {} }), 400),
  listBookingCouriers: forStaff(() => ({})),
  checkBookings: forStaff(() => ({ body: {} }), 400),
  askPrices: forStaff(() => ({ body: {} }), 400),
  bookParcels: forStaff(() => ({ body: {} }), 400),
  listBookings: forStaff(() => ({ query: { ids: nothing } })),
  makeUploadFile: forStaff(() => ({ body: {} }), 400),
  getCategoryTree: forStaff(() => ({})),
};

/** The audit log and the shop's settings, which staff may not read. */
export const adminRows: Record<string, Row> = {
  listAuditEntries: {
    asking: () => ({}),
    statuses: [401, 403, 403, 403, 200],
  },
  exportAuditLog: { asking: () => ({}), statuses: [401, 403, 403, 403, 200] },
  changeCategories: { asking: () => ({ body: {} }), statuses: [401, 403, 403, 403, 400] },
  chooseCategories: { asking: () => ({ body: {} }), statuses: [401, 403, 403, 403, 400] },
  listPages: { asking: () => ({}), statuses: [401, 403, 403, 403, 200] },
  getPage: { asking: () => ({ params: { id: nothing } }), statuses: [401, 403, 403, 403, 404] },
  previewPage: { asking: () => ({ body: { body: '' } }), statuses: [401, 403, 403, 403, 200] },
  addPage: { asking: () => ({ body: {} }), statuses: [401, 403, 403, 403, 400] },
  savePage: {
    asking: () => ({ params: { id: nothing }, body: {} }),
    statuses: [401, 403, 403, 403, 400],
  },
  movePage: {
    asking: () => ({ params: { id: nothing }, body: { from: 1, to: 2 } }),
    statuses: [401, 403, 403, 403, 404],
  },
  deletePage: { asking: () => ({ params: { id: nothing } }), statuses: [401, 403, 403, 403, 404] },
  listJobs: { asking: () => ({}), statuses: [401, 403, 403, 403, 200] },
  decideJob: {
    asking: () => ({ params: { id: nothing }, body: {} }),
    statuses: [401, 403, 403, 403, 400],
  },
  listCourierHealth: { asking: () => ({}), statuses: [401, 403, 403, 403, 200] },
  getShopSettings: { asking: () => ({}), statuses: [401, 403, 403, 403, 200] },
  saveShopSettings: { asking: () => ({ body: {} }), statuses: [401, 403, 403, 403, 400] },
  getCourierSetup: { asking: () => ({}), statuses: [401, 403, 403, 403, 200] },
  tryCourier: {
    asking: () => ({ params: { courier: 'steadfast' } }),
    statuses: [401, 403, 403, 403, 404],
  },
  getShopSecrets: { asking: () => ({}), statuses: [401, 403, 403, 403, 200] },
  saveShopSecret: {
    asking: () => ({ params: { name: 's3AccessKeyId' }, body: {} }),
    statuses: [401, 403, 403, 403, 400],
  },
  removeShopSecret: {
    asking: () => ({ params: { name: 's3AccessKeyId' } }),
    statuses: [401, 403, 403, 403, 200],
  },
  getOpening: { asking: () => ({}), statuses: [401, 403, 403, 403, 200] },
  changeOpening: { asking: () => ({ body: {} }), statuses: [401, 403, 403, 403, 400] },
};

export const open: Record<string, Row> = {
  ...publicRows,
};
