import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import {
  addLine,
  type CartLine,
  lineKey,
  readCart,
  readCartLine,
  repriced,
  setQuantity,
  withLineAgain,
  withoutLines,
} from '#domain/checkout/cart.ts';
import { storageKeys } from '#domain/shop/constants.ts';
import { parseJson } from '#domain/values/parse.ts';
import type { SliceCodec } from './persistedStorage.ts';

/** The cart, known to this browser only; stored under `cartProducts` (CT-5). */
export interface CartState {
  lines: CartLine[];
  /**
   * Keys of the ticked lines: none when the page is loaded; a line that is added is ticked (CT-3). A key stays when its line is gone:
   * `selectedLines` ignores it.
   */
  selected: string[];
  /** Whether the stored cart was read; until then the cart's content is unknown. */
  loaded: boolean;
}

const initialState: CartState = { lines: [], selected: [], loaded: false };

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    lineAdded: (state, { payload }: PayloadAction<CartLine>) => {
      state.lines = addLine(state.lines, payload);
      state.selected.push(lineKey(payload));
    },
    selectionChanged: (state, { payload: keys }: PayloadAction<string[]>) => {
      state.selected = keys;
    },
    quantityChanged: (state, { payload }: PayloadAction<{ key: string; quantity: number }>) => {
      state.lines = setQuantity(state.lines, payload.key, payload.quantity);
    },
    lineRemoved: (state, { payload: key }: PayloadAction<string>) => {
      state.lines = withoutLines(state.lines, [key]);
    },
    lineRestored: (state, { payload }: PayloadAction<{ line: CartLine; index: number }>) => {
      state.lines = withLineAgain(state.lines, payload);
    },
    linesOrdered: (state, { payload: keys }: PayloadAction<string[]>) => {
      state.lines = withoutLines(state.lines, keys);
    },
    pricesCorrected: (state, { payload }: PayloadAction<{ id: string; originalPrice: number }[]>) => {
      state.lines = repriced(state.lines, payload);
    },
    /** Dispatched by `syncAcrossTabs` with the lines that another tab has stored. */
    changedInOtherTab: (state, { payload }: PayloadAction<CartLine[]>) => {
      state.lines = payload;
    },
  },
  extraReducers: (builder) => {
    // redux-persist reports each persisted slice by its key, also when nothing was stored.
    builder.addCase(REHYDRATE, (state, action: { type: string; key?: string }) => {
      if (action.key === storageKeys.cart) state.loaded = true;
    });
  },
  selectors: {
    selectCartLines: (state) => state.lines,
    selectSelectedKeys: (state) => state.selected,
    selectCartLoaded: (state) => state.loaded,
    /** The number on the cart's badge: lines, not pieces. */
    selectCartCount: (state) => state.lines.length,
  },
});

export const {
  lineAdded,
  quantityChanged,
  lineRemoved,
  lineRestored,
  selectionChanged,
  linesOrdered,
  pricesCorrected,
} = cartSlice.actions;
export const { selectCartLines, selectSelectedKeys, selectCartLoaded, selectCartCount } = cartSlice.selectors;

/**
 * Stores only the lines, as a JSON list: a list that an older shop has stored is read too (CT-5). A stored list with an invalid line is
 * read without that line; as it is incomplete, the text is kept under another key too.
 */
export const cartCodec: SliceCodec<CartState> = {
  write: ({ lines }) => JSON.stringify(lines),
  read: (stored) => {
    const list = parseJson(stored);
    if (!Array.isArray(list)) return null;
    return {
      state: { lines: readCart(list) },
      isComplete: list.every((line) => readCartLine(line) !== null),
    };
  },
};
