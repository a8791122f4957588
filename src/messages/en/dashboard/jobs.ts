export const notKnown = 'Not known';
export const noFailures = 'None since the last successful call';
export const couriers = 'Couriers';
export const theCouriers = 'The state of the couriers';
export const lastWebhook = 'Last webhook';
export const lastCall = 'Last call';
export const failures = 'Failures';
export const balance = 'Balance';
export const unknownWords = 'Words that the shop does not know';
export const reallyTryAgain = 'Try again?';
export const lookFirst = (lastError: string): string =>
  `${lastError} First check whether it was done anyway, or it may be done twice.`;
export const yesTryAgain = 'Yes, try again!';
export const cancel = 'Cancel';
export const itIsTriedAgainNow = 'It is being tried again now.';
export const itIsNotTriedAgain = 'It is not being tried again.';
export const reallyGiveUp = 'Give it up?';
export const whatGivingUpDoes = 'The shop will no longer try to do it.';
export const yesGiveItUp = 'Yes, give it up!';
export const givenUp = 'Given up!';
export const itWasNotGivenUp = 'It was not given up.';
export const tryJobAgain = (name: string): string => `Try again: ${name}`;
export const tryAgain = 'Try again';
export const giveJobUp = (name: string): string => `Give up: ${name}`;
export const giveUp = 'Give up';
export const hostDoesNoJobs = "This shop's server does not work with other services.";
export const jobsNoun = 'jobs';
export const nothingWaits = 'Nothing is waiting';
export const everythingIsDone =
  'Everything that the shop has to do with other services, such as booking parcels, is done.';
export const inProgress = 'In progress';
export const bookAParcel = 'Book a parcel';
export const bookParcels = 'Book parcels';
export const askForAReturn = 'Ask for a return';
export const askForAPickUp = 'Ask for a pick-up';
export const askAboutAParcel = 'Ask about a parcel';
export const askForTheBalance = 'Ask for the balance';
export const never = 'Never';
export const balanceAt = (balance: string, at: string): string => `${balance} (${at})`;
export const failuresWith = (count: number, lastError: string, at: string): string =>
  `${count}: ${lastError} (${at})`;
export const wordSeen = (count: number, lastAt: string): string =>
  `(${count === 1 ? 'once' : `${count} times`}, last on ${lastAt})`;
export const jobsTitle = 'Jobs';
export const waits = 'Waiting';
export const stuck = 'Stuck';
const attempts = (count: number): string => (count === 1 ? '1 attempt' : `${count} attempts`);
export const afterAttempts = (count: number): string => `after ${attempts(count)}`;
export const attemptsAndNext = (count: number, nextAt: string): string =>
  `${attempts(count)}, next at ${nextAt}`;
export const putOffUntil = (nextAt: string): string => `next at ${nextAt}`;
export const questionsAboutParcels = (courier: string): string => `${courier}: questions about parcels`;
export const what = 'What';
export const partner = 'With';
export const state = 'State';
export const why = 'Why';
export const since = 'Since';
export const action = 'Action';
