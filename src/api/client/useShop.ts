import { useSelector } from 'react-redux';
import type { Shop } from '#domain/shop/shop.ts';
import { selectShop } from './shopSlice.ts';

/** What the shop says of itself: its name, phone numbers and addresses. */
export const useShop = (): Shop => useSelector(selectShop);
