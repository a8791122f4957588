import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Card } from '#ui/layout/Card.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

export interface TitledCardProps {
  /** By which a link leads to the card. */
  readonly id?: string;
  readonly title: string;
  /** For a heading that takes the focus when what had it is gone. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Whether there is space between the children, as for the fields of a form. */
  readonly isSpaced?: boolean;
  readonly children: ReactNode;
}

/** A card with its own heading. */
export const TitledCard = ({ id, title, titleRef, isSpaced = false, children }: TitledCardProps) => (
  <Card as="section" id={id}>
    <Title ref={titleRef} tabIndex={titleRef === undefined ? undefined : -1}>
      {title}
    </Title>
    {isSpaced ? <Stack gap={4}>{children}</Stack> : children}
  </Card>
);

const Title = styled.h2`
  margin-block-end: var(--space-3);
  font-size: var(--text-m);
`;
