import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureOfError } from '#api/client/failure.ts';
import { useChangeStockMutation } from '#api/products/stockApi.ts';
import { scannedInto } from '#domain/products/barcode.ts';
import type { CountedProduct } from '#domain/products/countedProduct.ts';
import { type StockItem, stockLimits } from '#domain/products/stock.ts';
import { typedNumber } from '#domain/values/typedText.ts';
import * as messages from '#messages/dashboard/stock.ts';
import { newIdempotencyKey } from '../components/forms/newIdempotencyKey.ts';
import { changeFailureMessage } from '../components/loading/failureMessages.ts';
import { useLeavePrompt } from '../components/routing/useLeavePrompt.ts';
import { itemKey } from './itemKey.ts';
import { type ScanStart, scannedStockPath } from './scanning/scanAddress.ts';
import { type ScanResult, useBarcodeLookup } from './scanning/useBarcodeLookup.ts';
import { emptyEntry, entryAfter, stockEntryBody, type TypedEntry } from './stockEntryBody.ts';

export interface StockEntryProps {
  readonly product: CountedProduct;
  /** The scan with which the page was opened, and what staff are entering. */
  readonly start: ScanStart;
  /** Called to give an item a scanned barcode that no item has. */
  readonly onGiveBarcode: (barcode: string) => void;
}

/** Keeps the input of each item, so that it can be focused. */
const useFields = () => {
  const fields = useRef(new Map<string, HTMLInputElement>());
  const refOf = (item: StockItem) => (field: HTMLInputElement | null) => {
    if (field === null) fields.current.delete(itemKey(item));
    else fields.current.set(itemKey(item), field);
  };
  /** Focuses an input with the caret behind its digits, so that a scan into it keeps what was typed. */
  const focus = (item: StockItem) => {
    const field = fields.current.get(itemKey(item));
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  };
  return { refOf, focus };
};

/** The text of a field of pieces after one more piece was scanned; a text that is no number stays as it is. */
const onePieceMore = (text: string): string => {
  const pieces = text.trim() === '' ? 0 : typedNumber(text);
  return Number.isInteger(pieces) && pieces < stockLimits.pieces ? String(pieces + 1) : text;
};

interface TypedEntryOptions extends Pick<StockEntryProps, 'product' | 'start'> {
  readonly onSaved: () => void;
}

/** What is typed into the form, and how it is sent. */
const useTypedEntry = ({ product, start, onSaved }: TypedEntryOptions) => {
  const [typed, setTyped] = useState<TypedEntry>({ ...emptyEntry, reason: start.reason });
  // One key for one entry: if an answer is lost, pressing again does not enter the same pieces twice.
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);
  const [problem, setProblem] = useState<string | null>(null);
  /** Whether an entry was saved and no pieces were entered since then. */
  const [isSaved, setIsSaved] = useState(false);
  const [send, { isLoading }] = useChangeStockMutation();
  const isUntouched = Object.values(typed.pieces).every((text) => text.trim() === '');
  useLeavePrompt(!isUntouched);
  const change = (part: Partial<TypedEntry>) => setTyped((current) => ({ ...current, ...part }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = stockEntryBody(typed, product);
    setProblem(body === null ? messages.pleaseEnterPieces : null);
    if (body === null) return;
    try {
      await send({ id: product._id, key: idempotencyKey, body }).unwrap();
      // The same form goes on, so that what is typed and scanned during the request is not lost.
      setTyped((current) => entryAfter(current, typed));
      setIdempotencyKey(newIdempotencyKey());
      setIsSaved(true);
      onSaved();
    } catch (error) {
      const failure = failureOfError(error);
      // Nothing was stored, and the next press sends other pieces as seen: another entry, which needs a key of its own.
      if (failure.kind === 'refused' && failure.code === 'changedMeanwhile') {
        setIdempotencyKey(newIdempotencyKey());
        change({ seen: {} });
      }
      setProblem(changeFailureMessage(messages.piecesNotSaved, failure));
    }
  };
  const changePieces = (item: StockItem, changeText: (text: string) => string) => {
    setIsSaved(false);
    setTyped((current) => {
      const key = itemKey(item);
      const shown = product.items.find((other) => itemKey(other) === key);
      // Keeps the pieces that were seen first: they are fetched again while staff count, and a count must not overwrite a sold piece.
      const seen = shown === undefined ? current.seen : { [key]: shown.pieces, ...current.seen };
      return {
        ...current,
        seen,
        pieces: { ...current.pieces, [key]: changeText(current.pieces[key] ?? '') },
      };
    });
  };
  return { typed, isUntouched, isSaved, change, changePieces, problem, isLoading, submit };
};

/** The state of the form for goods that came in or were counted, which staff type and scan (GS-7, GS-12). */
export const useStockEntry = ({ product, start }: Pick<StockEntryProps, 'product' | 'start'>) => {
  /** Whether each scan is one piece; otherwise a scan only goes to the field of its item. */
  const [isPiecePerScan, setIsPiecePerScan] = useState(start.isPiecePerScan);
  const [result, setResult] = useState<ScanResult | null>(null);
  const scanRef = useRef<HTMLInputElement>(null);
  const onSaved = () => {
    setResult(null);
    // For the next scan.
    scanRef.current?.focus();
  };
  const entry = useTypedEntry({ product, start, onSaved });
  const { typed, isUntouched, changePieces } = entry;
  const lookUp = useBarcodeLookup(product._id, product.items);
  const navigate = useNavigate();
  const fields = useFields();
  const scan = async (text: string) => {
    const scanned = await lookUp(text);
    setResult(scanned);
    if (scanned.kind === 'item') {
      if (isPiecePerScan) changePieces(scanned.item, onePieceMore);
      else fields.focus(scanned.item);
    }
    // Goes to the other product at once, unless something that was typed would be lost, or the form was left meanwhile.
    if (scanned.kind === 'other' && isUntouched && scanRef.current !== null) {
      const nextStart = { barcode: scanned.barcode, reason: typed.reason, isPiecePerScan };
      await navigate(scannedStockPath(scanned.found.product.id, nextStart));
    }
  };
  /** Takes a barcode that was scanned into an item's field: a scanner types into the focused field and presses Enter. */
  const takeScan = (item: StockItem) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    const scannedText = scannedInto(event.currentTarget.value);
    if (scannedText === null) return;
    event.preventDefault();
    changePieces(item, () => scannedText.typed);
    void scan(scannedText.barcode);
  };
  // Runs once, with what the first render knows: the scan that opened the page.
  const begin = useRef(() => {
    if (start.barcode !== '') void scan(start.barcode);
  });
  useEffect(() => begin.current(), []);
  return {
    ...entry,
    isPiecePerScan,
    setIsPiecePerScan,
    result,
    scan,
    takeScan,
    scanRef,
    refOf: fields.refOf,
  };
};

export type StockEntryState = ReturnType<typeof useStockEntry>;
