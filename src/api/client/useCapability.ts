import { type Capability, hasCapability } from '#contract/settings.ts';
import type { ShopThunk } from './shopApi.ts';
import { useShopDispatch } from './useShopDispatch.ts';

export type { Capability };

// May be dispatched while React renders, because it changes no state: it only reads the thunk's extra argument.
const readCapabilities: ShopThunk<(capability: Capability) => boolean> =
  (_dispatch, _getState, { settings }) =>
  (capability) =>
    hasCapability(settings, capability);

/** A function that says whether the host of this page has a capability (API-8). */
export const useCapabilities = (): ((capability: Capability) => boolean) =>
  useShopDispatch()(readCapabilities);

/** Whether the host of this page has the capability (API-8). */
export const useCapability = (capability: Capability): boolean => useCapabilities()(capability);
