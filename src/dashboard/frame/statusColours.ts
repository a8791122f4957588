import { css } from 'styled-components';

/** One colour for each status in a picture, deeper as an order comes on; its words stand in the legend and in the table. */
export const statusColours = css`
  [data-status='Pending'] { --status-colour: var(--star); }
  [data-status='Confirmed'] { --status-colour: color-mix(in srgb, var(--accent) 35%, var(--surface)); }
  [data-status='Shipping'] { --status-colour: color-mix(in srgb, var(--accent) 65%, var(--surface)); }
  [data-status='Delivered'] { --status-colour: var(--accent); }
  [data-status='Cancelled'] { --status-colour: var(--heart); }
  [data-status='Return'] { --status-colour: var(--line-strong); }
`;
