import { memo, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Role } from '#domain/accounts/role.ts';
import * as messages from '#messages/dashboard/orders/list.ts';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { ActionsCell, RowActions } from '../../components/actions/RowActions.ts';
import { WarningButton } from '../../components/actions/WarningButton.tsx';
import { MoveButton } from '../moves/MoveButton.tsx';
import { moveLabel } from '../moves/moveTexts.ts';
import type { OfferedMove } from '../moves/offeredMoves.ts';
import { RefreshButton } from '../RefreshButton.tsx';
import { MoreButton } from './MoreButton.tsx';
import { OverviewLink } from './OverviewLink.tsx';
import { ReturnWindowOver } from './ReturnWindowOver.tsx';
import { type RowActionsProps, useRowActions } from './useRowActions.ts';

interface OrderActionsProps extends RowActionsProps {
  /** Whether the table has more columns than usual, which leave no space for all buttons on one line. */
  readonly isTableCrowded: boolean;
}

/**
 * The last cell of an order's row: the moves of orderMachine, removal, and a link to the overview. Memoized, since it is
 * most of the row's rendering and depends on no other order of the list.
 */
export const OrderActions = memo((props: OrderActionsProps) =>
  props.order.othersChange === undefined ? <MoveActions {...props} /> : <StaleOrderActions {...props} />,
);

/** For an order that another user has moved: offers to refetch the list in place of moves. */
const StaleOrderActions = ({ order, by }: RowActionsProps) => (
  <RowActions>
    <RefreshButton />
    <OverviewLink order={order} by={by} />
  </RowActions>
);

/**
 * The CSS variables for the grid of buttons. In a wide row it has `--columns`, of which one button spans `--span`; in a very wide row it
 * has a column for each button. In the list of all statuses the rows have different buttons: a very wide row keeps its columns there, as
 * in a crowded table.
 */
const buttonGridOf = ({ list, isTableCrowded }: OrderActionsProps, buttonCount: number) => {
  const columns = Math.max(1, Math.min(2, buttonCount));
  const span = buttonCount > 2 ? 2 : 1;
  const veryWide =
    list === 'all' || isTableCrowded ? { columns, span } : { columns: Math.max(1, buttonCount), span: 1 };
  return {
    '--columns': columns,
    '--span': span,
    '--very-wide-columns': veryWide.columns,
    '--very-wide-span': veryWide.span,
  };
};

/** The move whose button may span two columns: the first with a label of several words, to keep it on one line, else the main action. */
const spanningMove = (
  main: OfferedMove | null,
  others: readonly OfferedMove[],
  by: Role,
): OfferedMove | null =>
  [main, ...others].find((offer) => offer !== null && moveLabel(offer.type, by).includes(' ')) ?? main;

const MoveActions = (props: OrderActionsProps) => {
  const { order, by } = props;
  const [isOpen, setIsOpen] = useState(false);
  const restId = useId();
  const { busy, remove, moveProps, main, others, canRemove, isReturnTooLate } = useRowActions(props);
  const spanning = spanningMove(main, others, by);
  const buttonCount = Number(main !== null) + others.length + Number(canRemove);
  // A row with only one action shows it without the button More.
  const hasMore = buttonCount > 1;
  return (
    <ActionsCell>
      <Buttons style={buttonGridOf(props, buttonCount)}>
        {main !== null && <MoveButton {...moveProps} offer={main} isMain maySpan={main === spanning} />}
        {hasMore && (
          <NarrowMore order={order} isOpen={isOpen} controls={restId} onToggle={() => setIsOpen(!isOpen)} />
        )}
        <Rest id={restId} data-open={isOpen || !hasMore} data-below={hasMore}>
          {others.map((offer) => (
            <MoveButton key={offer.type} {...moveProps} offer={offer} maySpan={offer === spanning} />
          ))}
          {canRemove && (
            <WarningButton disabled={busy} onClick={remove}>
              <StaffIcon name="trash" size={16} /> {messages.deleteOrder}
            </WarningButton>
          )}
        </Rest>
        <OverviewLink order={order} by={by} />
      </Buttons>
      {isReturnTooLate && <ReturnWindowOver returnDays={order.returnDays} />}
    </ActionsCell>
  );
};

/** From this width a row shows all its actions. */
const wideRow = '@media (min-width: 1100px)';

/** Buttons of equal width, in a very wide row as wide as their labels; the link to the overview is at the end of their first line. */
const Buttons = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-auto-flow: dense;
  align-items: center;
  gap: var(--space-2);

  /* A label of two words has two lines here, and one in a wide row. */
  button {
    padding: 2px 6px;
  }

  /* With a button More the main action has a line of its own. It is then the fourth from the end: More, the others and the link follow. */
  > :nth-last-child(4) {
    grid-column: 1 / -1;
  }

  @media (hover: hover) and (pointer: fine) {
    --target: 34px;
  }

  ${wideRow} {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr)) auto;

    > :nth-last-child(4) {
      grid-column: auto;
    }

    [data-may-span='true'] {
      grid-column: span var(--span);
    }

    button {
      white-space: nowrap;
    }

    > a {
      grid-row: 1;
      grid-column: -2;
    }
  }

  @media (min-width: 1400px) {
    grid-template-columns: repeat(var(--very-wide-columns), auto) auto;

    [data-may-span='true'] {
      grid-column: span var(--very-wide-span);
    }
  }
`;

const NarrowMore = styled(MoreButton)`
  ${wideRow} {
    display: none;
  }
`;

const Rest = styled.div`
  display: contents;

  @media (max-width: 1099px) {
    display: grid;
    gap: var(--space-2);

    &[data-open='false'] {
      display: none;
    }

    &[data-below='true'] {
      grid-column: 1 / -1;
    }
  }
`;
