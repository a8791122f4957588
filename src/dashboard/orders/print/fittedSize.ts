/**
 * The type size in em at which a text takes no more area than `comfortable` characters take at the `largest` size:
 * the area of a character grows with the square of its size.
 */
export const fittedSize = (text: string, comfortable: number, largest: number): number =>
  Number((largest * Math.min(1, Math.sqrt(comfortable / Math.max(1, text.length)))).toFixed(3));
