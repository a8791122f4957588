/**
 * The address as it is kept and compared: A to Z in lower case, every other character as it is. Unicode's own
 * lower case would make one address of two, such as U+212A KELVIN SIGN of `k`.
 */
export const foldEmail = (email: string): string =>
  email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
