import { styled } from 'styled-components';
import { from } from '#ui/theme/media.ts';

/** Layout of the buttons of a row above the reason why one of them is disabled or was refused. */
export const Place = styled.div`
  display: grid;
  flex: 1;
  gap: var(--space-1);
`;

export const Reason = styled.p`
  max-width: 34ch;
  color: var(--ink-faint);
  font-size: var(--text-xs);
  justify-self: end;
  text-align: start;

  ${from.medium} {
    justify-self: start;
  }
`;
