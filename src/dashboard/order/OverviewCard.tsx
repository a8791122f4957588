import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '#ui/layout/Card.tsx';

/** One titled sheet of the order overview. */
export const OverviewCard = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <Card as="section">
    <Title>{title}</Title>
    {children}
  </Card>
);

const Title = styled.h2`
  margin-bottom: var(--space-3);
  font-size: var(--text-m);
`;
