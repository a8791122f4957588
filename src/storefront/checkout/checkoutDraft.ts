import type { SessionUser } from '#domain/accounts/session.ts';
import {
  addressTypes,
  type CheckoutField,
  customerDataSchema,
  emptyCheckout,
  type FilledCheckout,
  paymentSystems,
} from '#domain/checkout/checkoutForm.ts';
import { isDeliveryArea } from '#domain/checkout/delivery.ts';
import { areaOfDistrict } from '#domain/checkout/districts.ts';
import type { RememberedDetails } from '#domain/checkout/rememberedDetails.ts';
import { faultsOf } from '#domain/values/faultsOf.ts';
import { isRecord, readText } from '#domain/values/parse.ts';

/** What the shopper has typed. A field that is `null` was not touched: it shows the remembered value or the account's. */
export type CheckoutDraft = Omit<FilledCheckout, keyof RememberedDetails> & {
  readonly [Field in keyof RememberedDetails]: FilledCheckout[Field] | null;
};

export const emptyDraft: CheckoutDraft = {
  ...emptyCheckout,
  name: null,
  email: null,
  mobileNumber: null,
  district: null,
  address: null,
  addressType: null,
};

/**
 * The values of the form: each as typed, else as remembered, else the account's. As long as no area is chosen (`''`), the
 * area follows from the district.
 */
export const filledCheckout = (
  draft: CheckoutDraft,
  user: SessionUser | null,
  remembered: RememberedDetails | null = null,
): FilledCheckout => {
  const district = draft.district ?? remembered?.district ?? '';
  return {
    ...draft,
    // A text that was typed counts even when it is empty; a remembered one that is empty leaves room for the account's.
    name: draft.name ?? (remembered?.name || user?.displayName || ''),
    email: draft.email ?? (remembered?.email || user?.email || ''),
    mobileNumber: draft.mobileNumber ?? remembered?.mobileNumber ?? '',
    district,
    address: draft.address ?? remembered?.address ?? '',
    addressType: draft.addressType ?? remembered?.addressType ?? emptyCheckout.addressType,
    deliveryArea: draft.deliveryArea === '' ? areaOfDistrict(district) : draft.deliveryArea,
  };
};

export type CheckoutErrors = Partial<Record<CheckoutField, string>>;

/** The first message for each invalid field. */
export const checkoutErrors = (form: FilledCheckout): CheckoutErrors => faultsOf(customerDataSchema, form);

/** What was typed into a field; `null` for a field that was not touched. */
const readTouched = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads a stored draft; a missing or invalid part becomes its empty value. */
export const readDraft = (raw: unknown): CheckoutDraft => {
  if (!isRecord(raw)) return emptyDraft;
  return {
    name: readTouched(raw.name),
    email: readTouched(raw.email),
    mobileNumber: readTouched(raw.mobileNumber),
    district: readTouched(raw.district),
    address: readTouched(raw.address),
    comment: readText(raw.comment),
    addressType: addressTypes.find((type) => type === raw.addressType) ?? null,
    deliveryArea: isDeliveryArea(raw.deliveryArea) ? raw.deliveryArea : '',
    paymentSystem: paymentSystems.find((system) => system === raw.paymentSystem) ?? emptyDraft.paymentSystem,
  };
};
