/** What admins call the kinds of jobs; a kind without a name is shown as it is stored. */
const names: Readonly<Record<string, string>> = {
  bookParcel: 'Book a parcel',
  bookParcels: 'Book parcels',
  askParcel: 'Ask about a parcel',
  askBalance: 'Ask for the balance',
};

export const jobKindName = (kind: string): string => names[kind] ?? kind;
