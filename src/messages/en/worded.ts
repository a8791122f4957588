/** A text of the domain, such as the error of a field, in the language of the page; one that the page does not know stays. */
export const worded = (text: string): string => text;
