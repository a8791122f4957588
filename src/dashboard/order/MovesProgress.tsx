import { styled } from 'styled-components';
import type { OrderStatus } from '#domain/order.ts';
import { focusOn } from './moveLists.tsx';

interface MovesProgressProps {
  readonly headingId: string;
  readonly done: number;
  readonly all: number;
  readonly status: OrderStatus;
}

/** How far the moves are (CN-3). */
export const MovesProgress = ({ headingId, done, all, status }: MovesProgressProps) => (
  <>
    <h2 id={headingId} tabIndex={-1} ref={focusOn}>
      Moving to {status}…
    </h2>
    <Bar value={done} max={all} aria-labelledby={headingId} />
    <p>
      {done} of {all}
    </p>
  </>
);

const Bar = styled.progress`
  width: 100%;
  height: 12px;
  accent-color: var(--accent);
`;
