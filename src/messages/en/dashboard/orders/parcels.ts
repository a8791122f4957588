export const theParcelWasNotChanged = 'The parcel was not changed.';
export const codeAndFeeOfThe = 'Code and fee of the parcel';
export const trackingCode = 'Tracking code';
export const fee = 'Fee (৳)';
export const sendAnExchange = 'Send an exchange';
export const giveToACourier = 'Give to a courier';
export const courier = 'Courier';
export const toCollectForTheExchange = 'To collect for the exchange (৳)';
export const theCourierCollects = (amountToCollect: string): string =>
  `The courier collects ${amountToCollect}.`;
export const trackingCodeIfYouHave = 'Tracking code, if you have it';
export const weightG = 'Weight (g)';
export const thanaOptional = 'Thana (optional)';
export const noteForTheCourierOptional = 'Note for the courier (optional)';
export const theParcels = 'The parcels';
export const bookAgain = 'Book again';
export const bookWithACourier = 'Book with a courier';
export const bookAnExchange = 'Book an exchange';
export const parcels = 'Parcels';
export const ledgerOfTheCash = 'Ledger of the cash';
export const allOpenOnes = 'All open ones';
export const heldByAnyone = 'Held by anyone';
export const heldFor = (toLowerCase: string): string => `Held for ${toLowerCase}`;
export const rider = 'Rider';
export const allRiders = 'All riders';
export const allCouriers = 'All couriers';
export const stage = 'Stage';
export const allStages = 'All stages';
export const unchanged = 'Unchanged';
export const howeverLong = 'However long';
export const cash = 'Cash';
export const whereverItIs = 'Wherever it is';
export const held = 'Held';
export const heldOrNot = 'Held or not';
export const close = 'Close';
export const moveTheParcel = 'Move the parcel';
export const riderCodeAndFee = 'Rider, code and fee';
export const codeAndFee = 'Code and fee';
export const historyOfTheParcel = 'History of the parcel';
export const toCollect = 'To collect';
export const notKnown = 'Not known';
export const changed = (changesText: string): string => `Changed: ${changesText}`;
export const thisShopsServerDoesntFollow = "This shop's server doesn't follow parcels.";
export const parcelsNoun = 'parcels';
export const searchByTrackingCodeInvoice = 'Search by tracking code, invoice or phone number';
export const trackingCodeInvoicePhone = 'Tracking code, invoice, phone';
export const theParcelsCouldNotBe = 'The parcels could not be exported.';
export const noParcelsYet = 'No parcels yet';
export const openAConfirmedOrderAnd = 'Open a confirmed order and give it to a courier.';
export const wasAskedToFetch = (
  name: string,
  reason: string,
  state: string,
  requestedBy: string,
  requestedAt: string,
): string => `${name} was asked to fetch ${reason}: ${state} (${requestedBy}, ${requestedAt})`;
export const askForAPickUp = (name: string): string => `Ask ${name} for a pick-up`;
export const pleaseEnterWhereTheParcels = 'Please enter where the parcels are';
export const pleaseEnterThePoliceStation = 'Please enter the police station';
export const pleaseEnterAMobileNumber = 'Please enter a mobile number of 11 digits';
export const pleaseEnterHowManyParcels = 'Please enter how many parcels there are';
export const whereTheParcelsAre = 'Where the parcels are';
export const policeStation = 'Police station';
export const asTheCourierWritesIt = 'As the courier writes it';
export const mobileNumberOfWhoHands = 'Mobile number of who hands them over';
export const numberOfParcels = 'Number of parcels';
export const theGoodsWereNotReceived = 'The goods were not received.';
export const pleaseEnterHowManyPieces = 'Please enter how many pieces are here.';
export const receivedGoods = 'Received goods';
export const countedGoodsCanBeSold = 'Counted goods can be sold again.';
export const aProduct = 'A product';
export const piecesOfThatAreHere = (name: string, value: number): string =>
  `${name}: pieces of ${value} that are here`;
export const wasAskedToReturnIt = (
  name: string,
  state: string,
  reason: string,
  requestedBy: string,
  requestedAt: string,
): string => `${name} was asked to return it: ${state} (“${reason}”, ${requestedBy}, ${requestedAt})`;
export const askToReturnIt = (name: string): string => `Ask ${name} to return it`;
export const pleaseSayWhy = 'Please say why';
export const whyItShallComeBack = 'Why it shall come back';
export const readsIt = (name: string): string => `${name} reads it.`;
export const whatComesBack = 'What comes back';
export const whatComesBackOf = (invoice: string): string => `What comes back of ${invoice}`;
export const received = 'Received';
export const theParcelWasNotMoved = 'The parcel was not moved.';
export const theParcelIsNow = 'The parcel is now';
export const since = (outstanding: string, orderDate: string): string => `${outstanding} since ${orderDate}`;
export const exchange = 'Exchange';
export const feeFee = (fee: string): string => `Fee ${fee}`;
export const theParcelWasNotSaved = 'The parcel was not saved.';
