import { listUsersCall, setAccountLanguageCall } from '#contract/accounts/users.ts';
import type { AnyCall } from '#contract/call/call.ts';
import * as cashOutstanding from '#contract/cash/cashOutstanding.ts';
import * as handovers from '#contract/cash/handovers.ts';
import * as orderProfit from '#contract/cash/orderProfit.ts';
import * as bookings from '#contract/consignments/bookings.ts';
import * as consignments from '#contract/consignments/consignments.ts';
import * as courierDesk from '#contract/consignments/courierDesk.ts';
import * as decisions from '#contract/consignments/decisions.ts';
import * as statements from '#contract/consignments/statements.ts';
import * as advances from '#contract/orders/advances.ts';
import * as orderCorrections from '#contract/orders/orderCorrections.ts';
import * as orderNotes from '#contract/orders/orderNotes.ts';
import {
  countDaysCall,
  countOrdersCall,
  getNeighboursCall,
  getOrderCall,
  listOrdersCall,
  listOwnOrdersCall,
  setOrderStatusesCall,
} from '#contract/orders/orders.ts';
import * as ordersInHand from '#contract/orders/ordersInHand.ts';
import * as phoneHistories from '#contract/orders/phoneHistories.ts';
import * as phoneOrders from '#contract/orders/phoneOrders.ts';
import * as tracking from '#contract/orders/tracking.ts';
import * as barcodes from '#contract/products/barcodes.ts';
import * as categories from '#contract/products/categories.ts';
import { changePricesCall, setSoldOutCall } from '#contract/products/productChanges.ts';
import { countFacetsCall } from '#contract/products/productFacets.ts';
import * as productImport from '#contract/products/productImport.ts';
import { listProductsByIdCall, listProductsCall } from '#contract/products/products.ts';
import * as stock from '#contract/products/stock.ts';
import * as stockRequests from '#contract/products/stockRequests.ts';
import * as reviews from '#contract/reviews/reviews.ts';
import * as courierSetup from '#contract/shop/courierSetup.ts';
import * as opening from '#contract/shop/opening.ts';
import * as pages from '#contract/shop/pages.ts';
import * as shopSecrets from '#contract/shop/shopSecrets.ts';
import * as shopSettings from '#contract/shop/shopSettings.ts';
import * as audit from '#contract/staff/audit.ts';
import * as figures from '#contract/staff/figures.ts';
import * as jobs from '#contract/staff/jobs.ts';
import * as printBatches from '#contract/staff/printBatches.ts';
import * as scanning from '#contract/staff/scanning.ts';
import { answerCategories, answerCategoryTree } from './categoryAnswers.ts';
import { type Fallback, fallback, notOffered } from './fallback.ts';
import { answerOrders, answerProducts, answerUsers } from './listAnswers.ts';
import { answerCounts, answerDays, answerNeighbours, answerOrder } from './orderAnswers.ts';
import { answerPage } from './pageAnswers.ts';
import { answerFacets, answerProductsById } from './productAnswers.ts';
import { answerPrices, answerSoldOut } from './productChangeAnswers.ts';

/** The calls that a host may lack, each refused with a sentence. */
const refused = [
  ...notOffered('accountLanguage', { setAccountLanguageCall }),
  ...notOffered('auditLog', audit),
  ...notOffered('callers', phoneHistories, phoneOrders),
  ...notOffered('categories', categories),
  // On a host without `consignments` no screen of parcels or cash makes these calls. The page of an advance does, and shows no advance.
  ...notOffered('consignments', consignments, bookings, courierDesk, decisions, statements),
  ...notOffered('consignments', advances, cashOutstanding, handovers, orderProfit),
  ...notOffered('figures', figures),
  ...notOffered('jobs', jobs),
  ...notOffered('orderCorrections', orderCorrections),
  ...notOffered('orderNotes', orderNotes, ordersInHand),
  ...notOffered('orders', { setOrderStatusesCall }),
  ...notOffered('pages', pages),
  ...notOffered('printBatches', printBatches),
  ...notOffered('products', productImport),
  ...notOffered('reviews', reviews),
  ...notOffered('scanning', scanning),
  ...notOffered('shopSettings', shopSettings, opening, courierSetup, shopSecrets),
  ...notOffered('stock', stock, stockRequests, barcodes),
  ...notOffered('trackingLinks', tracking),
];

/** The calls that the browser answers itself. Some answers are empty, for screens that make the call on every host. */
const answered = [
  fallback('lists', listProductsCall, answerProducts),
  fallback('lists', listOrdersCall, answerOrders),
  fallback('lists', listOwnOrdersCall, answerOrders),
  fallback('lists', listUsersCall, answerUsers),
  fallback('orders', getOrderCall, answerOrder),
  fallback('orders', countOrdersCall, answerCounts),
  fallback('orders', countDaysCall, answerDays),
  fallback('orders', getNeighboursCall, answerNeighbours),
  fallback('orderNotes', ordersInHand.listOrdersInHandCall, () => ({ data: { inHand: [] } })),
  fallback('products', countFacetsCall, answerFacets),
  fallback('products', listProductsByIdCall, answerProductsById),
  fallback('products', setSoldOutCall, answerSoldOut),
  fallback('products', changePricesCall, answerPrices),
  fallback('categories', categories.listCategoriesCall, answerCategories),
  fallback('categories', categories.getCategoryTreeCall, answerCategoryTree),
  fallback('pages', pages.getPublicPageCall, answerPage),
  // A host without `callers` knows nothing about phone numbers, and one without `printBatches` marks no order as printed.
  fallback('callers', phoneHistories.listPhoneHistoriesCall, () => ({ data: { callers: [] } })),
  fallback('printBatches', printBatches.markPrintedCall, () => ({ data: { modifiedCount: 0 } })),
  // A host without `consignments` has no parcels. Order lists ask for the marks, printouts for the marks and the advances.
  fallback('consignments', consignments.listParcelMarksCall, () => ({ data: { marks: [] } })),
  fallback('consignments', advances.listPaidAdvancesCall, () => ({ data: { advances: [] } })),
  // The answer of a shop that has set up no courier.
  fallback('consignments', courierDesk.readCourierDeskCall, () => ({
    data: { couriers: [], hasParcels: false, scoresPhones: null, returns: [], pickups: [] },
  })),
  fallback('consignments', bookings.listBookingCouriersCall, () => ({ data: { couriers: [] } })),
];

/**
 * What the browser answers to the calls that a host may lack: those beyond API-1 to API-7, and lists with parameters beyond them.
 * A call that is in both lists is answered.
 */
export const fallbacks: ReadonlyMap<AnyCall, Fallback> = new Map([...refused, ...answered]);
