import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '#ui/layout/Card.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

/** A part of a long form under its own heading. */
export const FormSection = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <Card as="section">
    <Stack gap={4}>
      <Title>{title}</Title>
      {children}
    </Stack>
  </Card>
);

const Title = styled.h2`
  font-size: var(--text-l);
`;
