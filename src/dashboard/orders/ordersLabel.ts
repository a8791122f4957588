/** `1 order`, `12 orders`. */
export const ordersLabel = (count: number): string => `${count} ${count === 1 ? 'order' : 'orders'}`;
