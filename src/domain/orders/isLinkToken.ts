/** A link's token: 30 bytes in base64url. */
const tokenShape = /^[\w-]{40}$/;

/** Whether the text has the form of a token of an order's tracking link or of an advance's page; only the server knows whether it is one. */
export const isLinkToken = (text: string): boolean => tokenShape.test(text);
