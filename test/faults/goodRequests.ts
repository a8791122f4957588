import type { CallName } from '#contract/everyCall.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import type { Targets } from './faultShop.ts';
import { visitor } from './faultShop.ts';
import { goodDeskRequests } from './goodDeskRequests.ts';
import { goodParcelRequests } from './goodParcelRequests.ts';
import { goodStatementRequests } from './goodStatementRequests.ts';
import { goodStockRequests } from './goodStockRequests.ts';
import { shopRequests } from './shopRequests.ts';

/**
 * A valid request for each call, by name; tests replace one field after another. Where the shop has no such row, such as a
 * handover, the id of the order takes the place of its id, which has the same form.
 */

export interface GoodRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** Who may send it; other callers are refused before the input is read. */
  readonly by: 'anyone' | 'identity' | 'customer' | 'admin';
}

const product = {
  name: 'Tray',
  description: 'Of mango wood.',
  videoLink: 'https://video.example/tray',
  category: 'Kitchen Items',
  subCategory: 'Tableware',
  productType: 'New Arrival',
  sizes: ['S'],
  colors: ['Red'],
  images: ['/pictures/tray-450.webp'],
  originalPrice: 300,
  offerPrice: 250.5,
  ratings: 4.5,
  reviews: 3,
  soldOut: false,
  stockCount: 'uncounted',
  lowStock: 3,
  createdAt: '2026-01-05T00:00:00.000Z',
};
const { images: _images, ...withoutImages } = product;
const catalog = { stock: 'available', pictures: 'none', changedSince: '2026-01-05' };
const slide = { image: '/pictures/puja-900.webp', title: 'Puja', time: '2026-01-05T00:00:00.000Z' };
const orders = {
  status: 'Pending',
  search: 'a',
  from: '2026-01-05',
  to: '2026-03-05',
  area: 'Inside of Dhaka',
  parcel: 'none',
  product: '64b000000000000000000001',
  district: 'Dhaka',
  printed: 'no',
  packed: 'no',
  tries: '0',
  warning: 'any',
};
const auditFilter = {
  account: 'a',
  action: 'moveOrder',
  subject: 'a',
  from: '2026-01-05',
  to: '2026-03-05',
};
const page = { limit: '5' };

export const goodRequests = (targets: Targets): Readonly<Record<CallName, GoodRequest>> => ({
  listProducts: {
    by: 'anyone',
    query: { ...page, category: 'Kitchen Items', sort: 'newest', minPrice: '1', maxPrice: '900', ...catalog },
  },
  countFacets: {
    by: 'anyone',
    query: {
      category: 'Kitchen Items',
      colors: 'Red',
      sizes: 'M',
      types: 'Best Selling',
      minRating: '4',
      offer: 'yes',
    },
  },
  listProductsById: { by: 'anyone', query: { ids: targets.product } },
  getProduct: { by: 'anyone', params: { id: targets.product } },
  postProduct: { by: 'admin', body: product },
  updateProduct: { by: 'admin', params: { id: targets.product }, body: product },
  setSoldOut: { by: 'admin', body: { ids: [targets.product], soldOut: false } },
  changePrices: {
    by: 'admin',
    body: { percent: 5, products: [{ id: targets.product, originalPrice: 1, offerPrice: null }] },
  },
  exportProducts: { by: 'admin' },
  checkProductImport: {
    by: 'admin',
    body: {
      products: [
        {
          ...withoutImages,
          row: 2,
          id: targets.product,
          pictures: ['cup.jpg'],
          stock: [{ choices: [], pieces: 5 }],
        },
      ],
      replacesPictures: true,
    },
  },
  storeProductImport: {
    by: 'admin',
    body: {
      products: [
        {
          ...product,
          row: 2,
          id: targets.product,
          seen: '2026-03-02T09:07:00.000Z',
          stock: { count: 'whole', items: [{ color: '', size: '', pieces: 5, seen: 0 }] },
        },
      ],
      ends: { file: 'products.csv', added: 0, changed: 1, refused: 0 },
    },
  },
  deleteProduct: { by: 'admin', params: { id: targets.product } },
  ...goodStockRequests(targets),
  receiveReturn: { by: 'admin', params: { id: targets.order } },
  placeOrder: { by: 'anyone', body: orderBody([lineFor(targets.product, 250.5)]) },
  listOrders: { by: 'admin', query: { ...orders, ...page, sort: 'amountDown' } },
  listOwnOrders: { by: 'customer', query: { ...orders, ...page, email: targets.customerEmail } },
  setOrderStatus: {
    by: 'customer',
    params: { id: targets.order },
    body: { status: 'Cancelled', from: 'Pending' },
  },
  setOrderStatuses: {
    by: 'admin',
    body: {
      status: 'Cancelled',
      orders: [{ id: targets.order, from: 'Pending' }],
      reason: 'Ordered twice',
    },
  },
  deleteOrder: { by: 'admin', params: { id: targets.order } },
  getOrder: { by: 'customer', params: { id: targets.order } },
  getNeighbours: { by: 'customer', params: { id: targets.order }, query: orders },
  countOrders: { by: 'customer' },
  exportOrders: { by: 'admin', query: orders },
  exportCustomers: { by: 'admin' },
  readFigures: { by: 'admin', query: { from: '2026-01-01', to: '2026-01-30' } },
  exportFigures: { by: 'admin', query: { days: '7' } },
  readToDo: { by: 'admin' },
  countDays: { by: 'admin', query: { days: '7' } },
  addOrderNote: {
    by: 'admin',
    params: { id: targets.order },
    body: { kind: 'callBack', text: 'After work', callBackAt: '2026-03-02T12:00:00.000Z' },
  },
  correctOrder: {
    by: 'admin',
    params: { id: targets.order },
    body: {
      revision: 0,
      customerData: {
        name: 'Rahima Khatun',
        mobileNumber: '01711000222',
        district: 'Sylhet',
        address: 'House 9',
        addressType: 'Office',
        deliveryArea: 'Outside of Dhaka',
        comment: 'Ring twice',
      },
      products: [{ line: 0, id: targets.product, color: 'Red', size: 'N/A', quantity: 2 }],
      // Two pieces, and the charge outside of Dhaka.
      total: 621,
    },
  },
  streamOrderAnnouncements: { by: 'admin' },
  listOrderNotes: { by: 'admin', params: { id: targets.order } },
  ...goodDeskRequests(targets),
  ...goodParcelRequests(targets),
  ...goodStatementRequests(targets),
  findTracking: { by: 'anyone', body: { number: 'HK-7Q4K-2E', mobileNumber: '01711000222' } },
  getTracked: { by: 'anyone', body: { token: '0'.repeat(40) } },
  getAdvance: { by: 'anyone', body: { token: '0'.repeat(40) } },
  payAdvance: { by: 'anyone', body: { token: '0'.repeat(40) } },
  moveTracked: {
    by: 'anyone',
    body: { token: '0'.repeat(40), status: 'Cancelled', from: 'Pending' },
  },
  listTrackingLinks: { by: 'customer', query: { orders: targets.order } },
  revokeTrackingLinks: { by: 'admin', params: { id: targets.order } },
  listReviews: { by: 'anyone', query: { ...page, product: targets.product } },
  listOwnReviews: { by: 'customer', body: { order: targets.order } },
  writeReview: {
    by: 'customer',
    body: { order: targets.order, product: targets.product, rating: 4, text: 'Good' },
  },
  withdrawReview: { by: 'customer', body: { order: targets.order, product: targets.product } },
  listModeratedReviews: { by: 'admin', query: { ...page, state: 'Waiting' } },
  countReviews: { by: 'admin' },
  decideReviews: {
    by: 'admin',
    body: { decision: 'Rejected', reason: 'Spam', reviews: [{ id: targets.order, version: 1 }] },
  },
  deleteReview: { by: 'admin', params: { id: targets.order } },
  requestToken: { by: 'identity', body: { email: visitor.email } },
  postUser: { by: 'identity', body: { name: 'Visitor', email: visitor.email, role: 'customer' } },
  deleteAccount: { by: 'customer' },
  setAccountLanguage: { by: 'customer', body: { language: 'bn' } },
  isAdmin: { by: 'customer', params: { email: targets.customerEmail } },
  isCustomer: { by: 'customer', params: { email: targets.customerEmail } },
  checkStaff: { by: 'admin' },
  listAuditEntries: { by: 'admin', query: { ...page, ...auditFilter } },
  exportAuditLog: { by: 'admin', query: auditFilter },
  listJobs: { by: 'admin', query: { state: 'stuck', limit: '10' } },
  decideJob: { by: 'admin', params: { id: targets.order }, body: { decision: 'tryAgain' } },
  listCourierHealth: { by: 'admin' },
  listUsers: { by: 'admin', query: { ...page, search: 'a' } },
  updateUser: { by: 'admin', params: { id: targets.user }, body: { role: 'customer' } },
  deleteUser: { by: 'admin', params: { id: targets.user } },
  listSlides: { by: 'anyone' },
  getSlide: { by: 'anyone', params: { id: targets.slide } },
  postSlide: { by: 'admin', body: slide },
  updateSlide: { by: 'admin', params: { id: targets.slide }, body: slide },
  deleteSlide: { by: 'admin', params: { id: targets.slide } },
  listCategories: {
    by: 'anyone',
    query: { category: 'Kitchen Items', subCategory: 'Cookware', language: 'bn' },
  },
  getCategoryTree: { by: 'admin' },
  changeCategories: {
    by: 'admin',
    body: {
      version: 0,
      kind: 'edit',
      category: 'Bag Items',
      subCategory: '',
      name: 'Bags',
      nameBengali: 'ব্যাগ',
      picture: 'bag-items',
      tile: 2,
    },
  },
  ...shopRequests,
  reportClientError: {
    by: 'anyone',
    body: {
      kind: 'error',
      message: 'x is undefined',
      stack: 'at a.js:1:2',
      route: '/cart',
      build: 'index.js',
    },
  },
  uploadImage: { by: 'admin', query: { expiration: '60' } },
});
