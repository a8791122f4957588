import { css } from 'styled-components';

/** One colour for each status in a picture; its words stand in the legend and in the table. */
export const statusColours = css`
  [data-status='Pending'] { --status-colour: var(--star); }
  [data-status='Confirmed'] { --status-colour: var(--accent-strong); }
  [data-status='Shipping'] { --status-colour: var(--line-strong); }
  [data-status='Delivered'] { --status-colour: var(--good); }
  [data-status='Cancelled'] { --status-colour: var(--heart); }
  [data-status='Return'] { --status-colour: var(--ink-soft); }
`;
