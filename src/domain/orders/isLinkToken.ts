/** A link's token: 30 bytes in base64url. */
const tokenShape = /^[\w-]{40}$/;

/** Whether the text has the form of a token, of an order's tracking link as well as of an advance's. Only the server knows whether it is one. */
export const isLinkToken = (text: string): boolean => tokenShape.test(text);
