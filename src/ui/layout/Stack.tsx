import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { type Gap, space } from './gaps.ts';

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
