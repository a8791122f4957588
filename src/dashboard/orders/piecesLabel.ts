/** `1 piece`, `12 pieces`. */
export const piecesLabel = (count: number): string => `${count} ${count === 1 ? 'piece' : 'pieces'}`;
