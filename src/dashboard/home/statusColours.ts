import { css } from 'styled-components';
import { type OrderStatus, orderStatuses } from '#domain/order.ts';

/** One colour for each status in a picture, deeper as an order comes on; its words stand in the legend and in the table. */
export const statusColour: Readonly<Record<OrderStatus, string>> = {
  Pending: 'var(--star)',
  Confirmed: 'color-mix(in srgb, var(--accent) 35%, var(--surface))',
  Shipping: 'color-mix(in srgb, var(--accent) 65%, var(--surface))',
  Delivered: 'var(--accent)',
  Cancelled: 'var(--heart)',
  Return: 'var(--line-strong)',
};

/** Gives what bears `data-status` the status's colour as `--status-colour`. */
export const statusColours = css`
  ${orderStatuses.map((status) => `[data-status='${status}'] { --status-colour: ${statusColour[status]}; }`).join('\n')}
`;
