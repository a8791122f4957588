import { listUsersCall, setAccountLanguageCall } from '#contract/accounts/users.ts';
import type { AnyCall } from '#contract/call/call.ts';
import { correctOrderCall } from '#contract/orders/orderCorrections.ts';
import { addOrderNoteCall, listOrderNotesCall, readCallListCall } from '#contract/orders/orderNotes.ts';
import {
  countDaysCall,
  countOrdersCall,
  getNeighboursCall,
  getOrderCall,
  listOrdersCall,
  listOwnOrdersCall,
  setOrderStatusesCall,
} from '#contract/orders/orders.ts';
import {
  listOrdersInHandCall,
  putDownOrderCall,
  takeOrderInHandCall,
} from '#contract/orders/ordersInHand.ts';
import {
  blockPhoneCall,
  listBlockedPhonesCall,
  listPhoneHistoriesCall,
  unblockPhoneCall,
} from '#contract/orders/phoneHistories.ts';
import { getPhoneCustomerCall, placePhoneOrderCall } from '#contract/orders/phoneOrders.ts';
import {
  findTrackingCall,
  getTrackedCall,
  listTrackingLinksCall,
  moveTrackedCall,
  revokeTrackingLinksCall,
} from '#contract/orders/tracking.ts';
import { findBarcodeCall, makeBarcodesCall, saveBarcodesCall } from '#contract/products/barcodes.ts';
import {
  changeCategoriesCall,
  chooseCategoriesCall,
  getCategoryTreeCall,
  listCategoriesCall,
} from '#contract/products/categories.ts';
import { changePricesCall, setSoldOutCall } from '#contract/products/productChanges.ts';
import { countFacetsCall } from '#contract/products/productFacets.ts';
import { checkProductImportCall, storeProductImportCall } from '#contract/products/productImport.ts';
import { listProductsByIdCall, listProductsCall } from '#contract/products/products.ts';
import {
  changeStockCall,
  countStockCall,
  getStockCall,
  listStockByIdCall,
  listStockCall,
  listStockMovesCall,
  receiveReturnCall,
} from '#contract/products/stock.ts';
import {
  askForStockCall,
  closeStockRequestsCall,
  listStockRequestsCall,
} from '#contract/products/stockRequests.ts';
import {
  countReviewsCall,
  decideReviewsCall,
  deleteReviewCall,
  listModeratedReviewsCall,
  listOwnReviewsCall,
  listReviewsCall,
  withdrawReviewCall,
  writeReviewCall,
} from '#contract/reviews/reviews.ts';
import { getCourierSetupCall, tryCourierCall } from '#contract/shop/courierSetup.ts';
import { changeOpeningCall, getOpeningCall } from '#contract/shop/opening.ts';
import {
  addPageCall,
  deletePageCall,
  getPageCall,
  getPublicPageCall,
  listPagesCall,
  movePageCall,
  previewPageCall,
  savePageCall,
} from '#contract/shop/pages.ts';
import { getShopSecretsCall, removeShopSecretCall, saveShopSecretCall } from '#contract/shop/shopSecrets.ts';
import { getShopSettingsCall, saveShopSettingsCall } from '#contract/shop/shopSettings.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { readFiguresCall, readToDoCall } from '#contract/staff/figures.ts';
import { decideJobCall, listCourierHealthCall, listJobsCall } from '#contract/staff/jobs.ts';
import { getPrintBatchCall, makePrintBatchCall, markPrintedCall } from '#contract/staff/printBatches.ts';
import { findScannedCall, setPackedCall } from '#contract/staff/scanning.ts';
import { answerCategories, answerCategoryTree } from './categoryAnswers.ts';
import { consignmentFallbacks } from './consignmentFallbacks.ts';
import { type Fallback, fallback, notOffered } from './fallback.ts';
import { answerOrders, answerProducts, answerUsers } from './lists.ts';
import { answerCounts, answerDays, answerNeighbours, answerOrder } from './orderAnswers.ts';
import { answerPage } from './pageAnswers.ts';
import { answerFacets, answerProductsById } from './productAnswers.ts';
import { answerPrices, answerSoldOut } from './productChanges.ts';

/**
 * What the browser answers to the calls that a host may lack: those beyond API-1 to API-7, and lists with parameters beyond them.
 * Calls on which screens of every host depend get an empty answer; the others are refused with a sentence.
 */
export const fallbacks: ReadonlyMap<AnyCall, Fallback> = new Map([
  fallback('lists', listProductsCall, answerProducts),
  fallback('lists', listOrdersCall, answerOrders),
  fallback('lists', listOwnOrdersCall, answerOrders),
  fallback('lists', listUsersCall, answerUsers),
  fallback('orders', getOrderCall, answerOrder),
  fallback('orders', countOrdersCall, answerCounts),
  fallback('orders', countDaysCall, answerDays),
  fallback('orders', getNeighboursCall, answerNeighbours),
  ...notOffered('orders', setOrderStatusesCall),
  fallback('products', countFacetsCall, answerFacets),
  fallback('products', listProductsByIdCall, answerProductsById),
  fallback('products', setSoldOutCall, answerSoldOut),
  fallback('products', changePricesCall, answerPrices),
  ...notOffered('products', checkProductImportCall, storeProductImportCall),
  // Such a host knows nothing about phone numbers, and marks no order as printed.
  fallback('callers', listPhoneHistoriesCall, () => ({ data: { callers: [] } })),
  fallback('printBatches', markPrintedCall, () => ({ data: { modifiedCount: 0 } })),
  ...notOffered('callers', listBlockedPhonesCall, blockPhoneCall, unblockPhoneCall),
  ...notOffered('callers', placePhoneOrderCall, getPhoneCustomerCall),
  ...notOffered('printBatches', getPrintBatchCall, makePrintBatchCall),
  ...notOffered('scanning', findScannedCall, setPackedCall),
  ...consignmentFallbacks,
  ...notOffered('accountLanguage', setAccountLanguageCall),
  ...notOffered('auditLog', listAuditEntriesCall),
  ...notOffered('figures', readFiguresCall, readToDoCall),
  ...notOffered('jobs', listJobsCall, decideJobCall, listCourierHealthCall),
  fallback('categories', listCategoriesCall, answerCategories),
  fallback('categories', getCategoryTreeCall, answerCategoryTree),
  ...notOffered('categories', changeCategoriesCall, chooseCategoriesCall),
  fallback('pages', getPublicPageCall, answerPage),
  ...notOffered(
    'pages',
    listPagesCall,
    getPageCall,
    previewPageCall,
    addPageCall,
    savePageCall,
    movePageCall,
    deletePageCall,
  ),
  ...notOffered('shopSettings', getShopSettingsCall, saveShopSettingsCall, getOpeningCall, changeOpeningCall),
  ...notOffered('shopSettings', getCourierSetupCall, tryCourierCall),
  ...notOffered('shopSettings', getShopSecretsCall, saveShopSecretCall, removeShopSecretCall),
  ...notOffered('stock', listStockCall, getStockCall, changeStockCall, listStockMovesCall, receiveReturnCall),
  ...notOffered('stock', listStockByIdCall, countStockCall),
  ...notOffered('stock', askForStockCall, listStockRequestsCall, closeStockRequestsCall),
  ...notOffered('stock', findBarcodeCall, saveBarcodesCall, makeBarcodesCall),
  ...notOffered('orderCorrections', correctOrderCall),
  fallback('orderNotes', listOrdersInHandCall, () => ({ data: { inHand: [] } })),
  ...notOffered('orderNotes', takeOrderInHandCall, putDownOrderCall),
  ...notOffered('orderNotes', addOrderNoteCall, readCallListCall, listOrderNotesCall),
  ...notOffered('reviews', listReviewsCall, listOwnReviewsCall, writeReviewCall, withdrawReviewCall),
  ...notOffered('reviews', listModeratedReviewsCall, countReviewsCall, decideReviewsCall, deleteReviewCall),
  ...notOffered(
    'trackingLinks',
    findTrackingCall,
    getTrackedCall,
    moveTrackedCall,
    listTrackingLinksCall,
    revokeTrackingLinksCall,
  ),
]);
