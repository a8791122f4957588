import { type Dispatch, type SetStateAction, useMemo, useState } from 'react';
import { type Failure, failureOfError } from '#api/client/failure.ts';
import { useSetSoldOutMutation } from '#api/products/catalogApi.ts';
import type { Product } from '#domain/products/product.ts';
import * as messages from '#messages/dashboard/products.tsx';
import { maybeDoneMessage } from '../components/loading/failureMessages.ts';

/** Products to mark together as sold out (`soldOut`) or as available. */
export interface SoldOutChange {
  readonly products: readonly Product[];
  readonly soldOut: boolean;
}

/** How the last change ended; the screen offers to undo it, or to try it again. */
type MarkOutcome =
  | ({ readonly kind: 'marked' } & SoldOutChange)
  | ({ readonly kind: 'failed'; readonly failure: Failure } & SoldOutChange);

/** What a row shows after a change. */
interface RowState {
  readonly soldOut: boolean;
  readonly busy: boolean;
  readonly error: string | null;
  /**
   * The list's object for the product before the change; `undefined` for a product of another page. RTK Query replaces the object
   * only when a fetch brings other contents, as it does after each mark, which changes `changedAt`.
   */
  readonly listedBefore: Product | undefined;
}

type Rows = ReadonlyMap<string, RowState>;

/**
 * Marks products as sold out or available (MD-8). A row shows its change at once, and the state of the list (`listed`) as soon as
 * the list has the result. Returns the same object until a row, the outcome or the list changes.
 */
export const useSoldOutChanges = (listed: readonly Product[]) => {
  const [send] = useSetSoldOutMutation();
  const [rows, setRows] = useState<Rows>(new Map());
  const [outcome, setOutcome] = useState<MarkOutcome | null>(null);
  const mark = useMemo(() => {
    const sendChange = ({ products, soldOut }: SoldOutChange) =>
      send({ ids: products.map(({ _id }) => _id), soldOut }).unwrap();
    return createMark(sendChange, { listed, setRows, setOutcome });
  }, [listed, send]);
  return useMemo(
    () => ({ mark, rowOf: (product: Product) => rowStateOf(rows, product), outcome }),
    [mark, rows, outcome],
  );
};

export type SoldOutChanges = ReturnType<typeof useSoldOutChanges>;

/**
 * What a row shows: its change until the list has other contents for the product, then the list's state. An error stays until the list has
 * the state that was asked for: the answer to a change that was made may have been lost.
 */
const rowStateOf = (rows: Rows, product: Product): Omit<RowState, 'listedBefore'> => {
  const row = rows.get(product._id);
  if (row === undefined) return { soldOut: product.soldOut, busy: false, error: null };
  const isListUnchanged = row.listedBefore === product;
  if (row.busy || isListUnchanged) return row;
  return { soldOut: product.soldOut, busy: false, error: product.soldOut === row.soldOut ? row.error : null };
};

interface MarkOptions {
  /** Where a failure is shown: in the rows of the products, or as the outcome. */
  readonly failureIn: 'rows' | 'outcome';
}

/** Resolves to whether the shop marked the products. */
type MarkProducts = (change: SoldOutChange, options?: MarkOptions) => Promise<boolean>;

/** What a change reads and sets on the screen. */
interface MarkView {
  /** The products of the page, as the list has them. */
  readonly listed: readonly Product[];
  readonly setRows: Dispatch<SetStateAction<Rows>>;
  readonly setOutcome: Dispatch<SetStateAction<MarkOutcome | null>>;
}

/** Shows a change at once, sends it, and shows how it ended; `send` resolves to the ids of the products that the shop marked. */
const createMark =
  (send: (change: SoldOutChange) => Promise<readonly string[]>, view: MarkView): MarkProducts =>
  async (change, options = { failureIn: 'outcome' }) => {
    const { products, soldOut } = change;
    view.setOutcome(null);
    showRows(view, products, () => ({ soldOut, busy: true, error: null }));
    let markedIds: readonly string[];
    try {
      markedIds = await send(change);
    } catch (error) {
      showFailed(view, change, failureOfError(error), options);
      return false;
    }
    showMarked(view, change, markedIds);
    return true;
  };

/** Shows a change that succeeded; `markedIds` are the products that the shop still has and marked. */
const showMarked = (
  view: MarkView,
  { products, soldOut }: SoldOutChange,
  markedIds: readonly string[],
): void => {
  showRows(view, products, (product) =>
    markedIds.includes(product._id)
      ? { soldOut, busy: false, error: null }
      : { soldOut: product.soldOut, busy: false, error: messages.noLongerInTheShop },
  );
  const changed = products.filter(
    (product) => markedIds.includes(product._id) && product.soldOut !== soldOut,
  );
  // The undo marks these products again, and reads from them which state they have now.
  const changedNow = changed.map((product) => ({ ...product, soldOut }));
  view.setOutcome({ kind: 'marked', products: changedNow, soldOut });
};

/** Shows a change that failed: the rows have the state before it again. */
const showFailed = (
  view: MarkView,
  { products, soldOut }: SoldOutChange,
  failure: Failure,
  { failureIn }: MarkOptions,
): void => {
  const error = failureIn === 'rows' ? maybeDoneMessage(failure) : null;
  showRows(view, products, (product) => ({ soldOut: product.soldOut, busy: false, error }));
  if (failureIn === 'outcome') view.setOutcome({ kind: 'failed', failure, products, soldOut });
};

/** Sets what the rows of these products show. */
const showRows = (
  { listed, setRows }: MarkView,
  products: readonly Product[],
  stateOf: (product: Product) => Omit<RowState, 'listedBefore'>,
): void => {
  const changed = products.map((product): [string, RowState] => {
    const listedBefore = listed.find(({ _id }) => _id === product._id);
    return [product._id, { ...stateOf(product), listedBefore }];
  });
  setRows((current) => new Map([...current, ...changed]));
};
