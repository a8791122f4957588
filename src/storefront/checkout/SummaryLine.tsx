import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { formatExactTaka } from '#domain/values/money.ts';
import * as messages from '#messages/storefront/checkout.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { surfaceStyles } from '#ui/layout/Card.tsx';

interface SummaryLineProps {
  /** Number of lines in the order. */
  readonly count: number;
  /** Taka. */
  readonly total: number;
  /** Something in the summary keeps the order from being taken. */
  readonly needsAttention: boolean;
  /** The summary of the order. */
  readonly children: ReactNode;
}

/**
 * One line that stands for the order's summary on a narrow screen. A press shows the summary (BY-1), which also shows by itself
 * when something in it needs attention.
 */
export const SummaryLine = ({ count, total, needsAttention, children }: SummaryLineProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(needsAttention);
  const [neededAttention, setNeededAttention] = useState(needsAttention);
  // Set while rendering: React renders again at once, without showing the outdated result.
  if (needsAttention !== neededAttention) {
    setNeededAttention(needsAttention);
    if (needsAttention) setOpen(true);
  }
  return (
    <Root>
      <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span>{messages.yourOrderItems(count)}</span> <strong>{formatExactTaka(total)}</strong>
        <Icon name="chevron-down" size={20} />
      </Toggle>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;
const Toggle = styled.button`
  ${surfaceStyles}
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 52px;
  padding: 0 var(--space-4);
  text-align: start;
  > span { flex: 1; }
  > strong { font-variant-numeric: tabular-nums; }
  > svg { flex: none; color: var(--ink-faint); }
  &[aria-expanded='true'] > svg { rotate: 180deg; }
`;
