import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useClientValue } from './useClientValue.ts';

/**
 * Whether a link has opened the present address. It is false for the first page of a visit, which the server has rendered, and after
 * Back and Forward. The value of a component's first render tells how its screen was opened; later ones follow each navigation.
 */
export const useOpenedByLink = (): boolean => {
  const isOpenedByLink = useNavigationType() !== NavigationType.Pop;
  // False during hydration: a section of the first page may be hydrated only after a link within that page was pressed.
  return useClientValue(() => isOpenedByLink, false);
};

/**
 * Whether the component is rendered for the first frame of a new screen, which leaves out what a later frame can add. If
 * `isEnabled` is false, always false.
 */
export const useIsFirstFrame = (isEnabled = true): boolean => {
  const isOpenedByLink = useOpenedByLink();
  // React renders first with the initial value, `false`, and then again with `true`. With `undefined` there is only one render.
  const firstValue = isOpenedByLink && isEnabled ? false : undefined;
  const isLaterFrame = useDeferredValue(true, firstValue);
  return !isLaterFrame;
};
