import type { FastifyBaseLogger } from 'fastify';
import type { AdvanceSettings } from '#domain/shop/advanceSettings.ts';
import type { ShopSettings } from '#domain/shop/shopSettings.ts';
import type { Db } from '../database/database.ts';
import { createTrackingTokens, type TrackingTokens } from '../orders/tracking/trackingTokens.ts';
import type { PaymentGateway } from '../payments/paymentGateway.ts';
import { openSslCommerz } from '../payments/sslCommerz/openSslCommerz.ts';
import type { ShopSecrets } from '../secrets/shopSecrets.ts';
import type { GatewayAddress } from '../settings/readGatewayAddress.ts';

/** What the use cases of advances share (CA-10). */
export interface AdvanceDesk {
  readonly db: Db;
  /** Tokens of the pages on which advances are paid: a token names its advance. */
  readonly tokens: TrackingTokens;
  /** With the keys as they are now; `null` while one is missing. Also while advances are off: those that were asked for go on. */
  readonly gateway: () => Promise<PaymentGateway | null>;
  readonly settings: () => AdvanceSettings & Pick<ShopSettings, 'name' | 'supportEmail'>;
  /** The shop's public origin. */
  readonly origin: () => string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly now: () => Date;
}

interface DeskParts extends Omit<AdvanceDesk, 'tokens' | 'gateway'> {
  readonly secrets: Pick<ShopSecrets, 'read'>;
  readonly address: GatewayAddress;
}

/** The version in all tokens of advances, which are never revoked: what an advance allows follows from its state. */
export const tokenVersion = 0;

/** Opens the desk; the keys are read at each use. */
export const openAdvanceDesk = ({ secrets, address, ...parts }: DeskParts): AdvanceDesk => ({
  ...parts,
  tokens: createTrackingTokens(parts.db, 'advance'),
  gateway: async () => {
    const storeId = await secrets.read('sslCommerzStoreId');
    const storePassword = await secrets.read('sslCommerzStorePassword');
    return storeId === null || storePassword === null
      ? null
      : openSslCommerz({ ...address, storeId, storePassword });
  },
});
