import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '#ui/layout/Card.tsx';

interface FigureCardProps {
  readonly title: string;
  /** A sentence that says what the numbers count. */
  readonly definition: string;
  readonly children: ReactNode;
}

/** One part of the figures with its definition. */
export const FigureCard = ({ title, definition, children }: FigureCardProps) => (
  <Root forwardedAs="section" aria-label={title}>
    <div>
      <h2>{title}</h2>
      <p>{definition}</p>
    </div>
    {children}
  </Root>
);

const Root = styled(Card)`
  display: grid;
  gap: var(--space-4);

  h2 {
    font-size: var(--text-xl);
  }

  > div > p {
    margin-block-start: var(--space-1);
    color: var(--ink-faint);
    font-size: var(--text-xs);
  }
`;
