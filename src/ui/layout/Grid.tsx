import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { from } from '../theme/media.ts';
import { type Gap, space } from './gaps.ts';

interface GridProps extends ComponentProps<'div'> {
  /** Columns on small, medium and large screens. */
  readonly columns?: readonly [small: number, medium: number, large: number];
  readonly gap?: Gap;
}

const oneTwoThree = [1, 2, 3] as const;

export const Grid = ({ columns = oneTwoThree, gap = 4, ...rest }: GridProps) => (
  <Cells {...rest} $columns={columns} $gap={gap} />
);

const Cells = styled.div<{ $columns: readonly [number, number, number]; $gap: Gap }>`
  display: grid;
  gap: ${({ $gap }) => space($gap)};
  grid-template-columns: repeat(${({ $columns }) => $columns[0]}, minmax(0, 1fr));
  ${from.medium} { grid-template-columns: repeat(${({ $columns }) => $columns[1]}, minmax(0, 1fr)); }
  ${from.large} { grid-template-columns: repeat(${({ $columns }) => $columns[2]}, minmax(0, 1fr)); }
`;
