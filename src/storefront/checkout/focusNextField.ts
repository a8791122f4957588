import type { KeyboardEvent } from 'react';

const typedFields = 'input:not([type="radio"], [type="checkbox"]), textarea';

/** Lets Enter, the "next" of a phone's keyboard, lead to the next field to type in, so that no tap is needed (SH-2). */
export const focusNextField = (event: KeyboardEvent<HTMLElement>): void => {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(typedFields)];
  const place = fields.indexOf(target);
  const next = place < 0 ? undefined : fields[place + 1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};
