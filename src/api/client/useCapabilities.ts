import { type Capability, hasCapability } from '#contract/settings.ts';
import type { ShopThunk } from './shopApi.ts';
import { useShopDispatch } from './useShopDispatch.ts';

// As in useCapability: only reads the thunk's extra argument.
const readCapabilities: ShopThunk<(capability: Capability) => boolean> =
  (_dispatch, _getState, { settings }) =>
  (capability) =>
    hasCapability(settings, capability);

/** Returns whether the host of this page has a capability: `useCapability` for what is known only in a loop. */
export const useCapabilities = (): ((capability: Capability) => boolean) =>
  useShopDispatch()(readCapabilities);
