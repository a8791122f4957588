import { fail } from './settingsError.ts';

// HS256 requires a key of at least the length of its hash, 32 bytes (RFC 7518 §3.2).
const minBytes = 32;
/** 32 random hexadecimal digits contain about 14 different ones; fewer than 8 indicate a pattern. */
const minDistinct = 8;

/** The secret that signs the shop's tokens; `null` for the one in the database. Messages never contain it. */
export const readTokenSecret = (text: string | null): string | null => {
  if (text === null) return null;
  return Buffer.byteLength(text) >= minBytes && new Set(text).size >= minDistinct
    ? text
    : fail(
        `TOKEN_SECRET must be at least ${minBytes} random characters, such as "openssl rand -base64 32" prints.`,
      );
};
