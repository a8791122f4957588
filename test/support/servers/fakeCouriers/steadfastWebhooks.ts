import { createHmac } from 'node:crypto';
import type { CourierClock } from '#server/couriers/courierClock.ts';
import type { SteadfastParcel } from './SteadfastAccount.ts';
import type { WebhookMessage } from './sendWebhook.ts';

interface WebhookForm {
  /** Title case instead of snake case. */
  readonly isTitleCase?: boolean;
  readonly isSigned?: boolean;
  readonly hasKey?: boolean;
  readonly token?: string;
  /** Milliseconds by which Steadfast's clock is wrong. */
  readonly clockSkew?: number;
}

export interface SteadfastWebhooks {
  /** The parcel's present status. */
  readonly status: (parcel: SteadfastParcel, form?: WebhookForm) => WebhookMessage;
  readonly tracking: (parcel: SteadfastParcel, form?: WebhookForm) => WebhookMessage;
  /** A notification of any type with any fields. */
  readonly any: (fields: Readonly<Record<string, unknown>>, form?: WebhookForm) => WebhookMessage;
}

/** `2026-11-25 10:00:00`: Dhaka's time without its zone. */
export const dhakaClock = (instant: number): string =>
  new Date(instant + 6 * 60 * 60_000).toISOString().slice(0, 19).replace('T', ' ');

const titleCase = (word: string): string =>
  word
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');

/** The messages that Steadfast sends; each has a key of its own, which its repeats have too. */
export const steadfastWebhooks = (ownToken: string, clock: Pick<CourierClock, 'now'>): SteadfastWebhooks => {
  let count = 0;
  const any: SteadfastWebhooks['any'] = (fields, form = {}) => {
    const { isSigned = true, hasKey = true, token = ownToken, clockSkew = 0 } = form;
    const body = Buffer.from(JSON.stringify({ ...fields, updated_at: dhakaClock(clock.now() + clockSkew) }));
    count += 1;
    return {
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(isSigned && { 'x-signature': createHmac('sha256', token).update(body).digest('hex') }),
        ...(hasKey && { 'idempotency-key': `steadfast-event-${count}` }),
      },
      body,
    };
  };
  return {
    any,
    status: (parcel, form = {}) =>
      any(
        {
          notification_type: 'delivery_status',
          consignment_id: parcel.consignment_id,
          invoice: parcel.invoice,
          // After a delivery: what was collected.
          cod_amount: parcel.collected ?? parcel.cod_amount,
          status: form.isTitleCase === true ? titleCase(parcel.status) : parcel.status,
          delivery_charge: parcel.deliveryCharge,
          tracking_message: 'Edited by office staff.',
        },
        form,
      ),
    tracking: (parcel, form = {}) =>
      any(
        {
          notification_type: 'tracking_update',
          consignment_id: parcel.consignment_id,
          invoice: parcel.invoice,
          tracking_message: 'The parcel was sent from the hub by an officer.',
        },
        form,
      ),
  };
};
