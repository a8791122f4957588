import { styled } from 'styled-components';
import { narrow } from '#ui/theme/media.ts';

/** The buttons at the end of a row. They are smaller for a mouse than for a finger, to keep a long table dense. */
export const RowActions = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);

  /* Wide enough for all buttons of a row on one line. */
  @media (min-width: 1400px) {
    flex-wrap: nowrap;
    white-space: nowrap;
  }

  @media (min-width: 769px) and (hover: hover) and (pointer: fine) {
    --target: 34px;
  }
`;

/** A cell with the buttons of a row, and below them the reason why one is disabled or was refused. */
export const ActionsCell = styled.div`
  display: grid;
  flex: 1;
  gap: var(--space-1);
`;

/** Why a button of the row is disabled, or why its command was refused. */
export const Reason = styled.p`
  max-width: 34ch;
  color: var(--ink-faint);
  font-size: var(--text-xs);
  text-align: start;

  @media ${narrow} {
    max-width: none;
  }
`;
