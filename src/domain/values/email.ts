/** Characters of the longest address to which mail can be sent (RFC 5321). */
export const emailLength = 254;

/**
 * The address as it is stored and compared: A to Z in lower case, every other character unchanged. Unicode's
 * lower case would map two addresses to one, such as U+212A KELVIN SIGN to `k`.
 */
export const normalizeEmail = (email: string): string =>
  email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
