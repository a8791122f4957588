import type { AnyCall } from '#contract/call/call.ts';
import {
  listHeldParcelsCall,
  listRidersCall,
  readCashOutstandingCall,
  writeOffCashCall,
} from '#contract/cash/cashOutstanding.ts';
import {
  confirmHandoverCall,
  listHandoversCall,
  makeHandoverCall,
  readHandoverCall,
} from '#contract/cash/handovers.ts';
import { readOrderProfitCall } from '#contract/cash/orderProfit.ts';
import {
  askPricesCall,
  bookParcelsCall,
  checkBookingsCall,
  listBookingCouriersCall,
  listBookingsCall,
  makeUploadFileCall,
} from '#contract/consignments/bookings.ts';
import {
  correctConsignmentCall,
  createConsignmentCall,
  createConsignmentsCall,
  listConsignmentsCall,
  listOrderConsignmentsCall,
  listParcelMarksCall,
  moveConsignmentCall,
} from '#contract/consignments/consignments.ts';
import {
  listPickupsCall,
  listReturnRequestsCall,
  readCourierDeskCall,
  readPhoneAdviceCall,
  requestPickupCall,
  requestReturnCall,
} from '#contract/consignments/courierDesk.ts';
import {
  countDecisionsCall,
  decideCall,
  listDecisionsCall,
  listReturnedLinesCall,
  receiveLinesCall,
} from '#contract/consignments/decisions.ts';
import {
  addPayoutAheadCall,
  applyStatementCall,
  checkStatementCall,
  confirmPayoutCall,
  listCourierPaymentsCall,
  listPayoutsAheadCall,
  listStatementLinesCall,
  listStatementsCall,
  matchPayoutCall,
  previewStatementCall,
  readStatementCall,
} from '#contract/consignments/statements.ts';
import {
  askAdvanceCall,
  decideAdvanceCall,
  getAdvanceCall,
  listOrderAdvancesCall,
  listPaidAdvancesCall,
  payAdvanceCall,
} from '#contract/orders/advances.ts';
import { type Fallback, fallback, notOffered } from './fallback.ts';

/** What the browser answers to the calls about parcels, couriers and cash if the host lacks them. */
export const consignmentFallbacks: readonly (readonly [AnyCall, Fallback])[] = [
  // Such a host has none. Screens of every host ask for them: order lists for the marks, printouts for the marks and the advances.
  fallback('consignments', listParcelMarksCall, () => ({ data: { marks: [] } })),
  fallback('consignments', listPaidAdvancesCall, () => ({ data: { advances: [] } })),
  // As in a shop that has set up no courier.
  fallback('consignments', readCourierDeskCall, () => ({
    data: { couriers: [], hasParcels: false, scoresPhones: null, returns: [], pickups: [] },
  })),
  fallback('consignments', listBookingCouriersCall, () => ({ data: { couriers: [] } })),
  // The rest is refused: screens and cards of parcels and cash do not ask such a host, and a link to an advance opens none.
  ...notOffered(
    'consignments',
    readPhoneAdviceCall,
    requestReturnCall,
    listReturnRequestsCall,
    requestPickupCall,
    listPickupsCall,
    listCourierPaymentsCall,
    previewStatementCall,
    checkStatementCall,
    applyStatementCall,
    listStatementsCall,
    readStatementCall,
    listStatementLinesCall,
    confirmPayoutCall,
    matchPayoutCall,
    addPayoutAheadCall,
    listPayoutsAheadCall,
    writeOffCashCall,
    createConsignmentCall,
    createConsignmentsCall,
    listConsignmentsCall,
    listOrderConsignmentsCall,
    moveConsignmentCall,
    correctConsignmentCall,
    listDecisionsCall,
    countDecisionsCall,
    decideCall,
    listReturnedLinesCall,
    receiveLinesCall,
    checkBookingsCall,
    askPricesCall,
    bookParcelsCall,
    listBookingsCall,
    makeUploadFileCall,
    readCashOutstandingCall,
    listHeldParcelsCall,
    listRidersCall,
    makeHandoverCall,
    listHandoversCall,
    readHandoverCall,
    confirmHandoverCall,
    readOrderProfitCall,
    listOrderAdvancesCall,
    askAdvanceCall,
    decideAdvanceCall,
    getAdvanceCall,
    payAdvanceCall,
  ),
];
