import { type MouseEvent, useRef } from 'react';

/**
 * For a `<dialog>` that a press beside it closes. A press that begins in the dialog and ends beside it, such as one that selects text, is a
 * click on the dialog too. Give `notePress` to `onMouseDown`; `isOnBackdrop` tells of a click whether all of its press was beside.
 */
export const useBackdropPress = () => {
  const pressed = useRef<EventTarget>(null);
  return {
    notePress: ({ target }: MouseEvent): void => {
      pressed.current = target;
    },
    isOnBackdrop: ({ target, currentTarget }: MouseEvent): boolean =>
      target === currentTarget && pressed.current === currentTarget,
  };
};
