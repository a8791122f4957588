/** The cart (CT-1 to CT-6). */

export const title = 'My Cart';
export const selectAll = 'Select all';
export const selected = (count: number, all: number): string => `${count} of ${all} selected`;
export const removed = (product: string): string => `${product} was removed from your cart.`;
