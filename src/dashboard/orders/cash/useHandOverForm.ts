import { type FormEvent, useState } from 'react';
import { useMakeHandoverMutation } from '#api/cash/handoversApi.ts';
import { failureOfError } from '#api/client/failure.ts';
import { handoverDifference } from '#domain/cash/handover.ts';
import { owedByRider } from '#domain/consignments/cashSteps.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { errorOf, typedHandover } from '#domain/consignments/typedParcel.ts';
import { formatTaka, sum } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/cash.ts';
import { useIdempotencyKeys } from '../../components/forms/useIdempotencyKeys.ts';
import { changeFailureMessage } from '../../components/loading/failureMessages.ts';

type Errors = Partial<Record<'parcels' | 'amount', string | undefined>>;

/** Taka that the rider has of these parcels. */
const expectedOf = (parcels: readonly Consignment[]): number => sum(parcels.map(owedByRider));

/** Whether a parcel is chosen until staff say otherwise: of one that is not marked as delivered the rider may have no cash yet. */
const isChosenAtFirst = ({ heldSince }: Consignment): boolean => heldSince !== null;

/** How the amount differs from the chosen parcels, in a sentence; `''` when it does not, or while something is missing. */
export const differenceText = (
  rider: string,
  amount: number | null,
  chosen: readonly Consignment[],
): string => {
  if (amount === null || chosen.length === 0) return '';
  const difference = handoverDifference({ amount, expected: expectedOf(chosen) });
  if (difference === 0) return '';
  return difference < 0
    ? messages.isShortBy(rider, formatTaka(-difference))
    : messages.givesTooMuch(rider, formatTaka(difference));
};

/** The form with which staff take a rider's cash. If it is sent again after a failure, the cash is taken only once. */
export const useHandOverForm = (
  rider: string,
  parcels: readonly Consignment[],
  onProblem: (problem: string | null) => void,
  onTaken: (handoverId: string) => void,
) => {
  /** What staff have ticked and unticked, by the parcel's id; it stays when the list is loaded again. */
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [amount, setAmount] = useState('');
  const [listed, setListed] = useState(parcels);
  if (listed !== parcels) {
    setListed(parcels);
    // The amount is of the parcels that were listed: when one of them has gone, it may have been taken already, and is counted again.
    if (listed.some(({ id }) => !parcels.some((parcel) => parcel.id === id))) setAmount('');
  }
  const [errors, setErrors] = useState<Errors>({});
  const [make, { isLoading }] = useMakeHandoverMutation();
  const { keyOf } = useIdempotencyKeys();
  const chosen = parcels.filter((parcel) => choices.get(parcel.id) ?? isChosenAtFirst(parcel));
  const expected = expectedOf(chosen);
  const amountOrError = typedHandover(amount);

  const send = async (value: number): Promise<void> => {
    const body = { rider, parcels: chosen.map(({ id }) => id), expected, amount: value };
    onProblem(null);
    try {
      const handover = await make({ key: keyOf(body), body }).unwrap();
      // An answer that cannot be read names no receipt; what the rider has is fetched again in any case.
      if (handover !== null) onTaken(handover.id);
    } catch (error) {
      onProblem(changeFailureMessage(messages.theCashWasNotTaken, failureOfError(error)));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setErrors({
      parcels: chosen.length === 0 ? messages.chooseAtLeastOneParcel : undefined,
      amount: errorOf(amountOrError),
    });
    if (chosen.length === 0 || 'error' in amountOrError) return;
    void send(amountOrError.value);
  };
  const choose = (id: string, isChosen: boolean) => setChoices(new Map(choices).set(id, isChosen));
  const chooseAll = (isChosen: boolean) => setChoices(new Map(parcels.map(({ id }) => [id, isChosen])));
  return {
    chosen,
    expected,
    amount,
    /** Taka; `null` while the typed text is no amount. */
    typedAmount: 'value' in amountOrError ? amountOrError.value : null,
    errors,
    busy: isLoading,
    setAmount,
    choose,
    chooseAll,
    submit,
  };
};
