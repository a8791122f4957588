import { type ComponentProps, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/**
 * A form about a parcel, which a press opens in the place of its button: its first field gets the focus, and when it is
 * closed the first button of its place.
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
