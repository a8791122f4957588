import { useState } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/productImport.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { TitledCard } from '../components/layout/TitledCard.tsx';

interface ImportProgressProps {
  readonly title: string;
  /** How many products are done, of `total`. */
  readonly done: number;
  readonly total: number;
  /** How many pictures were uploaded. */
  readonly pictures?: number;
  /** Stops the import after the part in progress; absent if it cannot be stopped. */
  readonly onStop?: () => void;
}

/** Shows how far the check or the import is. */
export const ImportProgress = ({ title, done, total, pictures = 0, onStop }: ImportProgressProps) => {
  const [isStopping, setIsStopping] = useState(false);
  return (
    <TitledCard title={title} isSpaced>
      <Progress value={done} max={Math.max(1, total)} aria-label={title} />
      <p role="status">{messages.productsDone(done, total, pictures)}</p>
      {onStop !== undefined && (
        <div>
          <Button
            tone="plain"
            busy={isStopping}
            busyLabel={messages.stopping}
            onClick={() => {
              setIsStopping(true);
              onStop();
            }}
          >
            {messages.stop}
          </Button>
        </div>
      )}
    </TitledCard>
  );
};

const Progress = styled.progress`
  width: 100%;
  height: 12px;
  accent-color: var(--accent);
`;
