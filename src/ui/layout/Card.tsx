import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { type Gap, space } from './Stack.tsx';

/** A bordered box, without padding. */
export const surfaceStyles = css`
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
`;

/** A bordered box whose heading and parts are in a column, with padding. */
export const titledSurfaceStyles = css`
  ${surfaceStyles}
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5);
  h2 { font-size: var(--text-xl); }
`;

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
