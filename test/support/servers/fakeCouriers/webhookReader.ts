import type { Courier, WebhookReading } from '#server/couriers/courier.ts';
import type { WebhookMessage } from './sendWebhook.ts';

/** Reads webhooks by the courier; throws when it reads none. */
export const webhookReader =
  ({ readWebhook }: Courier) =>
  (message: WebhookMessage): WebhookReading => {
    if (readWebhook === null) throw new Error('The courier reads no webhooks');
    return readWebhook(message);
  };
