import { type ComponentProps, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const focusFirstField = (form: HTMLElement | null): void =>
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus();

/** Focuses the first button in the place, unless something else has got the focus meanwhile. */
const focusFirstButton = (place: HTMLElement | null | undefined): void => {
  const isFocusFree = document.activeElement === document.body;
  if (isFocusFree) place?.querySelector<HTMLElement>('button')?.focus();
};

/**
 * A form that stands where its button was, such as the one for a parcel, an advance or a note. When it opens, its first field gets the
 * focus; when it closes, the first button in that place does.
 */
export const InlineForm = (props: ComponentProps<'form'>) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const place = form.current?.parentElement;
    focusFirstField(form.current);
    return () => {
      // In the next frame, when the button is back.
      requestAnimationFrame(() => focusFirstButton(place));
    };
  }, []);
  return <Root ref={form} {...props} />;
};

const Root = styled.form`
  display: grid;
  gap: var(--space-3);
  max-width: 420px;
  padding: var(--space-3);
  border-radius: var(--radius-m);
  background: var(--surface-sunken);
`;
