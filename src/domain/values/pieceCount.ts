/** How many pieces the lines have together. */
export const pieceCount = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((count, { quantity }) => count + quantity, 0);
