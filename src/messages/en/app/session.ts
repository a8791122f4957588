export const theSessionOfThisTab = 'The session of this tab';
export const movesOfOrderMadeHere = (id: string): string => `Moves of order ${id} made here`;
