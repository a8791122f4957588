import { searchLengths } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/orders.ts';
import { useListSearch } from '../components/filters/useListSearch.ts';

/** The search in the address of an order list, with the labels of its field (MD-1). */
export const useOrderListSearch = () => ({
  ...useListSearch(),
  label: messages.searchLabel,
  placeholder: messages.searchPlaceholder,
  maxLength: searchLengths.orders,
});
