import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '#ui/layout/Card.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

interface TitledCardProps {
  readonly title: string;
  /** Whether its parts stand apart, as the fields of a form do. */
  readonly isSpaced?: boolean;
  readonly children: ReactNode;
}

/** A sheet of a screen under its own heading. */
export const TitledCard = ({ title, isSpaced = false, children }: TitledCardProps) => (
  <Card as="section">
    <Title>{title}</Title>
    {isSpaced ? <Stack gap={4}>{children}</Stack> : children}
  </Card>
);

const Title = styled.h2`
  margin-bottom: var(--space-3);
  font-size: var(--text-m);
`;
