import type { FastifyBaseLogger } from 'fastify';
import type { AdvanceSettings } from '#domain/shop/advanceSettings.ts';
import type { ShopSettings } from '#domain/shop/shopSettings.ts';
import type { Db } from '../database/database.ts';
import { createLinkTokens, type LinkTokens } from '../orders/tracking/linkTokens.ts';
import type { PaymentGateway } from '../payments/paymentGateway.ts';
import { openSslCommerz } from '../payments/sslCommerz/openSslCommerz.ts';
import type { ShopSecrets } from '../secrets/shopSecrets.ts';
import type { GatewayAddress } from '../settings/readGatewayAddress.ts';

/** What the use cases of the advance desk share: staff and customers who deal with delivery charges paid in advance (CA-10). */
export interface AdvanceDesk {
  readonly db: Db;
  /** Makes and reads the tokens of the pages on which advances are paid; the `id` in such a token is the advance's. */
  readonly tokens: LinkTokens;
  /** The gateway with today's keys; `null` while a key is missing. While the shop takes no new advances, it serves the earlier ones. */
  readonly gateway: () => Promise<PaymentGateway | null>;
  readonly settings: () => AdvanceSettings & Pick<ShopSettings, 'supportEmail'>;
  /** The shop's public origin. */
  readonly origin: () => string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly now: () => Date;
}

interface DeskParts extends Omit<AdvanceDesk, 'tokens' | 'gateway'> {
  readonly secrets: Pick<ShopSecrets, 'read'>;
  readonly address: GatewayAddress;
}

/** The version in every token of an advance. Such tokens are never revoked: the advance's state says what its holder may do. */
export const tokenVersion = 0;

/** Opens the advance desk; the gateway's keys are read at each use. */
export const openAdvanceDesk = ({ secrets, address, ...parts }: DeskParts): AdvanceDesk => ({
  ...parts,
  tokens: createLinkTokens(parts.db, 'advance'),
  gateway: async () => {
    const storeId = await secrets.read('sslCommerzStoreId');
    const storePassword = await secrets.read('sslCommerzStorePassword');
    if (storeId === null || storePassword === null) return null;
    return openSslCommerz({ ...address, storeId, storePassword });
  },
});
