import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { type Gap, space } from './Stack.tsx';

interface RowProps extends ComponentProps<'div'> {
  readonly gap?: Gap;
  readonly align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  readonly justify?: 'start' | 'center' | 'end' | 'space-between';
  readonly wrap?: boolean;
}

/** Children side by side, wrapping to a new line when there is no space. */
export const Row = ({ gap = 4, align = 'center', justify = 'start', wrap = true, ...rest }: RowProps) => (
  <Root {...rest} $gap={gap} $align={align} $justify={justify} $wrap={wrap} />
);

const Root = styled.div<{ $gap: Gap; $align: string; $justify: string; $wrap: boolean }>`
  display: flex;
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : 'nowrap')};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  gap: ${({ $gap }) => space($gap)};
  min-width: 0;
`;
