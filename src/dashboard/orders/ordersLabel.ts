/** `1 order`, `12 orders`, `3 other orders`. */
export const ordersLabel = (count: number, kind = ''): string =>
  `${count} ${kind === '' ? '' : `${kind} `}${count === 1 ? 'order' : 'orders'}`;
