/** The actions of staff that the audit log keeps (MD-10). */

/**
 * Each action with its label and the start of its sentence. The log adds the name of what was changed, if there is one, and a detail such
 * as the courier. In English, because the exported log is.
 */
export const actionTexts = {
  signIn: ['Sign-in', 'Signed in'],
  placePhoneOrder: ['Order placed on the phone', 'Placed phone order'],
  moveOrder: ['Order moved', 'Moved order'],
  correctOrder: ['Order corrected', 'Corrected order'],
  packOrder: ['Order packed', 'Packed order'],
  unpackOrder: ['Packing undone', 'Undid the packing of order'],
  deleteOrder: ['Order deleted', 'Deleted order'],
  readLink: ['Tracking link viewed', 'Viewed the tracking link of order'],
  revokeLinks: ['Tracking links revoked', 'Revoked the tracking links of order'],
  addNote: ['Call or note', 'Noted on order'],
  createConsignment: ['Parcel given to a courier', 'Gave order'],
  moveConsignment: ['Parcel moved', 'Moved the parcel of order'],
  correctConsignment: ['Parcel corrected', 'Corrected the parcel of order'],
  decideParcel: ['Parcel decision', 'Decided on the parcel of order'],
  askAdvance: ['Advance asked for', 'Asked for an advance on order'],
  decideAdvance: ['Advance decision', 'Decided on the advance of order'],
  applyStatement: ['Statement applied', 'Applied the statement'],
  confirmPayout: ['Payout confirmed', 'Confirmed the payout of the statement'],
  addPayout: ['Payout before delivery noted', 'Noted a payout before delivery of'],
  requestPickup: ['Pick-up asked for', 'Asked for a pick-up of'],
  requestReturn: ['Return asked for', 'Asked for the return of the parcel of order'],
  makeHandover: ['Cash handed over', 'Took the cash of receipt'],
  confirmHandover: ['Cash confirmed', 'Confirmed the cash of receipt'],
  writeOffCash: ['Cash written off', 'Wrote off cash of order'],
  blockPhone: ['Phone blocked', 'Blocked phone'],
  unblockPhone: ['Phone unblocked', 'Unblocked phone'],
  addProduct: ['Product added', 'Added product'],
  editProduct: ['Product edited', 'Edited product'],
  setSoldOut: ['Sold out changed', 'Marked product'],
  changePrices: ['Price changed', 'Changed the price of'],
  receiveStock: ['Goods received', 'Received goods of'],
  countStock: ['Stock counted', 'Counted the stock of'],
  changeBarcode: ['Barcode changed', 'Changed the barcode of'],
  tellShoppers: ['Shoppers told', 'Told shoppers who waited for'],
  removeStockRequests: ['Requests removed', 'Removed requests for'],
  receiveReturn: ['Return received', 'Received the goods of order'],
  deleteProduct: ['Product deleted', 'Deleted product'],
  importProducts: ['Products imported', 'Imported products'],
  exportProducts: ['Products exported', 'Exported the products'],
  publishReview: ['Review published', 'Published a review of'],
  rejectReview: ['Review rejected', 'Rejected a review of'],
  deleteReview: ['Review deleted', 'Deleted a review of'],
  addSlide: ['Slide added', 'Added slide'],
  editSlide: ['Slide edited', 'Edited slide'],
  deleteSlide: ['Slide deleted', 'Deleted slide'],
  addPage: ['Page added', 'Added page'],
  editPage: ['Page edited', 'Edited page'],
  movePage: ['Page moved', 'Moved page'],
  deletePage: ['Page deleted', 'Deleted page'],
  changeSetting: ['Setting changed', 'Changed the setting'],
  saveSecret: ['Key saved', 'Saved the key'],
  removeSecret: ['Key removed', 'Removed the key'],
  chooseCategories: ['Categories chosen', 'Chose the categories'],
  addCategory: ['Category added', 'Added category'],
  editCategory: ['Category edited', 'Edited category'],
  orderCategory: ['Category moved', 'Moved category'],
  hideCategory: ['Category hidden', 'Hid category'],
  showCategory: ['Category shown', 'Showed category'],
  mergeCategory: ['Category merged', 'Merged category'],
  removeCategory: ['Category removed', 'Removed category'],
  retryJob: ['Job retried', 'Retried the job'],
  giveUpJob: ['Job given up', 'Gave up on the job'],
  changeRole: ['Role changed', 'Changed the role of'],
  deleteUser: ['User deleted', 'Deleted user'],
  rename: ['Name changed', 'Changed their name'],
  exportOrders: ['Orders exported', 'Exported orders'],
  exportConsignments: ['Parcels exported', 'Exported the parcels'],
  exportFigures: ['Figures exported', 'Exported the figures'],
  exportCash: ['Cash exported', 'Exported the cash outstanding'],
  exportCustomers: ['Customers exported', 'Exported the customers'],
  printOrders: ['Orders printed', 'Printed orders'],
  exportAuditLog: ['Audit log exported', 'Exported the audit log'],
} as const satisfies Record<string, readonly [label: string, start: string]>;
export type AuditAction = keyof typeof actionTexts;
export const auditActions = Object.keys(actionTexts) as AuditAction[];

/** Label of an action, for a filter and a column. */
export const auditActionLabel = (action: AuditAction): string => {
  const [label] = actionTexts[action];
  return label;
};

/** The action with the name; `undefined` for any other value. */
export const readAuditAction = (value: unknown): AuditAction | undefined =>
  auditActions.find((action) => action === value);
