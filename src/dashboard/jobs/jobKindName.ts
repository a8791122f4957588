import * as messages from '#messages/dashboard/jobs.ts';

/** What admins call the kinds of jobs; a kind without a name is shown as it is stored. */
const names: Readonly<Record<string, string>> = {
  bookParcel: messages.bookAParcel,
  bookParcels: messages.bookParcels,
  requestReturn: messages.askForAReturn,
  requestPickup: messages.askForAPickUp,
  askParcel: messages.askAboutAParcel,
  askBalance: messages.askForTheBalance,
};

export const jobKindName = (kind: string): string => names[kind] ?? kind;
