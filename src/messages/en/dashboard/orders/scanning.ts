export const nothingScannedYet = 'Nothing scanned yet.';
export const notDone = (length: number): string => `Not done (${length})`;
export const remove = 'Remove';
export const takeBack = 'Take back';
export const opensInANewTab = '(opens in a new tab)';
export const scanLabels = 'Scan Labels';
export const thisShopsServerReadsNo = "This shop's server reads no labels.";
export const whatEachScanMeans = 'What each scan means';
export const sound = 'Sound';
export const handedOver = 'Handed over';
export const cameBack = 'Came back';
export const marksAConfirmedOrderAs = 'Marks a confirmed order as packed by you.';
export const theOrderIsShippingAnd = 'The order is shipping, and its parcel is with the courier.';
export const theParcelIsBackIn =
  'The parcel is back in the shop, its order is cancelled, and its counted goods are in stock again.';
export const theOrderIs = (orderStatus: string, rest: string): string =>
  `The order is ${orderStatus}. ${rest}`;
export const onlyAConfirmedOrderIs = 'Only a confirmed order is packed.';
export const itsParcelIsItIs = (label: string): string =>
  `Its parcel is “${label}”. It is handed over once the courier has answered.`;
export const itsLastParcelIsGive = (label: string): string =>
  `Its last parcel is “${label}”. Give the order to a courier first.`;
export const onlyAConfirmedOrderIsHanded = 'Only a confirmed order is handed over.';
export const itWasHandedOverBefore = 'It was handed over before this scan.';
export const itWasDeliveredInPart =
  'It was delivered in part. Name the pieces that came back on the page of the order.';
export const theOrderIsItWas = (orderStatus: string): string =>
  `The order is ${orderStatus}. It was not handed over.`;
export const itsCustomerAsksForA = 'Its customer asks for a return.';
export const itCameBackBeforeThis = 'It came back before this scan.';
export const handedOverName = (name: string): string => `Handed over: ${name}`;
export const itWasNotDone = 'It was not done.';
export const noOrderHasTheCode = (code: string): string => `No order has the code ${code}.`;
export const itWasNotLookedUp = 'It was not looked up.';
export const itWasNotTakenBack = 'It was not taken back.';
export const waiting = 'Waiting…';
export const takenBack = 'Taken back';
