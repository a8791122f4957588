import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/orders/scanning.ts';
import { type Tone, toneColors } from '#ui/feedback/tones.ts';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import type { ScanEntry } from './useScans.ts';

const looks: Readonly<Record<ScanEntry['state'], { readonly tone: Tone; readonly icon: IconName }>> = {
  waiting: { tone: 'neutral', icon: 'info' },
  done: { tone: 'good', icon: 'check-circle' },
  refused: { tone: 'danger', icon: 'warning' },
  takenBack: { tone: 'neutral', icon: 'info' },
};

/** What became of the last scan, large enough to be read from where the parcels lie. */
export const LastScan = ({ entry }: { readonly entry: ScanEntry | undefined }) => {
  const { tone, icon } = looks[entry?.state ?? 'waiting'];
  return (
    <Root $tone={tone} role="status">
      {entry === undefined ? (
        <p>{messages.nothingScannedYet}</p>
      ) : (
        <>
          <Icon name={icon} size={28} />
          <div>
            <Name>{entry.order?.name ?? entry.code}</Name>
            <p>{entry.text}</p>
          </div>
        </>
      )}
    </Root>
  );
};

const Root = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-height: 112px;
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-l);
  ${({ $tone }) => toneColors[$tone]}

  svg {
    flex: none;
  }

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  p {
    color: var(--ink);
  }
`;

const Name = styled.strong`
  color: var(--ink);
  font-size: var(--text-xl);
  font-variant-numeric: tabular-nums;
`;
