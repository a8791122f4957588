import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/components/filters.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { narrow } from '#ui/theme/media.ts';
import { Collapsible } from '../layout/Collapsible.tsx';

interface ListFilterProps {
  /** Number of parts of the filter that are set. */
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** The fields of a list's filter; initially collapsed unless a part is set and the window is wide: on a phone the list comes first. */
export const ListFilter = ({ count, onClear, children }: ListFilterProps) => {
  // Decided once: it must not open or close while the user sets and clears parts.
  const [isOpen] = useState(count > 0 && !matchMedia(narrow).matches);
  const fieldsRef = useRef<HTMLDivElement>(null);
  // The button that clears the filter stays disabled after its press.
  const focusProps = useKeptFocus(fieldsRef, { staysDisabled: true });
  return (
    <Collapsible
      open={isOpen}
      summary={
        <>
          <StaffIcon name="filter" size={18} /> {messages.filter(count)}
        </>
      }
    >
      <FilterFields ref={fieldsRef} {...focusProps} tabIndex={-1}>
        {children}
        <Button tone="quiet" disabled={count === 0} onClick={onClear}>
          {messages.clearTheFilter}
        </Button>
      </FilterFields>
    </Collapsible>
  );
};

/** Fields in a box, as many side by side as fit: a list's filter, or a short form. */
export const FilterFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 176px), 1fr));
  align-items: end;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);

  /* As high as the fields beside it. */
  > button {
    min-height: 48px;
  }
`;
