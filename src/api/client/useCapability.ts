import { type Capability, hasCapability } from '#contract/settings.ts';
import type { ShopThunk } from './shopApi.ts';
import { useShopDispatch } from './useShopDispatch.ts';

// May be dispatched while React renders, because it changes no state: it only reads the thunk's extra argument.
const readCapability =
  (capability: Capability): ShopThunk<boolean> =>
  (_dispatch, _getState, { settings }) =>
    hasCapability(settings, capability);

/** Whether the host of this page has the capability (API-8). */
export const useCapability = (capability: Capability): boolean =>
  useShopDispatch()(readCapability(capability));
