import { forStaff, type Row, unknownId } from './permissionRow.ts';

/**
 * The calls of the desk: on the phone, with printer and scanner. An allowed one changes nothing, and is answered with 200
 * unless its row says otherwise.
 */
export const deskRows = {
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
} satisfies Record<string, Row>;
