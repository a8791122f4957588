import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface CheckoutSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One sheet of the checkout under its own heading. */
export const CheckoutSection = ({ title, children }: CheckoutSectionProps) => {
  const id = useId();
  return (
    <Sheet aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Sheet>
  );
};

const Sheet = styled.section`
  display: grid;
  gap: var(--space-5);
  min-width: 0;
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  h2 { font-size: var(--text-xl); }
`;
