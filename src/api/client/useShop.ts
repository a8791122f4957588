import { useSelector } from 'react-redux';
import type { ShopSettings } from '#domain/shop/shopSettings.ts';
import { selectShop } from './shopSlice.ts';

/** What the shop says of itself: its name, phone numbers and addresses. */
export const useShop = (): ShopSettings => useSelector(selectShop);
