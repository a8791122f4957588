import { styled } from 'styled-components';
import { Button } from '#ui/controls/Button.tsx';

/** A small button for a removal or a cancellation; calmer than the danger tone, since a table has one in each row. */
export const WarningButton = styled(Button).attrs({ tone: 'plain', size: 's' })`
  color: var(--danger);

  &:hover:not(:disabled, [aria-busy]) {
    border-color: var(--danger);
    background: var(--danger-soft);
    color: var(--danger);
  }
`;
