import { useCallback, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { orderSearchApi } from '#api/orderSearchApi.ts';
import { searchLimit } from '#domain/constants.ts';
import type { Order } from '#domain/order.ts';
import { isStaff } from '#domain/role.ts';
import { selectRole, selectUser } from '#slices/sessionSlice.ts';

export interface OrderSearchState {
  /** The newest hits. */
  readonly orders: readonly Order[];
  /** Number of all hits. */
  readonly total: number;
  /** Whether there is a text to search for. */
  readonly hasQuery: boolean;
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

const none: readonly Order[] = [];

const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/**
 * The newest orders that match the text: all of the shop for staff, the own ones for a customer. Every key asks at
 * once and aborts the request before it.
 */
export const useOrderSearch = (input: string): OrderSearchState => {
  const text = input.trim();
  const hasQuery = text !== '';
  const ofShop = isStaff(useSelector(selectRole));
  const user = useSelector(selectUser);
  const email = ofShop ? null : (user?.email ?? '');
  const [search, { currentData, originalArgs, error, isError, isFetching }] =
    orderSearchApi.useLazySearchOrdersQuery();
  const request = useRef<ReturnType<typeof search>>(undefined);
  const send = useCallback(() => {
    request.current = search({ email, search: text, limit: searchLimit });
  }, [search, email, text]);
  useEffect(() => {
    if (!hasQuery) return undefined;
    send();
    return () => request.current?.abort();
  }, [hasQuery, send]);

  const isCurrent = hasQuery && originalArgs?.search === text;
  const isFailed = isCurrent && isError && !isAborted(error);
  const hits = isCurrent ? currentData : undefined;
  return {
    orders: hits?.orders ?? none,
    total: hits?.total ?? 0,
    hasQuery,
    isPending: hasQuery && !isFailed && (hits === undefined || isFetching),
    isFailed,
    retry: send,
  };
};

/** The result as announced to a screen reader. */
export const resultMessage = ({ total, isPending, isFailed }: OrderSearchState): string => {
  if (isPending) return '';
  if (isFailed) return 'The search could not be made.';
  if (total === 0) return 'No order found.';
  return total === 1 ? '1 order found.' : `${total} orders found.`;
};
