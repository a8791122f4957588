import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { type Gap, space } from './Stack.tsx';

interface RowProps extends ComponentProps<'div'> {
  readonly gap?: Gap;
  readonly align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  readonly justify?: 'start' | 'center' | 'end' | 'space-between';
}

/** Children side by side, wrapping to a new line when there is no space. */
export const Row = ({ gap = 4, align = 'center', justify = 'start', ...rest }: RowProps) => (
  <Root {...rest} $gap={gap} $align={align} $justify={justify} />
);

const Root = styled.div<{ $gap: Gap; $align: string; $justify: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  gap: ${({ $gap }) => space($gap)};
  min-width: 0;
`;
