import { useDispatch } from 'react-redux';
import type { ShopDispatch } from './shopApi.ts';

/** The dispatch of every screen; selectors need no typed hook, because each slice's selectors type their state. */
export const useShopDispatch = useDispatch.withTypes<ShopDispatch>();
