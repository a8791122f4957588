export const theParcelWasNotChanged = 'The parcel was not changed.';
export const codeAndFeeOfParcel = 'Code and fee of the parcel';
export const trackingCode = 'Tracking code';
export const sendAnExchange = 'Send an exchange';
export const giveToACourier = 'Give to a courier';
export const courier = 'Courier';
export const toCollectForExchange = 'To collect for the exchange (৳)';
export const trackingCodeIfYouHave = 'Tracking code, if you have it';
export const weightG = 'Weight (g)';
export const thanaOptional = 'Thana (optional)';
export const noteForTheCourierOptional = 'Note for the courier (optional)';
export const theParcels = 'The parcels';
export const bookAgain = 'Book again';
export const bookWithACourier = 'Book with a courier';
export const cancelledButBooked = (name: string): string =>
  `The order is cancelled, but this parcel is still booked with ${name}. Cancel it there, then move it to “Cancelled” here.`;
export const orderCancelled = 'Order cancelled';
export const enterByHand = 'Enter by hand';
export const parcels = 'Parcels';
export const takeLateCash = (rider: string, amount: string): string =>
  `Take the written-off ${amount} from ${rider}`;
export const ledgerOfTheCash = 'Cash ledger';
export const allOpen = 'All open parcels';
export const heldByAnyone = 'Held by anyone';
export const rider = 'Rider';
export const allRiders = 'All riders';
export const allCouriers = 'All couriers';
export const stage = 'Stage';
export const allStages = 'All stages';
export const unchanged = 'Unchanged';
export const howeverLong = 'Any length of time';
export const cash = 'Cash';
export const whereverItIs = 'Anywhere';
export const held = 'Held';
export const heldOrNot = 'Held or not';
export const moveTheParcel = 'Move the parcel';
export const riderCodeAndFee = 'Rider, code and fee';
export const codeAndFee = 'Code and fee';
export const historyOfTheParcel = 'History of the parcel';
export const toCollect = 'To collect';
export const parcelsNotFollowed = "This shop's server doesn't follow parcels.";
export const parcelsNoun = 'parcels';
export const searchParcels = 'Search by tracking code, invoice or phone number';
export const searchPlaceholder = 'Tracking code, invoice, phone';
export const parcelsNotExported = 'The parcels could not be exported.';
export const noParcelsYet = 'No parcels yet';
export const openAConfirmedOrder = 'Open a confirmed order and give it to a courier.';
export const wasAskedToFetch = (
  name: string,
  reason: string,
  state: string,
  requestedBy: string,
  requestedAt: string,
): string => `${name} was asked to fetch ${reason}: ${state} (${requestedBy}, ${requestedAt})`;
export const isBeingAskedToFetch = (
  name: string,
  reason: string,
  requestedBy: string,
  requestedAt: string,
): string => `${name} is being asked to fetch ${reason} (${requestedBy}, ${requestedAt}).`;
export const fetchingNotTaken = (reason: string): string =>
  `The request to fetch ${reason} was not accepted.`;
export const fetchingUnknown = (name: string, reason: string): string =>
  `We couldn't tell whether ${name} accepted the request to fetch ${reason}.`;
export const theShopTriesAgain =
  'The shop will try again. If that does not help, an admin decides on the Jobs page.';
export const askAgain = (name: string): string => `Ask again: ${name} accepts the same request only once.`;
export const askForAPickUp = (name: string): string => `Ask ${name} for a pick-up`;
export const enterThePlace = 'Please enter where the parcels are';
export const enterThePoliceStation = 'Please enter the police station';
export const enterAMobileNumber = 'Please enter a mobile number of 11 digits';
export const enterTheNumberOfParcels = 'Please enter how many parcels there are';
export const whereTheParcelsAre = 'Where the parcels are';
export const policeStation = 'Police station';
export const asTheCourierWritesIt = 'As the courier writes it';
export const mobileNumberOfSender = 'Mobile number of the person who hands them over';
export const numberOfParcels = 'Number of parcels';
export const goodsNotReceived = 'The goods were not received.';
export const enterThePieces = 'Please enter how many pieces are here.';
export const receivedGoods = 'Received goods';
export const countedGoodsAreSoldAgain = 'Counted goods can be sold again.';
export const aProduct = 'A product';
export const wasAskedToReturnIt = (
  name: string,
  reason: string,
  state: string,
  requestedBy: string,
  requestedAt: string,
): string => `${name} was asked to return it: ${state} (“${reason}”, ${requestedBy}, ${requestedAt})`;
export const isBeingAskedToReturnIt = (
  name: string,
  reason: string,
  requestedBy: string,
  requestedAt: string,
): string => `${name} is being asked to return it (“${reason}”, ${requestedBy}, ${requestedAt}).`;
export const returnNotTaken = 'The request to return it was not accepted.';
export const returnUnknown = (name: string): string =>
  `We couldn't tell whether ${name} accepted the request to return it.`;
export const askToReturnIt = (name: string): string => `Ask ${name} to return it`;
export const pleaseSayWhy = 'Please say why';
export const whyItComesBack = 'Why it should come back';
export const readsIt = (name: string): string => `${name} will read this.`;
export const whatComesBack = 'What comes back';
export const whatComesBackOf = (invoice: string): string => `What comes back from ${invoice}`;
export const received = 'Received';
export const theParcelWasNotMoved = 'The parcel was not moved.';
export const movedMeanwhile = (stage: string): string =>
  `This parcel has been moved in the meantime. It is “${stage}” now.`;
export const chooseAStage = 'Choose where it is';
export const theParcelIsNow = 'The parcel is now';
export const exchange = 'Exchange';
export const theParcelWasNotSaved = 'The parcel was not saved.';
export const feeInTaka = 'Fee (৳)';
export const theCourierCollects = (amount: string): string => `The courier collects ${amount}.`;
export const heldFor = (age: string): string => `Held for ${age}`;
export const forDaysOrLonger = (days: number): string =>
  days === 1 ? 'for a day or longer' : `for ${days} days or longer`;
export const changed = (changes: string): string => `Changed: ${changes}`;
export const codeNow = (code: string): string => `code ${code}`;
export const codeTakenOut = 'code removed';
export const riderNow = (rider: string): string => `rider ${rider}`;
export const feeNow = (amount: string): string => `fee ${amount}`;
export const feeNotKnown = 'fee not known';
export const collectedNow = (amount: string): string => `collected ${amount}`;
export const outstandingSince = (outstanding: string, day: string): string => `${outstanding} since ${day}`;
export const feeOf = (amount: string): string => `Fee ${amount}`;
export const piecesHere = (name: string, pieces: number): string =>
  `${name}: pieces that are here, out of ${pieces}`;
export const comeBack = (pieces: number, ordered: number): string =>
  `${pieces} of ${ordered} ${pieces === 1 ? 'comes' : 'come'} back.`;
export const notReceivedYet = 'Not received yet.';
export const receivedOn = (pieces: number, at: string, by: string): string =>
  `Received ${pieces} on ${at}, by ${by}.`;
export const stillToCome = (pieces: number): string => `${pieces} still to come.`;
export const invoice = 'Invoice';
export const exchangeInvoice = (invoiceName: string): string => `${invoiceName} (exchange)`;
export const collected = 'Collected';
export const fee = 'Fee';
export const feeUnknown = 'Not known';
export const weight = 'Weight';
export const grams = (weightInGrams: number): string => `${weightInGrams} g`;
export const thana = 'Thana';
export const note = 'Note';
export const given = 'Given';
export const customer = 'Customer';
export const wasNotAsked = (name: string): string => `${name} was not asked.`;
export const notKnownWhetherAsked = (name: string): string =>
  `We couldn't tell whether ${name} was asked. If it was, the request appears here soon.`;
export const ask = 'Ask';
export const save = 'Save';
export const saveTheParcel = 'Save the parcel';
export const goodsReceived = 'Goods received';
