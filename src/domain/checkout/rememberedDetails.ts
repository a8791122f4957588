import { isRecord, readText } from '../values/parse.ts';
import { addressTypes, type CheckoutForm } from './checkoutForm.ts';

/** The customer's details that this device offers again in the next checkout, if the shopper wants that (SH-2). */
export type RememberedDetails = Pick<
  CheckoutForm,
  'name' | 'email' | 'mobileNumber' | 'district' | 'address' | 'addressType'
>;

/** The details by `accountKey`, so that each account sees only its own; in the order of use, the newest last. */
export type DetailsByAccount = Readonly<Record<string, RememberedDetails>>;

/** The account key of a visitor who is not signed in. */
const guestKey = 'guest';
/** The prefix keeps the order of use: an object lists keys that are digits alone, as an id may be, before all others. */
export const accountKey = (uid: string | null): string => (uid === null ? guestKey : `account:${uid}`);

/** Maximum number of accounts whose details one device remembers. */
export const rememberedAccounts = 5;

/** The details of a sent form that are remembered; the fields of the number and the kind of address hold no spaces around their text. */
export const detailsOf = (form: RememberedDetails): RememberedDetails => ({
  name: form.name.trim(),
  email: form.email.trim(),
  mobileNumber: form.mobileNumber,
  district: form.district.trim(),
  address: form.address.trim(),
  addressType: form.addressType,
});

const readDetails = (raw: unknown): RememberedDetails | null => {
  if (!isRecord(raw)) return null;
  const { name, email, mobileNumber, district, address } = raw;
  return {
    name: readText(name),
    email: readText(email),
    mobileNumber: readText(mobileNumber),
    district: readText(district),
    address: readText(address),
    addressType: addressTypes.find((type) => type === raw.addressType) ?? addressTypes[0],
  };
};

/** The details in a stored value; what is not in their shape is left out. */
export const readDetailsByAccount = (raw: unknown): DetailsByAccount => {
  if (!isRecord(raw)) return {};
  const readable = Object.entries(raw).flatMap(([key, stored]) => {
    const details = readDetails(stored);
    return details === null ? [] : [[key, details] as const];
  });
  return Object.fromEntries(readable.slice(-rememberedAccounts));
};

/** All details with the account's as the newest; the oldest beyond the limit are removed. */
export const withDetails = (
  all: DetailsByAccount,
  key: string,
  details: RememberedDetails,
): DetailsByAccount => {
  const others = Object.entries(all).filter(([other]) => other !== key);
  return Object.fromEntries([...others, [key, details] as const].slice(-rememberedAccounts));
};

/** All details but the account's, for a shopper who no longer wants them remembered. */
export const withoutDetails = (all: DetailsByAccount, key: string): DetailsByAccount =>
  Object.fromEntries(Object.entries(all).filter(([other]) => other !== key));
