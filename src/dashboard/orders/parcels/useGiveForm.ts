import { type FormEvent, useState } from 'react';
import { type CreateConsignmentBody, useCreateConsignmentMutation } from '#api/orders/consignmentsApi.ts';
import { usualWeight } from '#domain/consignments/consignmentRules.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import {
  errorOf,
  typedAmount,
  typedRider,
  typedTrackingCode,
  typedWeight,
} from '#domain/consignments/typedParcel.ts';
import * as messages from '#messages/dashboard/orders/parcels.ts';
import * as orderMessages from '#messages/dashboard/orders.ts';
import { useIdempotencyKeys } from '../../components/forms/useIdempotencyKeys.ts';
import { useChosenCourier } from '../CourierField.tsx';
import { useCommandProblem } from '../useCommandProblem.ts';

/** The form of a parcel that is given to a courier, as typed. */
interface TypedParcel {
  /** The name of the own rider; unused for other couriers. */
  readonly rider: string;
  readonly code: string;
  readonly weight: string;
  readonly thana: string;
  readonly note: string;
  /** What the courier collects for an exchange; unused for other parcels. */
  readonly amount: string;
}

type Errors = Partial<Record<'courier' | 'rider' | 'code' | 'weight' | 'amount', string | undefined>>;

const emptyParcel: TypedParcel = {
  rider: '',
  code: '',
  weight: String(usualWeight),
  thana: '',
  note: '',
  amount: '',
};

/** The request's body for the typed texts, or what is wrong with them. */
const bodyOf = (
  courier: CourierId | undefined,
  typed: TypedParcel,
  isExchange: boolean,
): { readonly body: CreateConsignmentBody } | { readonly errors: Errors } => {
  const rider = courier === 'ownRider' ? typedRider(typed.rider) : { value: null };
  const code = typedTrackingCode(typed.code);
  const weight = typedWeight(typed.weight);
  const amount = isExchange ? typedAmount(typed.amount) : { value: null };
  if (courier === undefined || 'error' in rider || 'error' in code || 'error' in weight || 'error' in amount)
    return {
      errors: {
        courier: courier === undefined ? orderMessages.chooseACourier : undefined,
        rider: errorOf(rider),
        code: errorOf(code),
        weight: errorOf(weight),
        amount: errorOf(amount),
      },
    };
  return {
    body: {
      courier,
      rider: rider.value,
      trackingCode: code.value,
      weight: weight.value,
      note: typed.note.trim(),
      thana: typed.thana.trim() || null,
      exchangeAmount: amount.value,
    },
  };
};

/** The form with which staff give an order to a courier. If it is sent again after a failure, only one parcel is made. */
export const useGiveForm = (orderId: string, isExchange: boolean, onClose: () => void) => {
  const { courier, choose } = useChosenCourier();
  const [typed, setTyped] = useState(emptyParcel);
  const [errors, setErrors] = useState<Errors>({});
  const [create] = useCreateConsignmentMutation();
  const { problem, busy, run } = useCommandProblem(onClose, messages.theParcelWasNotSaved);
  const { keyOf } = useIdempotencyKeys();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const result = bodyOf(courier, typed, isExchange);
    setErrors('errors' in result ? result.errors : {});
    if ('errors' in result) return;
    const key = keyOf(result.body);
    void run(() => create({ id: orderId, key, body: result.body }).unwrap());
  };
  const change = (part: Partial<TypedParcel>) => setTyped((current) => ({ ...current, ...part }));
  return { courier, choose, typed, change, errors, problem, busy, submit };
};
