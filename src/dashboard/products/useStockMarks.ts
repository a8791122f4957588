import { useMemo } from 'react';
import { useCapability } from '#api/client/useCapability.ts';
import { useStockByIdQuery } from '#api/products/stockCountsApi.ts';
import { type StockMark, stockMark } from '#domain/products/countedProduct.ts';
import type { Product } from '#domain/products/product.ts';
import { refetchOnMount } from '../components/loading/queryOptions.ts';

/** The pieces of counted products with a mark for few or none, by the product's id. */
export type StockMarks = ReadonlyMap<string, StockMark>;

const noMarks: StockMarks = new Map();

/** Fetches the pieces of the counted products of a page in one call (GS-14); makes no call if none of them is counted. */
export const useStockMarks = (rows: readonly Product[]): StockMarks => {
  const isSupported = useCapability('stock');
  const countedIds = useMemo(
    () => rows.filter(({ stock }) => stock !== undefined).map(({ _id }) => _id),
    [rows],
  );
  const { data } = useStockByIdQuery(
    // The marks do not say how many pieces open orders hold.
    { ids: countedIds, readsHeld: false },
    { ...refetchOnMount, skip: !isSupported || countedIds.length === 0 },
  );
  return useMemo(
    () => (data === undefined ? noMarks : new Map(data.map((product) => [product._id, stockMark(product)]))),
    [data],
  );
};
