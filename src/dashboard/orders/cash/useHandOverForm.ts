import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMakeHandoverMutation } from '#api/cash/handoversApi.ts';
import { failureOfError } from '#api/client/failure.ts';
import type { StoredConsignment } from '#domain/consignments/storedConsignment.ts';
import { typedHandover } from '#domain/consignments/typedParcel.ts';
import { formatTaka, sum } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/cash.ts';
import { newIdempotencyKey } from '../../components/forms/newIdempotencyKey.ts';
import { withFailureMessage } from '../../components/loading/failureMessages.ts';
import { handoverPath } from '../../components/routing/addresses.ts';

type Errors = Partial<Record<'parcels' | 'amount', string>>;

const sumOf = (parcels: readonly StoredConsignment[]): number =>
  sum(parcels.map(({ unremitted }) => unremitted));

/** How the amount differs from the chosen parcels, in a sentence; `''` when it does not, or while something is missing. */
export const differenceText = (
  rider: string,
  amount: number | null,
  chosen: readonly StoredConsignment[],
): string => {
  if (amount === null || chosen.length === 0) return '';
  const difference = sum([amount, -sumOf(chosen)]);
  if (difference === 0) return '';
  return difference < 0
    ? messages.isShortBy(rider, formatTaka(-difference))
    : messages.givesTooMuch(rider, formatTaka(difference));
};

/** The form with which staff take a rider's cash. If it is sent again after a failure, the cash is taken only once. */
export const useHandOverForm = (rider: string, parcels: readonly StoredConsignment[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(parcels.map(({ id }) => id)));
  const [amount, setAmount] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [make, { isLoading }] = useMakeHandoverMutation();
  const navigate = useNavigate();
  /** The body that was sent last, with its idempotency key: the same body is sent again with the same key. */
  const attempt = useRef<{ readonly text: string; readonly key: string }>(null);
  const chosen = parcels.filter(({ id }) => ids.has(id));
  const expected = sumOf(chosen);
  const typed = typedHandover(amount);

  const send = async (value: number): Promise<void> => {
    const body = { rider, parcels: chosen.map(({ id }) => id), expected, amount: value };
    const text = JSON.stringify(body);
    if (attempt.current?.text !== text) attempt.current = { text, key: newIdempotencyKey() };
    const { key } = attempt.current;
    setProblem(null);
    try {
      const made = await make({ key, body }).unwrap();
      if (made !== null) await navigate(handoverPath(made.id));
    } catch (error) {
      setProblem(withFailureMessage(messages.theCashWasNotTaken, failureOfError(error)));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setErrors({
      ...(chosen.length === 0 ? { parcels: messages.chooseAtLeastOneParcel } : {}),
      ...('error' in typed ? { amount: typed.error } : {}),
    });
    if (chosen.length > 0 && 'value' in typed) void send(typed.value);
  };
  const choose = (id: string, isChosen: boolean) =>
    setIds((current) => new Set([...[...current].filter((one) => one !== id), ...(isChosen ? [id] : [])]));
  const chooseAll = (isChosen: boolean) => setIds(new Set(isChosen ? parcels.map(({ id }) => id) : []));
  return {
    chosen,
    expected,
    amount,
    typedAmount: 'value' in typed ? typed.value : null,
    errors,
    problem,
    busy: isLoading,
    setAmount,
    choose,
    chooseAll,
    submit,
  };
};
