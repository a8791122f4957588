import { createHmac, timingSafeEqual } from 'node:crypto';
import { isTrackingToken } from '#domain/orders/tracking.ts';
import type { Db } from '../../database/database.ts';
import { sharedSecret } from '../../database/queries/sharedSecret.ts';

/**
 * Tokens of tracking links: 12 bytes of the order's id, 3 of its tracking version, and the first 15 of their
 * HMAC-SHA-256, in base64url. Forty characters, so that a QR code of the link stays small.
 */

const idBytes = 12;
const versionBytes = 3;
const macBytes = 15;

/** How many versions there are. */
export const trackingVersions = 2 ** (8 * versionBytes);

/** What a link's token names. */
export interface TrackingLink {
  /** Id of the order. */
  readonly order: string;
  readonly version: number;
}

export interface TrackingTokens {
  mint(link: TrackingLink): Promise<string>;
  /** `null` for every text that is no token of this shop. */
  read(token: string): Promise<TrackingLink | null>;
}

const macOf = (key: Uint8Array, content: Uint8Array): Buffer =>
  createHmac('sha256', key).update(content).digest().subarray(0, macBytes);

/** Tokens under a secret of the shop, which `secret` returns. */
export const trackingTokensOf = (secret: () => Promise<Uint8Array>): TrackingTokens => ({
  mint: async ({ order, version }) => {
    const content = Buffer.alloc(idBytes + versionBytes);
    content.write(order, 'hex');
    content.writeUIntBE(version, idBytes, versionBytes);
    return Buffer.concat([content, macOf(await secret(), content)]).toString('base64url');
  },
  read: async (token) => {
    if (!isTrackingToken(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const content = bytes.subarray(0, idBytes + versionBytes);
    if (!timingSafeEqual(bytes.subarray(content.length), macOf(await secret(), content))) return null;
    return {
      order: content.toString('hex', 0, idBytes),
      version: content.readUIntBE(idBytes, versionBytes),
    };
  },
});

/** Tokens under a secret that all processes of the shop share in its database; what was made under another name opens nothing. */
export const createTrackingTokens = (db: Db, secretName = 'tracking'): TrackingTokens => {
  let key: Uint8Array | undefined;
  return trackingTokensOf(async () => {
    key ??= await sharedSecret(db, secretName);
    return key;
  });
};
