import { type ComponentProps, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/**
 * A form about a parcel that takes the place of the button which opened it. When it opens, its first field gets the focus; when it
 * closes, the first button in that place does.
 */
export const ParcelForm = (props: ComponentProps<'form'>) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const place = form.current?.parentElement;
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) place?.querySelector<HTMLElement>('button')?.focus();
      });
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
