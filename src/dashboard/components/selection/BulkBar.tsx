import { type ReactNode, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/components/selection.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { from, narrow, short } from '#ui/theme/media.ts';
import { countLabel } from '../lists/countLabel.ts';
import { SelectionButtons, type SelectionButtonsProps } from './SelectionButtons.tsx';
import { useScrollPadding } from './useScrollPadding.ts';
import type { Selectable } from './useSelection.ts';

interface BulkBarProps<Item extends Selectable> extends SelectionButtonsProps<Item> {
  /** The main action on the selected rows, a filled button, if there is one. */
  readonly main: ReactNode;
  /** The other actions on the selected rows. */
  readonly children: ReactNode;
}

/**
 * A bar with the buttons that select rows of a list, and the actions on the selected rows. While rows are selected, the bar
 * stays in view as the list scrolls, and a phone shows only the main action and a button for the others.
 */
export const BulkBar = <Item extends Selectable>({ main, children, ...buttons }: BulkBarProps<Item>) => {
  const { noun, rows, selection } = buttons;
  const count = selection.items.length;
  const isActive = count > 0;
  const [isOpen, setIsOpen] = useState(false);
  const othersId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const focusProps = useKeptFocus(rootRef);
  // Must come after useKeptFocus, which may move the focus into the bar: useScrollPadding scrolls to a focused element outside of it.
  useScrollPadding(rootRef, isActive);
  if (rows.length === 0 && !isActive) return null;
  return (
    <Root
      ref={rootRef}
      {...focusProps}
      tabIndex={-1}
      role="group"
      aria-label={messages.bulkActionsFor(noun)}
      data-active={isActive}
    >
      <p aria-live="polite">
        {isActive ? messages.selected(countLabel(count, noun)) : messages.noneSelected}
      </p>
      {isActive && (
        <Toggle
          tone="plain"
          size="s"
          aria-expanded={isOpen}
          aria-controls={othersId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {messages.more} <Icon name="chevron-down" size={16} />
        </Toggle>
      )}
      {isActive && main ? <Main>{main}</Main> : null}
      <Others id={othersId} data-open={isOpen || !isActive}>
        <SelectionButtons {...buttons} />
        {isActive && children}
      </Others>
    </Root>
  );
};

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  font-size: var(--text-s);

  > p {
    flex: 1 0 auto;
    min-width: 8em;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }

  &[data-active='true'] {
    position: sticky;
    z-index: 3;
    /* Below the sticky top bar (Header in layoutStyles.ts), and across the padding of the screen. */
    inset-block-start: 57px;
    margin-inline: calc(-1 * var(--space-2));
    padding: var(--space-2);
    border-radius: var(--radius-m);
    background: var(--surface);
    box-shadow: var(--shadow-2);
  }

  ${from.medium} {
    > p {
      flex: none;
    }
  }

  ${short} {
    &[data-active='true'] {
      position: static;
    }
  }
`;

const Toggle = styled(Button)`
  ${from.medium} {
    display: none;
  }
`;

/** On a phone it has a line of its own. */
const Main = styled.div`
  display: grid;
  flex-basis: 100%;

  ${from.medium} {
    flex-basis: auto;
  }
`;

/** All buttons but the main one; a phone shows them when they are asked for. */
const Others = styled.div`
  display: contents;

  @media ${narrow} {
    display: flex;
    flex-basis: 100%;
    flex-wrap: wrap;
    gap: var(--space-2);

    &[data-open='false'] {
      display: none;
    }

    /* With nothing selected, the buttons that select begin beside the summary. */
    [data-active='false'] > & {
      display: contents;
    }
  }
`;
