import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/orders/scanning.ts';
import { screenMessages } from '#messages/domain/screenMessages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { overviewPath } from '../../components/routing/addresses.ts';
import { scanModeLabels } from './scanMode.ts';
import type { ScanEntry, useScans } from './useScans.ts';

type Acts = Omit<ReturnType<typeof useScans>, 'entries' | 'scan'>;

/**
 * The refused scans, with buttons to try again or remove them; below, the other scans, with a button that takes a scan back if that is
 * possible.
 */
export const ScanList = ({ entries, ...acts }: Acts & { readonly entries: readonly ScanEntry[] }) => {
  const refused = entries.filter(({ state }) => state === 'refused');
  const others = entries.filter(({ state }) => state !== 'refused');
  return (
    <>
      {refused.length > 0 && (
        <TitledCard title={messages.notDoneCount(refused.length)}>
          <Entries>
            {refused.map((entry) => (
              <Entry key={entry.key} entry={entry}>
                <Button tone="plain" size="s" onClick={() => acts.retry(entry)}>
                  {screenMessages.tryAgain}
                </Button>
                <Button tone="quiet" size="s" onClick={() => acts.dismiss(entry.key)}>
                  {messages.remove}
                </Button>
              </Entry>
            ))}
          </Entries>
        </TitledCard>
      )}
      {others.length > 0 && (
        <TitledCard title={messages.done(others.filter(({ state }) => state === 'done').length)}>
          <Entries>
            {others.map((entry) => (
              <Entry key={entry.key} entry={entry}>
                {entry.undo !== null && (
                  <Button tone="plain" size="s" onClick={() => acts.takeBack(entry)}>
                    {messages.takeBack}
                  </Button>
                )}
              </Entry>
            ))}
          </Entries>
        </TitledCard>
      )}
    </>
  );
};

interface EntryProps {
  readonly entry: ScanEntry;
  readonly children: ReactNode;
}

const Entry = ({ entry: { order, code, mode, state, text }, children }: EntryProps) => (
  <li>
    <Texts>
      {order === null ? (
        <strong>{code}</strong>
      ) : (
        // In a new tab, so that the list stays.
        <Link to={overviewPath(order.id)} target="_blank">
          {order.name} <VisuallyHidden>{messages.opensInANewTab}</VisuallyHidden>
        </Link>
      )}
      {order !== null && <span>{order.customer}</span>}
      {/* The mode of this scan, since another one may be chosen by now. */}
      {state === 'refused' && <span>{scanModeLabels[mode]}</span>}
      <p>{text}</p>
    </Texts>
    {children}
  </li>
);

const Entries = styled.ol`
  display: grid;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    padding-block: var(--space-2);
  }

  li + li {
    border-block-start: 1px solid var(--line);
  }
`;

const Texts = styled.div`
  display: flex;
  flex: 1 1 240px;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-3);
  min-width: 0;
  font-size: var(--text-s);
  overflow-wrap: anywhere;

  a,
  strong {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }

  span {
    color: var(--ink-soft);
  }

  p {
    flex: 1 0 100%;
  }
`;
