import { useState } from 'react';
import { styled } from 'styled-components';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import * as messages from '#messages/dashboard/orders/bulk.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Actions, ModalHeading } from '../../components/layout/Modal.tsx';

interface MovesProgressProps {
  readonly done: number;
  readonly total: number;
  readonly status: OrderStatus;
  /** Stops after the move in progress; later ones are not sent. */
  readonly onStop: () => void;
}

/** Progress of the moves, with a button to stop them (CN-3). */
export const MovesProgress = ({ done, total, status, onStop }: MovesProgressProps) => {
  const [isStopping, setIsStopping] = useState(false);
  const stop = () => {
    setIsStopping(true);
    onStop();
  };
  return (
    <>
      <ModalHeading>{messages.movingTo(status)}</ModalHeading>
      <Progress value={done} max={total} aria-label={messages.movingTo(status)} />
      <p>{messages.progress(done, total)}</p>
      <Actions>
        <Button tone="plain" busy={isStopping} busyLabel={messages.stopping} onClick={stop}>
          {messages.stop}
        </Button>
      </Actions>
    </>
  );
};

const Progress = styled.progress`
  width: 100%;
  height: 12px;
  accent-color: var(--accent);
`;
