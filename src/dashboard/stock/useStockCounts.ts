import { type FormEvent, useMemo, useRef, useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { type StockCountResult, useCountStockMutation } from '#api/products/stockCountsApi.ts';
import type { CountedProduct } from '#domain/products/countedProduct.ts';
import * as messages from '#messages/dashboard/stock.ts';
import { newIdempotencyKey } from '../components/forms/newIdempotencyKey.ts';
import { withFailureMessage } from '../components/loading/failureMessages.ts';
import { type CountRow, countRows, resultsByKey, stockCountsBody, type TypedCounts } from './stockCounts.ts';

type Results = ReadonlyMap<string, StockCountResult>;

export interface StockCounts {
  readonly rows: readonly CountRow[];
  readonly typed: TypedCounts;
  readonly note: string;
  readonly results: Results;
  readonly problem: string | null;
  readonly isSending: boolean;
  readonly type: (key: string, text: string) => void;
  readonly writeNote: (text: string) => void;
  readonly submit: (event: FormEvent) => Promise<void>;
}

/** What staff count of several products: the fields, and what became of each row after the press (GS-14). */
export const useStockCounts = (products: readonly CountedProduct[]): StockCounts => {
  const [typed, setTyped] = useState<TypedCounts>({});
  const [note, setNote] = useState('');
  const [results, setResults] = useState<Results>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  // One key for each body: a repeated press after a lost answer enters nothing again.
  const sent = useRef({ body: '', key: '' });
  const [send, { isLoading }] = useCountStockMutation();
  const rows = useMemo(() => countRows(products), [products]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = stockCountsBody(rows, typed, note);
    setProblem(body === null ? messages.pleaseCountAtLeastOne : null);
    if (body === null || isLoading) return;
    const text = JSON.stringify(body);
    if (sent.current.body !== text) sent.current = { body: text, key: newIdempotencyKey() };
    try {
      const byKey = resultsByKey(await send({ key: sent.current.key, body }).unwrap());
      sent.current = { body: '', key: '' };
      setResults(byKey);
      // What was entered leaves its field; what was refused stays to be counted again.
      setTyped((current) =>
        Object.fromEntries(Object.entries(current).filter(([key]) => byKey.get(key)?.reason !== '')),
      );
    } catch (error) {
      setProblem(withFailureMessage(messages.piecesNotSaved, failureOfError(error)));
    }
  };
  const type = (key: string, text: string) => setTyped((current) => ({ ...current, [key]: text }));
  return { rows, typed, note, results, problem, isSending: isLoading, type, writeNote: setNote, submit };
};
