import { publicPathaoValue } from '#domain/shop/shopSecretSchema.ts';
import { dhakaInstant } from '#domain/values/dhakaInstant.ts';
import { isRecord, type JsonRecord, parseJson, readNumber, readText } from '#domain/values/parse.ts';
import type { CourierNews, WebhookReading, WebhookRequest } from '../courier.ts';
import { isSameSecret } from '../isSameSecret.ts';
import { shortened } from '../parcelTexts.ts';
import { bodyKey, idOf, longestWordLength, stageFields } from '../webhookFields.ts';
import { isPublicPathaoSecret } from './pathaoSettings.ts';
import { pathaoStageOf } from './pathaoStages.ts';

/** The header that Pathao wants on every answer to its webhooks. */
export const pathaoWebhookHeaders: Readonly<Record<string, string>> = {
  'X-Pathao-Merchant-Webhook-Integration-Secret': publicPathaoValue,
};

/** The news in an event; `null` for an event that names no parcel. */
const newsOf = (type: string, message: JsonRecord): CourierNews | null => {
  const courierReference = idOf(message.consignment_id);
  const invoice = idOf(message.merchant_order_id);
  if (courierReference === null && invoice === null) return null;
  return {
    invoice,
    courierReference,
    word: type,
    ...stageFields(pathaoStageOf(type)),
    at: dhakaInstant(readText(message.timestamp)) ?? dhakaInstant(readText(message.updated_at)),
    collected: readNumber(message.collected_amount),
    fee: readNumber(message.delivery_fee),
  };
};

/**
 * Reads a webhook of Pathao (CR-5). It brings the secret itself instead of a signature, so whoever knows the secret can send any
 * body. The handshake is answered for anybody, since the answer reveals nothing.
 */
export const readPathaoWebhook = ({ headers, body }: WebhookRequest, secret: string): WebhookReading => {
  const message = parseJson(body.toString('utf8'));
  // Pathao wants the status 202.
  if (isRecord(message) && message.event === 'webhook_integration')
    return { kind: 'handshake', status: 202, headers: pathaoWebhookHeaders };
  const isFromPathao = isSameSecret(headers['x-pathao-signature'] ?? '', secret);
  // `openPathao` refuses a public secret already; with one, anybody could send events here.
  if (!isFromPathao || isPublicPathaoSecret(secret)) return { kind: 'refused' };
  const key = bodyKey(body);
  if (!isRecord(message)) return { kind: 'event', key, type: 'unreadable', news: null };
  const type = shortened(readText(message.event) || 'unnamed', longestWordLength);
  return { kind: 'event', key, type, news: newsOf(type, message) };
};
