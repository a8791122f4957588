import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { titledSurfaceStyles } from '#ui/layout/Card.tsx';

interface CheckoutSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One section of the checkout with its heading. */
export const CheckoutSection = ({ title, children }: CheckoutSectionProps) => {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Root>
  );
};

const Root = styled.section`
  ${titledSurfaceStyles}
  gap: var(--space-5);
`;
