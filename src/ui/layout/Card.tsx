import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { type Gap, space } from './gaps.ts';
import { surfaceStyles } from './surfaceStyles.ts';

interface CardProps extends ComponentProps<'div'> {
  readonly padding?: Gap;
  readonly as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'form';
}

/** A bordered box with padding. */
export const Card = ({ padding = 5, ...rest }: CardProps) => <Root {...rest} $padding={padding} />;

const Root = styled.div<{ $padding: Gap }>`
  ${surfaceStyles}
  padding: ${({ $padding }) => space($padding)};
`;
