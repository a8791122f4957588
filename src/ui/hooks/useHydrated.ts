import { useClientValue } from './useClientValue.ts';

/**
 * Whether the page is hydrated. Before that, nothing may be rendered that the server cannot know: navigation
 * state, or what this tab has stored.
 */
export const useHydrated = (): boolean => useClientValue(() => true, false);
