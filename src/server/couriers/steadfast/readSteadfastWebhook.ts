import { createHmac } from 'node:crypto';
import { dhakaInstant } from '#domain/values/dhakaInstant.ts';
import { isRecord, type JsonRecord, parseJson, readNumber, readText } from '#domain/values/parse.ts';
import type { CourierNews, WebhookReading, WebhookRequest } from '../courier.ts';
import { isSameSecret } from '../isSameSecret.ts';
import { shortened } from '../parcelTexts.ts';
import { bodyKey, idOf, longestWordLength, stageFields } from '../webhookFields.ts';
import { steadfastStageOf } from './steadfastStages.ts';

/** Whether the webhook has no wrong signature: not every merchant's webhooks are signed. */
const acceptsSignature = ({ headers, body }: WebhookRequest, token: string): boolean => {
  const signature = headers['x-signature'];
  if (signature === undefined) return true;
  const right = createHmac('sha256', token).update(body).digest('hex');
  return isSameSecret(signature.trim().toLowerCase(), right);
};

/** Whether the token is right, and the signature too if there is one. */
const isFromSteadfast = (request: WebhookRequest, token: string): boolean => {
  const bearer = /^Bearer +(?<sent>\S+) *$/i.exec(request.headers.authorization ?? '');
  const hasToken = isSameSecret(bearer?.groups?.sent ?? '', token);
  // Both are checked, so that the time of the answer does not tell which one is wrong.
  const isSignatureRight = acceptsSignature(request, token);
  return hasToken && isSignatureRight;
};

/** The news in a change of status; `null` for other notifications, which do not say where a parcel is. */
const newsOf = (message: JsonRecord): CourierNews | null => {
  const word = shortened(readText(message.status).trim(), longestWordLength);
  if (message.notification_type !== 'delivery_status' || word === '') return null;
  const stageOfWord = stageFields(steadfastStageOf(word));
  const { stage } = stageOfWord;
  const isCollected = stage === 'delivered' || stage === 'partlyDelivered';
  return {
    invoice: idOf(message.invoice),
    courierReference: idOf(message.consignment_id),
    word,
    ...stageOfWord,
    at: dhakaInstant(readText(message.updated_at)),
    // Before the delivery, the field holds what is still to be collected.
    collected: isCollected ? readNumber(message.cod_amount) : null,
    fee: readNumber(message.delivery_charge),
  };
};

/** What a key of an event may look like: up to 200 visible ASCII characters. */
const plainKey = /^[\x21-\x7e]{1,200}$/;

/** Reads a webhook of Steadfast (CR-5), after checking its token and, if it has one, its signature over the raw body. */
export const readSteadfastWebhook = (request: WebhookRequest, token: string): WebhookReading => {
  if (!isFromSteadfast(request, token)) return { kind: 'refused' };
  const message = parseJson(request.body.toString('utf8'));
  const sentKey = request.headers['idempotency-key'];
  const key = sentKey !== undefined && plainKey.test(sentKey) ? sentKey : bodyKey(request.body);
  if (!isRecord(message)) return { kind: 'event', key, type: 'unreadable', news: null };
  const type = shortened(readText(message.notification_type) || 'unnamed', longestWordLength);
  return { kind: 'event', key, type, news: newsOf(message) };
};
