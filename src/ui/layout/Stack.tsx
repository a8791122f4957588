import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** A step of the spacing scale, `--space-1` to `--space-9`. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export const space = (gap: Gap): string => `var(--space-${gap})`;

interface StackProps extends ComponentProps<'div'> {
  readonly gap?: Gap;
}

/** Children in a column with an even gap. */
export const Stack = ({ gap = 4, ...rest }: StackProps) => <Root {...rest} $gap={gap} />;

const Root = styled.div<{ $gap: Gap }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => space($gap)};
  min-width: 0;
`;
