import { useEffect } from 'react';
import { onFirstInput } from '#ui/hooks/onFirstInput.ts';

/** `onFirstInput` while the component is shown. */
export const useFirstInput = (act: () => void): void => {
  useEffect(() => onFirstInput(act), [act]);
};
