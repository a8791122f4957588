import { css } from 'styled-components';
import { type OrderStatus, orderStatuses } from '#domain/order.ts';

/** Chart colour of each status, deeper as an order advances; legend and table show the names. */
export const statusColour: Readonly<Record<OrderStatus, string>> = {
  Pending: 'var(--star)',
  Confirmed: 'color-mix(in srgb, var(--accent) 35%, var(--surface))',
  Shipping: 'color-mix(in srgb, var(--accent) 65%, var(--surface))',
  Delivered: 'var(--accent)',
  Cancelled: 'var(--heart)',
  Return: 'var(--line-strong)',
};

/** Sets `--status-colour` on elements with `data-status`. */
export const statusColours = css`
  ${orderStatuses.map((status) => `[data-status='${status}'] { --status-colour: ${statusColour[status]}; }`).join('\n')}
`;
