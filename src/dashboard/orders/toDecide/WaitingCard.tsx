import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { surfaceStyles } from '#ui/layout/Card.tsx';
import { overviewFrom, stateFromList } from '../orderOrigin.ts';

interface WaitingCardProps {
  /** Names the row for the keys J and K. */
  readonly rowId: string;
  readonly name: string;
  /** The order to which the name links; `null` without one. */
  readonly orderId: string | null;
  /** What stands beside the name. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** A row of the list To Decide, under the name of what waits. */
export const WaitingCard = ({ rowId, name, orderId, aside, children }: WaitingCardProps) => {
  const headingId = useId();
  const location = useLocation();
  return (
    // The keys J and K find rows by `data-row` (useRowShortcuts).
    <Root tabIndex={-1} data-row={rowId} aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>
          {orderId === null ? (
            name
          ) : (
            // The list has no order to hand on, so the overview loads it.
            <Link to={overviewFrom(orderId, location)} state={stateFromList({})}>
              {name}
            </Link>
          )}
        </h2>
        {aside}
      </Head>
      {children}
    </Root>
  );
};

/** A remark of the card, such as since when it waits. */
export const Remark = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-xs);
`;

const Root = styled.article`
  ${surfaceStyles}
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  font-size: var(--text-s);
  overflow-wrap: anywhere;

  > * {
    min-width: 0;
  }

  &:focus {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  font-variant-numeric: tabular-nums;

  h2 {
    font-size: var(--text-l);
  }

  h2 a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
`;
