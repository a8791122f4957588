/**
 * The names of the colors, sizes and types of products. The value itself is what is sent, stored and compared; one that has no
 * name is shown as it is.
 */
export const choiceName = (choice: string): string => choice;
