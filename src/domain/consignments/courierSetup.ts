import * as messages from '#messages/domain/settingNames.ts';
import { isRecord, readText, readTexts } from '../values/parse.ts';

/** How the couriers with an API are set up, for admins (CR-14). */

/** The couriers whose API the shop calls. */
export const calledCouriers = ['steadfast', 'pathao'] as const;
export type CalledCourier = (typeof calledCouriers)[number];

export const courierSetupStates = [
  /** None of the courier's keys is entered. */
  'notSet',
  /** Some of what the courier needs is missing. */
  'incomplete',
  /** All is entered, but the shop cannot use it: see `reason`. */
  'wrong',
  'ready',
] as const;

export interface CourierSetup {
  readonly courier: CalledCourier;
  readonly state: (typeof courierSetupStates)[number];
  /** Names of keys and settings that are missing before it can book. */
  readonly missing: readonly string[];
  /** Why the courier's settings cannot be used, in a sentence; empty if nothing is wrong. */
  readonly reason: string;
  /** The address to which the courier sends its webhooks. */
  readonly webhookUrl: string;
  /** Whether the key that proves its webhooks is entered. */
  readonly takesWebhooks: boolean;
  /** Whether its keys can be tried. */
  readonly canTry: boolean;
}

/** How a courier is set up, as a host sent it; `null` for one that this build does not know. */
export const readCourierSetup = (raw: unknown): CourierSetup | null => {
  if (!isRecord(raw)) return null;
  const courier = calledCouriers.find((id) => id === raw.courier);
  const state = courierSetupStates.find((name) => name === raw.state);
  if (courier === undefined || state === undefined) return null;
  return {
    courier,
    state,
    missing: readTexts(raw.missing),
    reason: readText(raw.reason),
    webhookUrl: readText(raw.webhookUrl),
    takesWebhooks: raw.takesWebhooks === true,
    canTry: raw.canTry === true,
  };
};

/** The result of trying a courier's keys. */
export interface CourierTrial {
  /** Whether the courier accepted them. */
  readonly isGood: boolean;
  readonly sentence: string;
}

/** The sentence of the page about a courier's state. */
export const courierSetupText = ({ state, missing, reason }: CourierSetup): string => {
  switch (state) {
    case 'notSet':
      return messages.courierNotSetUp;
    case 'incomplete':
      return messages.courierIncomplete(missing.join(', '));
    case 'wrong':
      return reason;
    default:
      // ready
      return messages.courierIsSetUp;
  }
};
