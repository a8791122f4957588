import { fail } from './settingsError.ts';

// HS256 asks for a key as long as its hash, 32 bytes (RFC 7518 §3.2).
const leastBytes = 32;
/** 32 random hexadecimal digits hold some 14 different ones; fewer than this are a pattern. */
const leastDifferent = 8;

/** The text that signs the shop's tokens; `null` for the secret in the database. It is never repeated. */
export const readTokenSecret = (text: string | null): string | null => {
  if (text === null) return null;
  return Buffer.byteLength(text) >= leastBytes && new Set(text).size >= leastDifferent
    ? text
    : fail(
        `TOKEN_SECRET must be at least ${leastBytes} random characters, such as "openssl rand -base64 32" prints.`,
      );
};
