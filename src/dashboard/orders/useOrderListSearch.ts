import { searchLengths } from '#domain/shop/constants.ts';
import { useSearchParam } from '../components/filters/useSearchParam.ts';

/** The search of a list of orders, with its field's labels (MD-1). */
export const useOrderListSearch = () => ({
  ...useSearchParam(),
  label: 'Search by number, phone, name, e-mail or ID',
  placeholder: 'Number, phone, name, ID',
  maxLength: searchLengths.orders,
});
