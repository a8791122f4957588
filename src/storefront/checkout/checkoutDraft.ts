import { ValidationError } from 'yup';
import {
  addressTypes,
  type CheckoutField,
  customerDataSchema,
  emptyCheckout,
  type FilledCheckout,
  paymentSystems,
} from '#domain/checkout.ts';
import { isDeliveryArea } from '#domain/delivery.ts';
import { isRecord, readText } from '#domain/parse.ts';
import type { SessionUser } from '#domain/session.ts';

/** What a shopper typed. `null` in name or e-mail: not touched, so the account's own stands there. */
export type CheckoutDraft = Omit<FilledCheckout, 'name' | 'email'> & {
  readonly name: string | null;
  readonly email: string | null;
};

export const emptyDraft: CheckoutDraft = { ...emptyCheckout, name: null, email: null };

/** What was typed, else what the account knows. */
export const filledCheckout = (typed: CheckoutDraft, user: SessionUser | null): FilledCheckout => ({
  ...typed,
  name: typed.name ?? user?.displayName ?? '',
  email: typed.email ?? user?.email ?? '',
});

export type CheckoutErrors = Partial<Record<CheckoutField, string>>;

/** The first sentence for each field that is not right yet. */
export const checkoutErrors = (form: FilledCheckout): CheckoutErrors => {
  try {
    customerDataSchema.validateSync(form, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path, message]));
  }
};

const readTouched = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What was kept of a form; a part that is missing or foreign is as if never typed. */
export const readDraft = (raw: unknown): CheckoutDraft => {
  if (!isRecord(raw)) return emptyDraft;
  return {
    name: readTouched(raw.name),
    email: readTouched(raw.email),
    mobileNumber: readText(raw.mobileNumber),
    district: readText(raw.district),
    address: readText(raw.address),
    comment: readText(raw.comment),
    addressType: addressTypes.find((known) => known === raw.addressType) ?? emptyDraft.addressType,
    deliveryArea: isDeliveryArea(raw.deliveryArea) ? raw.deliveryArea : '',
    paymentSystem: paymentSystems.find((known) => known === raw.paymentSystem) ?? emptyDraft.paymentSystem,
  };
};
