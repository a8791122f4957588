export const bookWithACourier = (count: string): string => `Book ${count} with a courier`;
export const check = (count: string): string => `Check ${count}`;
export const theBookings = 'The bookings';
export const onlyTheFirstOrdersAre = (bookedOrdersLimit: number): string =>
  `Only the first ${bookedOrdersLimit} orders are booked in one run.`;
export const close = 'Close';
export const ofAreReady = (ready: number, length: number): string => `${ready} of ${length} are ready.`;
export const ofAreGivenToBook = (done: number, ready: number): string =>
  `${done} of ${ready} are given to book.`;
export const back = 'Back';
export const asking = 'Asking…';
export const askForPrices = 'Ask for prices';
export const checking = 'Checking…';
export const booking = 'Booking…';
export const makeTheFileOf = 'Make the file of';
export const book = 'Book';
export const ofAreInTheFile = (length: number, length2: number): string =>
  `${length} of ${length2} are in the file.`;
export const ofAreFinished = (value: number, length: number): string => `${value} of ${length} are finished.`;
export const parcelsBeingBooked = 'Parcels, Being booked';
export const resultOfEachOrder = 'Result of each order';
export const inTheFile = 'In the file';
export const notBooked = (message: string): string => `Not booked: ${message}`;
export const openTheOrder = 'Open the order';
export const ordersToBook = 'Orders to book';
export const ready = 'Ready';
export const thana = (district: string): string => `Thana (${district})`;
export const weightG = 'Weight (g)';
export const toCollect = 'to collect';
export const priceNotTold = 'Price not told';
export const price = (price: string): string => `Price ${price}`;
export const noteForTheCourierOptional = 'Note for the courier (optional)';
export const chooseACourier = 'Choose a courier';
export const courier = 'Courier';
export const uploadTheFileInThe = (name: string, source: string): string =>
  `Upload the file in the portal of ${name}. ${source}`;
export const nameOfYourShopAt = (name: string): string => `Name of your shop at ${name}`;
export const nobodyIsCalledTheParcel = 'Nobody is called: the parcel counts as booked at once.';
export const toCollectForTheExchange = 'To collect for the exchange (৳)';
export const weightOfEachParcelG = 'Weight of each parcel (g)';
export const eachCanBeChangedIn = 'Each can be changed in the next step.';
export const cancel = 'Cancel';
export const checkTheOrders = 'Check the orders';
export const theFileCouldNotBe = 'The file could not be made.';
export const makingTheFile = 'Making the file…';
export const downloadFileFor = (name: string): string => `Download file for ${name}`;
export const fileToUpload = (name: string): string => `${name}: file to upload`;
export const beingBooked = 'Being booked…';
export const waits = (said: string): string => `Waits: ${said}`;
export const notBookedSentence = 'Not booked.';
export const notBookedSaid = (said: string): string => `Not booked: ${said}`;
export const correctTheOrderAndBook = 'Correct the order and book it again.';
export const theBookingWasNotAnswered = 'The booking was not answered.';
export const theBookingWasNotAnsweredSaid = (said: string): string => `The booking was not answered: ${said}`;
export const lookInTheCouriersPortal =
  'Look in the courier’s portal. If the parcel is there, move it to Booked with its code; if not, cancel it and book again.';
