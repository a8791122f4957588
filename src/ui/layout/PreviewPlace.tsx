import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';

/** For `useSyncExternalStore`. */
interface ShownPreview {
  readonly subscribe: (listener: () => void) => () => void;
  readonly preview: () => ReactNode;
}

export const ShownPreviews = createContext<ShownPreview>({
  subscribe: () => () => undefined,
  preview: () => null,
});

/** Where a layout shows the next screen until that is rendered (SPD-27): before its present screen. */
export const PreviewPlace = () => {
  const { subscribe, preview } = useContext(ShownPreviews);
  return useSyncExternalStore(subscribe, preview, preview);
};

/** Part of the handle of a route whose screen has a preview. */
export interface PreviewHandle<State> {
  /** The first view of the screen from what the browser knows; `null` if that is nothing. */
  readonly preview: (params: Readonly<Record<string, string | undefined>>, state: State) => ReactNode;
}
