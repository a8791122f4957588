export const nothingScannedYet = 'Nothing scanned yet.';
export const notDoneCount = (length: number): string => `Not done (${length})`;
export const remove = 'Remove';
export const takeBack = 'Take back';
export const opensInANewTab = '(opens in a new tab)';
export const scanLabels = 'Scan Labels';
export const noScanningOnThisServer = "This shop's server can't read labels.";
export const whatEachScanMeans = 'What each scan means';
export const sound = 'Sound';
export const handedOver = 'Handed over';
export const cameBack = 'Came back';
export const packedHint = 'Marks a confirmed order as packed by you.';
export const handedOverHint = 'The order is shipping, and its parcel is with the courier.';
export const cameBackHint =
  'The parcel is back in the shop, its order is cancelled, and its counted goods are in stock again.';
export const orderIs = (orderStatus: string, rest: string): string => `The order is ${orderStatus}. ${rest}`;
export const onlyConfirmedIsPacked = 'Only a confirmed order can be packed.';
export const waitForTheCourier = (label: string): string =>
  `Its parcel is “${label}”. It is handed over once the courier has answered.`;
export const giveToACourierFirst = (label: string): string =>
  `Its last parcel is “${label}”. Give the order to a courier first.`;
export const onlyConfirmedIsHandedOver = 'Only a confirmed order can be handed over.';
export const handedOverBefore = 'It was handed over before this scan.';
export const deliveredInPart =
  'It was delivered in part. On the order’s page, enter the pieces that came back.';
export const notHandedOverYet = (orderStatus: string): string =>
  `The order is ${orderStatus}. It was not handed over.`;
export const customerAsksForAReturn = 'Only its customer can ask for a return.';
export const cameBackBefore = 'It came back before this scan.';
export const labelCameBackBefore =
  'It came back before this scan. If another parcel of the order came back too, scan its tracking code.';
export const handedOverTo = (name: string): string => `Handed over: ${name}`;
export const notDoneFailure = 'It was not done.';
export const noOrderHasTheCode = (code: string): string => `No order has the code ${code}.`;
export const notLookedUp = 'It could not be looked up.';
export const notTakenBack = 'It was not taken back.';
export const waiting = 'Waiting…';
export const takenBack = 'Taken back';
export const done = (count: number): string => `Done (${count})`;
export const packed = 'Packed';
export const beforeThisScan = (packed: string): string => `${packed}, before this scan.`;
export const pieces = 'pieces';
export const cameBackOrderGoesOn = 'Came back. Its order goes on as it is.';
export const cameBackWithPieces = (pieces: string): string => `Came back, ${pieces} in stock again`;
