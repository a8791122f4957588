import type { Capability } from '#contract/settings.ts';
import { useCapabilities } from './useCapabilities.ts';

/** Whether the host of this page has the capability (API-8). */
export const useCapability = (capability: Capability): boolean => useCapabilities()(capability);
