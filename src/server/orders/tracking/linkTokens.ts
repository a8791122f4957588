import { createHmac, timingSafeEqual } from 'node:crypto';
import { isTrackingToken } from '#domain/orders/tracking.ts';
import type { Db } from '../../database/database.ts';
import { sharedSecret } from '../../database/queries/sharedSecret.ts';

/**
 * Tokens of tracking links: the 12 bytes of the order's id, 3 bytes of its tracking version, and the first 15 bytes of the
 * HMAC-SHA-256 of both, in base64url. These are only 40 characters, so that a QR code of the link stays small.
 */

const idBytes = 12;
const versionBytes = 3;
const macBytes = 15;

/** How many different versions fit into a token. */
export const trackingVersions = 2 ** (8 * versionBytes);

/** What the token of a link says. */
export interface TrackingLink {
  /** The order's id (or an advance's, for tokens of the advance desk). */
  readonly order: string;
  readonly version: number;
}

export interface TrackingTokens {
  mint(link: TrackingLink): Promise<string>;
  /** Reads a token; `null` if it is not one that this shop made. */
  read(token: string): Promise<TrackingLink | null>;
}

/** The message authentication code of the content: the first bytes of its HMAC-SHA-256. */
const macOf = (key: Uint8Array, content: Uint8Array): Buffer =>
  createHmac('sha256', key).update(content).digest().subarray(0, macBytes);

/** Makes and reads tokens with the secret that `secret` returns. */
export const trackingTokensOf = (secret: () => Promise<Uint8Array>): TrackingTokens => ({
  mint: async ({ order, version }) => {
    const content = Buffer.alloc(idBytes + versionBytes);
    content.write(order, 'hex');
    content.writeUIntBE(version, idBytes, versionBytes);
    const mac = macOf(await secret(), content);
    return Buffer.concat([content, mac]).toString('base64url');
  },
  read: async (token) => {
    if (!isTrackingToken(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const content = bytes.subarray(0, idBytes + versionBytes);
    const mac = bytes.subarray(content.length);
    const isAuthentic = timingSafeEqual(mac, macOf(await secret(), content));
    if (!isAuthentic) return null;
    return {
      order: content.toString('hex', 0, idBytes),
      version: content.readUIntBE(idBytes, versionBytes),
    };
  },
});

/** Makes and reads tokens with a secret that all processes share in the database; tokens made with another secret's name are invalid. */
export const createTrackingTokens = (db: Db, secretName = 'tracking'): TrackingTokens => {
  let key: Uint8Array | undefined;
  return trackingTokensOf(async () => {
    key ??= await sharedSecret(db, secretName);
    return key;
  });
};
