import { type FormEvent, useMemo, useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { type StockCountResult, useCountStockMutation } from '#api/products/stockCountsApi.ts';
import type { CountedProduct } from '#domain/products/countedProduct.ts';
import * as messages from '#messages/dashboard/stock.ts';
import { useIdempotencyKeys } from '../components/forms/useIdempotencyKeys.ts';
import { changeFailureMessage } from '../components/loading/failureMessages.ts';
import { useLeavePrompt } from '../components/routing/useLeavePrompt.ts';
import {
  type CountRow,
  countRows,
  resultsByKey,
  type SeenPieces,
  stockCountsBody,
  type TypedCounts,
} from './stockCounts.ts';

type Results = ReadonlyMap<string, StockCountResult>;

export interface StockCounts {
  readonly rows: readonly CountRow[];
  readonly typed: TypedCounts;
  readonly note: string;
  /** What became of each row, by its key; empty before the first press. */
  readonly results: Results;
  /** Why nothing was sent or entered; `null` for none. */
  readonly problem: string | null;
  readonly isSending: boolean;
  /** Sets the text in the field of the row. */
  readonly setText: (row: CountRow, text: string) => void;
  readonly setNote: (text: string) => void;
  readonly submit: (event: FormEvent) => Promise<void>;
}

/** The state of the form in which staff count several products (GS-14). */
export const useStockCounts = (products: readonly CountedProduct[]): StockCounts => {
  const [typed, setTyped] = useState<TypedCounts>({});
  // Sent with each count: the pieces are fetched again while staff count, and a count must not overwrite a piece that was sold meanwhile.
  const [seen, setSeen] = useState<SeenPieces>({});
  const [note, setNote] = useState('');
  const [results, setResults] = useState<Results>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const { keyOf, forgetKey } = useIdempotencyKeys();
  const [send, { isLoading }] = useCountStockMutation();
  const rows = useMemo(() => countRows(products), [products]);
  useLeavePrompt(Object.values(typed).some((text) => text.trim() !== ''));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = stockCountsBody(rows, { typed, seen, note });
    setProblem(body === null ? messages.pleaseCountAtLeastOne : null);
    if (body === null || isLoading) return;
    try {
      const answer = await send({ key: keyOf(body), body }).unwrap();
      // The next press is another count, even of the same numbers.
      forgetKey();
      // The present pieces count as seen from here on: the result of a refused row says how many there are.
      setSeen({});
      const byRowKey = resultsByKey(answer);
      setResults(byRowKey);
      // Empties the fields of the rows that were entered; what was refused, or typed during the request, stays to be counted.
      const wasEntered = ([rowKey, text]: [string, string]): boolean =>
        byRowKey.get(rowKey)?.reason === '' && text === typed[rowKey];
      setTyped((current) =>
        Object.fromEntries(Object.entries(current).filter((field) => !wasEntered(field))),
      );
    } catch (error) {
      setProblem(changeFailureMessage(messages.piecesNotSaved, failureOfError(error)));
    }
  };
  const setText = ({ key, pieces }: CountRow, text: string) => {
    setTyped((current) => ({ ...current, [key]: text }));
    // The pieces that were seen first stay.
    setSeen((current) => ({ [key]: pieces, ...current }));
  };
  return { rows, typed, note, results, problem, isSending: isLoading, setText, setNote, submit };
};
