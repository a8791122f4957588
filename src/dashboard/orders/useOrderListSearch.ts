import { searchLengths } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/orders.ts';
import { useSearchParam } from '../components/filters/useSearchParam.ts';

/** The search in the address of an order list, with the labels of its field (MD-1). */
export const useOrderListSearch = () => ({
  ...useSearchParam(),
  label: messages.searchLabel,
  placeholder: messages.searchPlaceholder,
  maxLength: searchLengths.orders,
});
