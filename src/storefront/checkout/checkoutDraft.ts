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

/** What a shopper typed. `null` in name or e-mail: untouched, the account's value is shown. */
export type CheckoutDraft = Omit<FilledCheckout, 'name' | 'email'> & {
  readonly name: string | null;
  readonly email: string | null;
};

export const emptyDraft: CheckoutDraft = { ...emptyCheckout, name: null, email: null };

/** What was typed, else the account's values. */
export const filledCheckout = (draft: CheckoutDraft, user: SessionUser | null): FilledCheckout => ({
  ...draft,
  name: draft.name ?? user?.displayName ?? '',
  email: draft.email ?? user?.email ?? '',
});

export type CheckoutErrors = Partial<Record<CheckoutField, string>>;

/** The first message for each invalid field. */
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

/** Reads a stored draft; a missing or foreign part becomes its empty value. */
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
