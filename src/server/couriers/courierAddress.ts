import { keyAddressFault } from '../process/keyAddressFault.ts';
import { CourierError } from './courierError.ts';

/** The address to which a courier's calls go. */
export interface CourierAddress {
  /** The part that all calls begin with, such as `https://portal.packzy.com/api/v1`. */
  readonly address: string;
  /** Whether an http address of this machine is accepted too, for the couriers of a demo or a test. */
  readonly allowsLoopback?: boolean;
}

/**
 * Returns the address without a slash at its end. Throws a CourierError `settings` for an address that is not https, since the
 * keys are sent to it, and for one with a user name, a password, a query or a fragment.
 */
export const readCourierAddress = (
  courier: string,
  { address, allowsLoopback = false }: CourierAddress,
): string => {
  const fault = keyAddressFault(address, allowsLoopback);
  if (fault !== null) throw new CourierError('settings', `The address of ${courier} ${fault}.`);
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname.replace(/\/+$/, '')}`;
};

/**
 * What a header can hold: visible ASCII characters. Keys are sent as headers, and the error of `fetch` would quote one that does not
 * fit, so that is checked before.
 */
const headerText = /^[\x21-\x7e]+$/;

/** Throws a CourierError `settings`, which names the key, if a key is empty or cannot be a header. */
export const checkCourierKeys = (courier: string, keys: Readonly<Record<string, string>>): void => {
  for (const [name, key] of Object.entries(keys))
    if (!headerText.test(key))
      throw new CourierError(
        'settings',
        `The ${name} of ${courier} is empty or has characters that keys do not have.`,
      );
};
