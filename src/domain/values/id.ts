/** Number of characters of an id. */
export const idLength = 24;

/** The format of all ids, which the server's `newId` makes: hexadecimal digits. */
export const idShape = /^[0-9a-f]{24}$/;
