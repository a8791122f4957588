import { createHmac, timingSafeEqual } from 'node:crypto';
import { isLinkToken } from '#domain/orders/isLinkToken.ts';
import type { Db } from '../../database/database.ts';
import { sharedSecret } from '../../database/queries/sharedSecret.ts';

/**
 * Tokens of links to an order, or to the page of an advance: the 12 bytes of its id, 3 bytes of the link's version, and the first 15
 * bytes of the HMAC-SHA-256 of both, in base64url. These are only 40 characters, so that a QR code of the link stays small.
 */

const idBytes = 12;
const versionBytes = 3;
const macBytes = 15;

/** How many different versions fit into a token. */
export const linkVersions = 2 ** (8 * versionBytes);

/** What the token of a link says. */
interface LinkContent {
  /** The id of the order or the advance. */
  readonly id: string;
  readonly version: number;
}

export interface LinkTokens {
  mint(link: LinkContent): Promise<string>;
  /** Reads a token; `null` if it is not one that this shop made. */
  read(token: string): Promise<LinkContent | null>;
}

/** The message authentication code of the content: the first bytes of its HMAC-SHA-256. */
const macOf = (key: Uint8Array, content: Uint8Array): Buffer =>
  createHmac('sha256', key).update(content).digest().subarray(0, macBytes);

/** Makes and reads tokens with the secret that `secret` returns. */
export const linkTokensOf = (secret: () => Promise<Uint8Array>): LinkTokens => ({
  mint: async ({ id, version }) => {
    const content = Buffer.alloc(idBytes + versionBytes);
    content.write(id, 'hex');
    content.writeUIntBE(version, idBytes, versionBytes);
    const mac = macOf(await secret(), content);
    return Buffer.concat([content, mac]).toString('base64url');
  },
  read: async (token) => {
    if (!isLinkToken(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const content = bytes.subarray(0, idBytes + versionBytes);
    const mac = bytes.subarray(content.length);
    const isAuthentic = timingSafeEqual(mac, macOf(await secret(), content));
    if (!isAuthentic) return null;
    return {
      id: content.toString('hex', 0, idBytes),
      version: content.readUIntBE(idBytes, versionBytes),
    };
  },
});

/** Makes and reads tokens with a secret that all processes share in the database; tokens made with another secret's name are invalid. */
export const createLinkTokens = (db: Db, secretName = 'tracking'): LinkTokens => {
  let key: Uint8Array | undefined;
  return linkTokensOf(async () => {
    key ??= await sharedSecret(db, secretName);
    return key;
  });
};
