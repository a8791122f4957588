import { useSelector } from 'react-redux';
import type { PageShop } from '#domain/products/pageShop.ts';
import { selectShop } from './shopSlice.ts';

/** What the shop says of itself: its name, phone numbers, addresses and categories. */
export const useShop = (): PageShop => useSelector(selectShop);
