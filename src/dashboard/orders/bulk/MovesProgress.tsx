import { useState } from 'react';
import { styled } from 'styled-components';
import type { OrderStatus } from '#domain/order.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Answers, focusOn } from './CollapsibleOrders.tsx';

interface MovesProgressProps {
  readonly headingId: string;
  readonly done: number;
  readonly all: number;
  readonly status: OrderStatus;
  /** The move in progress is completed; later ones are not sent. */
  readonly onStop: () => void;
}

/** Progress of the moves, with a button to stop them (CN-3). */
export const MovesProgress = ({ headingId, done, all, status, onStop }: MovesProgressProps) => {
  const [isStopping, setIsStopping] = useState(false);
  const stop = () => {
    setIsStopping(true);
    onStop();
  };
  return (
    <>
      <h2 id={headingId} tabIndex={-1} ref={focusOn}>
        Moving to {status}…
      </h2>
      <Bar value={done} max={all} aria-labelledby={headingId} />
      <p>
        {done} of {all}
      </p>
      <Answers>
        <Button tone="plain" busy={isStopping} busyLabel="Stopping…" onClick={stop}>
          Stop
        </Button>
      </Answers>
    </>
  );
};

const Bar = styled.progress`
  width: 100%;
  height: 12px;
  accent-color: var(--accent);
`;
