import { searchLengths } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/orders.ts';
import { useSearchParam } from '../components/filters/useSearchParam.ts';

/** The search of a list of orders, with its field's labels (MD-1). */
export const useOrderListSearch = () => ({
  ...useSearchParam(),
  label: messages.searchLabel,
  placeholder: messages.searchPlaceholder,
  maxLength: searchLengths.orders,
});
