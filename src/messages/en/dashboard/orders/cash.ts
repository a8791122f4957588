export const parcelsNotFollowed = "This shop's server doesn't follow parcels.";
export const handovers = 'Handovers';
export const cashNotExported = 'The cash could not be exported.';
export const theCash = 'The cash';
export const nobodyHoldsCash = 'Nobody holds cash';
export const nobodyHoldsCashText =
  'Money that couriers and riders have collected but not handed over appears here.';
export const aboutCash =
  'Money that couriers and riders have collected and the shop has not received yet, by days since the delivery.';
export const cashOf = (rider: string): string => `Cash of ${rider}`;
export const parcelsOf = (rider: string): string => `Parcels of ${rider}`;
export const cashHandedOver = 'Cash handed over (৳)';
export const oneReceiptHasAtMost = (parcels: number): string =>
  `One receipt can have at most ${parcels} parcels.`;
export const takeTheCash = 'Take the cash';
export const takeTheCashTitle = 'Take the Cash of a Rider';
export const rider = 'Rider';
export const chooseARider = 'Choose a rider';
export const theParcels = 'The parcels';
export const noRiderYet = 'No rider yet';
export const aRiderIsNamed =
  'Open a confirmed order and give its parcel to your own rider: the name that you type there appears here.';
export const viewTheConfirmedOrders = 'View the confirmed orders';
export const theRiders = 'The riders';
export const hasNoCash = (rider: string): string => `${rider} has no cash to hand over`;
export const appearsOnceGiven = 'A parcel appears here once it is given to the rider.';
export const notMarkedAsDelivered = 'not marked as delivered';
export const inTheCashBox = 'In the cash box';
export const notConfirmed = 'Not confirmed';
export const handoversNoun = 'handovers';
export const takeCash = 'Take cash';
export const noCashWasHandedOver = 'No cash was handed over';
export const takeItOnCash = 'Take a rider’s cash on the Cash page.';
export const takeTheCashOf = (rider: string): string => `Take the cash of ${rider}`;
export const heldBy = 'Held by';
export const noRiderIsNamed = 'No rider is named';
export const ownRider = 'Own rider';
export const cashOutstanding = 'Cash outstanding';
export const taken = 'Taken';
export const parcels = 'Parcels';
export const parcel = 'Parcel';
export const name = 'Name';
export const toHandOver = 'To hand over';
export const handedOver = 'Handed over';
export const total = 'Total';
export const short = 'Short';
export const tooMuch = 'Too much';
export const theReceipt = 'The receipt';
export const print = 'Print';
export const theCashWasNotConfirmed = 'The cash was not confirmed.';
export const anAdminConfirms = 'An admin confirms that this cash is in the cash box.';
export const cashIsInTheBox = 'The cash is in the cash box';
export const english = 'English';
export const close = 'Close';
export const copied = 'Copied.';
export const copyByHand = 'Copy it by hand: the browser does not let this page copy.';
export const theCashWasNotTaken = 'The cash was not taken.';
export const chooseAtLeastOneParcel = 'Choose at least one parcel.';
export const cash = 'Cash';
export const parcelCount = (number: number, count: string): string =>
  `${count} ${number === 1 ? 'parcel' : 'parcels'}`;
export const allParcels = (number: number, count: string): string =>
  number === 1 ? 'The parcel' : `All ${count} parcels`;
/** Stands before the sum of the chosen parcels. */
export const parcelsComeTo = (number: number, count: string): string =>
  `${parcelCount(number, count)} ${number === 1 ? 'comes' : 'come'} to`;
export const heldSince = (day: string): string => `since ${day}`;
export const shortBy = (amount: string): string => `${amount} short`;
export const tooMuchBy = (amount: string): string => `${amount} too much`;
export const isShortBy = (rider: string, amount: string): string => `${rider} is short by ${amount}.`;
export const givesTooMuch = (rider: string, amount: string): string => `${rider} gives ${amount} too much.`;
export const receipt = 'Receipt';
export const receiptNamed = (name: string): string => `Receipt ${name}`;
export const cashReceipt = (name: string): string => `Cash receipt ${name}`;
export const all = 'All';
export const actions = 'Actions';
export const remind = 'Remind';
export const remindHolder = (holder: string): string => `Remind ${holder}`;
export const textHasTheLongestHeld = (parcels: string, all: string): string =>
  `The text lists the ${parcels} parcels held the longest, out of ${all}.`;
export const theseAreHeldTheLongest = (parcels: string, all: string): string =>
  `These are the ${parcels} parcels held the longest, out of ${all}. The others are shown once these are handed over.`;
export const copy = 'Copy';
export const copyText = (language: string): string => `Copy, ${language}`;
