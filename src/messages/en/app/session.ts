export const sessionOfThisTab = 'The session of this tab';
export const movesOfOrder = (id: string): string => `Moves of order ${id} made here`;
