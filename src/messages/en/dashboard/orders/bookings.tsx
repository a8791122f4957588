import type { ReactNode } from 'react';

export const theBookings = 'The bookings';
export const close = 'Close';
export const back = 'Back';
export const asking = 'Asking…';
export const askForPrices = 'Ask for prices';
export const checking = 'Checking…';
export const booking = 'Booking…';
export const parcelsBeingBooked = 'Parcels, Being booked';
export const resultOfEachOrder = 'Result of each order';
export const inTheFile = 'In the file';
export const openTheOrder = 'Open the order';
export const ordersToBook = 'Orders to book';
export const ready = 'Ready';
export const thanaIn = (district: string): string => `Thana (${district})`;
export const weightG = 'Weight (g)';
export const toCollect = 'to collect';
export const priceNotTold = 'No price given';
export const priceOf = (price: string): string => `Price ${price}`;
export const noteForTheCourierOptional = 'Note for the courier (optional)';
export const chooseACourier = 'Choose a courier';
export const courier = 'Courier';
export const uploadTheFile = (name: string, source: string): string =>
  `Upload the file in ${name}’s portal. ${source}`;
export const nameOfYourShopAt = (name: string): string => `Name of your shop at ${name}`;
export const enterTheNameOfYourShop = 'Please enter the name of your shop';
export const nobodyIsCalled = 'No courier is contacted: the parcel counts as booked at once.';
export const toCollectForExchange = 'To collect for the exchange (৳)';
export const weightOfEach = 'Weight of each parcel (g)';
export const eachCanBeChanged = 'Each can be changed in the next step.';
export const cancel = 'Cancel';
export const checkTheOrders = 'Check the orders';
export const checkTheExchange = 'Check the exchange';
export const fileNotMade = 'The file could not be made.';
export const noParcelForTheFile =
  'There is nothing to download: each parcel is booked already, or it or its order is cancelled.';
export const makingTheFile = 'Making the file…';
export const downloadFileFor = (name: string): string => `Download file for ${name}`;
export const onlyTheNewestInTheFile = (most: number): string =>
  `Only the newest ${most} parcels are in the file.`;
export const fileToUpload = (name: string): string => `${name}: file to upload`;
export const beingBooked = 'Being booked…';
export const waits = (said: string): string => `Waiting: ${said}`;
export const correctAndBookAgain = 'Correct the order and book it again.';
export const notAnswered = 'The booking was not answered.';
export const notAnsweredSaid = (said: string): string => `The booking was not answered: ${said}`;
export const lookInThePortal =
  'Look in the courier’s portal. If the parcel is there, move it to Booked with its code; if not, cancel it and book again.';
const isOrAre = (count: number): string => (count === 1 ? 'is' : 'are');
export const orders = (number: number, count: string): string =>
  `${count} ${number === 1 ? 'order' : 'orders'}`;
export const bookWithCourier = (number: number, count: string): string =>
  `Book ${orders(number, count)} with a courier`;
export const bookExchangeWithCourier = 'Book an exchange with a courier';
export const checkOrders = (number: number, count: string, courier: string): string =>
  `Check ${orders(number, count)}: ${courier}`;
export const checkExchange = (courier: string): string => `Check an exchange: ${courier}`;
export const onlyTheFirstOrders = (most: number): string =>
  `Only the first ${most} orders are booked in one run.`;
export const readyOf = (ready: number, all: number): string => `${ready} of ${all} ${isOrAre(ready)} ready.`;
export const givenOf = (given: number, ready: number): string => `${given} of ${ready} sent for booking.`;
export const makeTheFileOf = (number: number, count: string): string =>
  `Make the file for ${orders(number, count)}`;
export const book = (number: number, count: string): string => `Book ${orders(number, count)}`;
export const inTheFileOf = (made: number, all: number): string =>
  `${made} of ${all} ${isOrAre(made)} in the file.`;
export const finishedOf = (finished: number, all: number): string =>
  `${finished} of ${all} ${isOrAre(finished)} finished.`;
export const youCanCloseThis = (parcelsLink: ReactNode): ReactNode => (
  <>You can close this. Booking continues, and you find the parcels under {parcelsLink}.</>
);
export const notBooked = 'Not booked.';
export const notKnownWhetherBooked = (said: string): string =>
  `We couldn't tell whether it was booked. You can safely try again. ${said}`;
export const notBookedSaid = (said: string): string => `Not booked: ${said}`;
