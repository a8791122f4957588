import { forStaff, nothing, type Row } from './publicPermissionRows.ts';

/** The calls of the desk: on the phone, with printer and scanner; an allowed one changes nothing. */
export const deskRows: Record<string, Row> = {
  listPhoneHistories: forStaff(({ order }) => ({ query: { ids: order } })),
  listOrdersInHand: forStaff(() => ({})),
  takeOrderInHand: forStaff(() => ({ params: { id: nothing }, body: { takesOver: false } }), 404),
  putDownOrder: forStaff(() => ({ params: { id: nothing } })),
  placePhoneOrder: forStaff(() => ({ body: {} }), 400),
  getPhoneCustomer: forStaff(() => ({ params: { mobileNumber: '01711000222' } })),
  makePrintBatch: forStaff(() => ({ body: { orders: [nothing] } }), 404),
  findScanned: forStaff(() => ({ query: { code: nothing } }), 404),
  setPacked: forStaff(() => ({ params: { id: nothing }, body: { packed: true } }), 404),
  getPrintBatch: forStaff(() => ({ params: { id: nothing } }), 404),
  listBlockedPhones: forStaff(() => ({})),
  blockPhone: forStaff(() => ({ body: {} }), 400),
  unblockPhone: forStaff(() => ({ params: { id: nothing } }), 404),
  markPrinted: forStaff(() => ({
    body: { paper: 'labels', orders: [nothing] },
  })),
};
