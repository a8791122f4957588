import type { CourierClock } from '#server/couriers/courierClock.ts';
import type { PathaoEvent } from '#server/couriers/pathao/pathaoStages.ts';
import type { PathaoParcel } from './PathaoAccount.ts';
import type { WebhookMessage } from './sendWebhook.ts';
import { dhakaClock } from './steadfastWebhooks.ts';

interface WebhookForm {
  readonly secret?: string;
  /** Milliseconds by which Pathao's clock is wrong. */
  readonly clockSkew?: number;
  /** Further fields. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

export interface PathaoWebhooks {
  readonly handshake: () => WebhookMessage;
  readonly event: (event: PathaoEvent, parcel: PathaoParcel, form?: WebhookForm) => WebhookMessage;
  readonly any: (fields: Readonly<Record<string, unknown>>, form?: WebhookForm) => WebhookMessage;
}

/** Events that tell what was collected. */
const withMoney: ReadonlySet<PathaoEvent> = new Set([
  'order.delivered',
  'order.partial-delivery',
  'order.paid-return',
  'order.exchanged',
  'order.returned-to-merchant',
]);

/** Fields that single events have beside those of all. */
const fieldsOf = (event: PathaoEvent, parcel: PathaoParcel): Readonly<Record<string, unknown>> => ({
  ...(withMoney.has(event) && { collected_amount: parcel.collected ?? 0 }),
  ...(event === 'order.paid' && { invoice_id: parcel.paidBy }),
  ...(event === 'order.partial-delivery' && { reason: 'Customer took a part' }),
  ...(event === 'order.returned-to-merchant' && {
    return_consignment_id: `R${parcel.consignment_id}`,
    return_type: 'full',
  }),
});

const message = (secret: string, body: unknown): WebhookMessage => ({
  headers: { 'content-type': 'application/json', 'x-pathao-signature': secret },
  body: Buffer.from(JSON.stringify(body)),
});

/** The messages that Pathao sends: the secret itself in a header, and nothing that proves the body. */
export const pathaoWebhooks = (ownSecret: string, clock: Pick<CourierClock, 'now'>): PathaoWebhooks => {
  const any: PathaoWebhooks['any'] = (fields, { secret = ownSecret, clockSkew = 0 } = {}) => {
    const time = clock.now() + clockSkew;
    return message(secret, {
      ...fields,
      updated_at: dhakaClock(time),
      timestamp: new Date(time).toISOString(),
    });
  };
  return {
    handshake: () => message(ownSecret, { event: 'webhook_integration' }),
    any,
    event: (event, parcel, form = {}) =>
      any(
        {
          event,
          consignment_id: parcel.consignment_id,
          merchant_order_id: parcel.merchant_order_id,
          store_id: parcel.store_id,
          // Another fee than that of the booking, so that a test sees which one is kept.
          delivery_fee: parcel.delivery_fee + 0.5,
          ...fieldsOf(event, parcel),
          ...form.fields,
        },
        form,
      ),
  };
};
