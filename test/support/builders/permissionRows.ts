import type { CallName } from '#contract/everyCall.ts';
import { personOf } from '../servers/startApi.ts';
import { forAdmins, forEverybody, forSignedIn, forStaff, type Row, unknownId } from './permissionRow.ts';

export const owner = personOf('owner');
export const other = personOf('other');

const forgedToken = '0'.repeat(40);

/** By the identity provider's token, deleting the caller, or with a form instead of JSON: their own tests cover who may make them. */
export const callsTestedElsewhere = ['deleteAccount', 'postUser', 'requestToken', 'uploadImage'] as const;
type CallTestedHere = Exclude<CallName, (typeof callsTestedElsewhere)[number]>;

/**
 * A row for every other call of the contract. Bodies and ids are such that an allowed call changes nothing: `Return`, for example, is no
 * move of a pending order. A row without statuses of its own names the one for those who may make the call, unless it is 200.
 */
export const permissionRows: Readonly<Record<CallTestedHere, Row>> = {
  // The calls that everybody may make: an account changes nothing about their answers.
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
  listReviews: forEverybody(({ product }) => ({ query: { product } })),

  // Products, slides, users, orders and figures.
  postProduct: forStaff(() => ({ body: { name: 5 } }), 400),
  updateProduct: forStaff(({ product }) => ({ params: { id: product }, body: {} })),
  setSoldOut: forStaff(() => ({ body: { ids: [unknownId], soldOut: true } })),
  changePrices: forStaff(() => ({
    body: { percent: 5, products: [{ id: unknownId, originalPrice: 1, offerPrice: null }] },
  })),
  deleteProduct: forAdmins(() => ({ params: { id: unknownId } }), 404),
  postSlide: forAdmins(() => ({ body: {} }), 400),
  updateSlide: forAdmins(() => ({ params: { id: unknownId }, body: {} }), 404),
  deleteSlide: forAdmins(() => ({ params: { id: unknownId } }), 404),
  checkStaff: forStaff(() => ({})),
  listUsers: forAdmins(() => ({})),
  updateUser: forAdmins(() => ({ params: { id: unknownId }, body: { role: 'admin' } }), 404),
  deleteUser: forAdmins(() => ({ params: { id: unknownId } }), 404),
  setAccountLanguage: forSignedIn(() => ({ body: { language: 'bn' } })),
  isAdmin: {
    asking: () => ({ params: { email: owner.email } }),
    statuses: [401, 403, 200, 403, 200],
  },
  isCustomer: {
    asking: () => ({ params: { email: owner.email } }),
    statuses: [401, 403, 200, 403, 200],
  },
  listOrders: forStaff(() => ({})),
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
  exportOrders: forStaff(() => ({})),
  exportProducts: forAdmins(() => ({})),
  checkProductImport: forAdmins(() => ({ body: { products: [], replacesPictures: false } })),
  storeProductImport: forAdmins(() => ({ body: { products: [] } })),
  exportCustomers: forAdmins(() => ({})),
  countDays: forStaff(() => ({})),
  readFigures: forStaff(() => ({})),
  exportFigures: forStaff(() => ({})),
  readToDo: forStaff(() => ({})),
  countOrders: forSignedIn(() => ({})),
  setOrderStatus: {
    asking: ({ order }) => ({ params: { id: order }, body: { status: 'Return' } }),
    statuses: [401, 404, 409, 409, 409],
  },
  setOrderStatuses: forStaff(({ order }) => ({ body: { status: 'Return', orders: [{ id: order }] } })),
  deleteOrder: forAdmins(({ order }) => ({ params: { id: order } }), 409),

  // Tracking links; which orders' links an account gets is shown in test/contract/tracking.test.ts.
  listTrackingLinks: forSignedIn(({ order }) => ({ query: { orders: order } })),
  revokeTrackingLinks: forStaff(() => ({ params: { id: unknownId } }), 404),

  // Reviews; test/contract/reviews.test.ts shows what their writers may. Staff write none, and here not even the owner of
  // the order, which is still pending.
  listOwnReviews: {
    asking: ({ order }) => ({ body: { order } }),
    statuses: [401, 404, 200, 404, 404],
  },
  writeReview: {
    asking: ({ order, product }) => ({ body: { order, product, rating: 5, text: '' } }),
    // The customer's own order has not been delivered: 409.
    statuses: [401, 404, 409, 403, 403],
  },
  withdrawReview: {
    asking: ({ order, product }) => ({ body: { order, product } }),
    statuses: [401, 404, 404, 403, 403],
  },
  listModeratedReviews: forStaff(() => ({ query: { state: 'Waiting' } })),
  countReviews: forStaff(() => ({})),
  decideReviews: forStaff(() => ({
    body: { decision: 'Published', reviews: [{ id: unknownId, version: 1 }] },
  })),
  deleteReview: forAdmins(() => ({ params: { id: unknownId } }), 404),

  // The desk: on the phone, with printer and scanner.
  listPhoneHistories: forStaff(({ order }) => ({ query: { ids: order } })),
  listOrdersInHand: forStaff(() => ({})),
  takeOrderInHand: forStaff(() => ({ params: { id: unknownId }, body: { takesOver: false } }), 404),
  putDownOrder: forStaff(() => ({ params: { id: unknownId } })),
  placePhoneOrder: forStaff(() => ({ body: {} }), 400),
  getPhoneCustomer: forStaff(() => ({ params: { mobileNumber: '01711000222' } })),
  makePrintBatch: forStaff(() => ({ body: { orders: [unknownId] } }), 404),
  findScanned: forStaff(() => ({ query: { code: unknownId } }), 404),
  setPacked: forStaff(() => ({ params: { id: unknownId }, body: { packed: true } }), 404),
  getPrintBatch: forStaff(() => ({ params: { id: unknownId } }), 404),
  listBlockedPhones: forStaff(() => ({})),
  blockPhone: forStaff(() => ({ body: {} }), 400),
  unblockPhone: forStaff(() => ({ params: { id: unknownId } }), 404),
  markPrinted: forStaff(() => ({
    body: { paper: 'labels', orders: [unknownId] },
  })),

  // Calls and notes of staff, stock and parcels, which even the owner of the order may not read.
  addOrderNote: forStaff(({ order }) => ({ params: { id: order }, body: { kind: 'note' } }), 400),
  correctOrder: forStaff(({ order }) => ({ params: { id: order }, body: {} }), 400),
  listOrderNotes: forStaff(({ order }) => ({ params: { id: order } })),
  readCallList: forStaff(() => ({})),
  listStock: forStaff(() => ({})),
  getStock: forStaff(() => ({ params: { id: unknownId } }), 404),
  changeStock: forStaff(() => ({ params: { id: unknownId }, body: {} }), 400),
  listStockById: forStaff(() => ({ query: { ids: unknownId } })),
  countStock: forStaff(() => ({ body: {} }), 400),
  listStockMoves: forStaff(() => ({ params: { id: unknownId } })),
  listStockRequests: forStaff(() => ({})),
  closeStockRequests: forStaff(() => ({ body: { ids: [unknownId], outcome: 'told' } })),
  findBarcode: forStaff(() => ({ params: { code: '4006381333931' } }), 404),
  saveBarcodes: forStaff(() => ({ params: { id: unknownId }, body: {} }), 400),
  makeBarcodes: forStaff(() => ({ params: { id: unknownId }, body: {} }), 400),
  receiveReturn: forStaff(({ order }) => ({ params: { id: order } }), 409),
  streamOrderAnnouncements: forStaff(() => ({})),
  createConsignment: forStaff(({ order }) => ({ params: { id: order }, body: {} }), 400),
  createConsignments: forStaff(() => ({ body: {} }), 400),
  requestReturn: forStaff(() => ({ params: { id: unknownId }, body: {} }), 400),
  listReturnRequests: forStaff(({ order }) => ({ params: { id: order } })),
  readCourierDesk: forStaff(() => ({})),
  requestPickup: forStaff(() => ({ body: {} }), 400),
  listPickups: forStaff(() => ({})),
  readPhoneAdvice: forStaff(({ order }) => ({ params: { id: order } })),
  listOrderConsignments: forStaff(({ order }) => ({ params: { id: order } })),
  listParcelMarks: forStaff(({ order }) => ({ query: { ids: order } })),
  listConsignments: forStaff(() => ({})),
  exportConsignments: forStaff(() => ({})),
  moveConsignment: forStaff(() => ({ params: { id: unknownId }, body: {} }), 400),
  correctConsignment: forStaff(() => ({ params: { id: unknownId }, body: {} }), 400),
  listDecisions: forStaff(() => ({})),
  countDecisions: forStaff(() => ({})),
  decide: forStaff(() => ({ params: { id: unknownId }, body: {} }), 400),
  listReturnedLines: forStaff(({ order }) => ({ params: { id: order } })),
  receiveLines: forStaff(() => ({ params: { id: unknownId }, body: {} }), 400),
  listBookingCouriers: forStaff(() => ({})),
  checkBookings: forStaff(() => ({ body: {} }), 400),
  askPrices: forStaff(() => ({ body: {} }), 400),
  bookParcels: forStaff(() => ({ body: {} }), 400),
  listBookings: forStaff(() => ({ query: { ids: unknownId } })),
  makeUploadFile: forStaff(() => ({ body: {} }), 400),
  getCategoryTree: forStaff(() => ({})),

  // Advances, cash and riders' handovers.
  listOrderAdvances: forStaff(({ order }) => ({ params: { id: order } })),
  askAdvance: forStaff(() => ({ params: { id: unknownId } }), 404),
  decideAdvance: forStaff(
    () => ({ params: { id: unknownId }, body: { act: 'withdraw', note: '', revision: 1 } }),
    404,
  ),
  listPaidAdvances: forStaff(({ order }) => ({ query: { ids: order } })),
  readCashOutstanding: forStaff(() => ({})),
  exportCashOutstanding: forStaff(() => ({})),
  listHeldParcels: forStaff(() => ({ query: { courier: 'steadfast' } })),
  listRiders: forStaff(() => ({})),
  writeOffCash: forAdmins(() => ({ params: { id: unknownId }, body: {} }), 400),
  makeHandover: forStaff(() => ({ body: {} }), 400),
  listHandovers: forStaff(() => ({})),
  readHandover: forStaff(() => ({ params: { id: unknownId } }), 404),
  readOrderProfit: forAdmins(() => ({ params: { id: unknownId } }), 404),
  confirmHandover: forAdmins(() => ({ params: { id: unknownId } }), 404),

  // Statements and payouts: staff import and read them; admins confirm and match payouts, and note those that come ahead (CA-3, CA-4).
  listCourierPayments: forStaff(() => ({ query: { courier: 'redx' } })),
  previewStatement: forStaff(() => ({ body: {} }), 400),
  checkStatement: forStaff(() => ({ body: {} }), 400),
  applyStatement: forStaff(() => ({ body: {} }), 400),
  listStatements: forStaff(() => ({})),
  readStatement: forStaff(() => ({ params: { id: unknownId } }), 404),
  listStatementLines: forStaff(() => ({ params: { id: unknownId } })),
  listPayoutsAhead: forStaff(() => ({})),
  confirmPayout: forAdmins(() => ({ params: { id: unknownId }, body: {} }), 400),
  matchPayout: forAdmins(() => ({ params: { id: unknownId }, body: {} }), 400),
  addPayoutAhead: forAdmins(() => ({ body: {} }), 400),

  // The audit log and the shop's settings, which staff may not read.
  listAuditEntries: forAdmins(() => ({})),
  exportAuditLog: forAdmins(() => ({})),
  changeCategories: forAdmins(() => ({ body: {} }), 400),
  chooseCategories: forAdmins(() => ({ body: {} }), 400),
  listPages: forAdmins(() => ({})),
  getPage: forAdmins(() => ({ params: { id: unknownId } }), 404),
  previewPage: forAdmins(() => ({ body: { body: '' } })),
  addPage: forAdmins(() => ({ body: {} }), 400),
  savePage: forAdmins(() => ({ params: { id: unknownId }, body: {} }), 400),
  movePage: forAdmins(() => ({ params: { id: unknownId }, body: { from: 1, to: 2 } }), 404),
  deletePage: forAdmins(() => ({ params: { id: unknownId } }), 404),
  listJobs: forAdmins(() => ({})),
  decideJob: forAdmins(() => ({ params: { id: unknownId }, body: {} }), 400),
  listCourierHealth: forAdmins(() => ({})),
  getShopSettings: forAdmins(() => ({})),
  saveShopSettings: forAdmins(() => ({ body: {} }), 400),
  getCourierSetup: forAdmins(() => ({})),
  tryCourier: forAdmins(() => ({ params: { courier: 'steadfast' } }), 404),
  getShopSecrets: forAdmins(() => ({})),
  saveShopSecret: forAdmins(() => ({ params: { name: 's3AccessKeyId' }, body: {} }), 400),
  removeShopSecret: forAdmins(() => ({ params: { name: 's3AccessKeyId' } })),
  getOpening: forAdmins(() => ({})),
  changeOpening: forAdmins(() => ({ body: {} }), 400),
};
