import { addressFault } from '../process/addressFault.ts';
import { CourierError } from './courierError.ts';

/** Where a courier's calls go. */
export interface CourierAddress {
  /** The base of its calls, such as `https://portal.packzy.com/api/v1`. */
  readonly address: string;
  /** Whether an http address of this machine is taken too, where the courier of a demo or of a test listens. */
  readonly allowsLoopback?: boolean;
}

/**
 * The address without a slash at its end. Throws a CourierError `settings` for any but https, since the keys travel to it,
 * and for one that holds a name, a password, a query or a fragment.
 */
export const readCourierAddress = (
  courier: string,
  { address, allowsLoopback = false }: CourierAddress,
): string => {
  const fault = addressFault(address, allowsLoopback);
  if (fault !== null) throw new CourierError('settings', `The address of ${courier} ${fault}.`);
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname.replace(/\/+$/, '')}`;
};

/** A key is sent as a header: `fetch` would tell one that no header can hold in its error. */
const sendable = /^[\x21-\x7e]+$/;

/** Throws a CourierError `settings` with the name of a key that is empty or that no header can hold. */
export const checkCourierKeys = (courier: string, keys: Readonly<Record<string, string>>): void => {
  const name = Object.keys(keys).find((name) => !sendable.test(keys[name] ?? ''));
  if (name !== undefined)
    throw new CourierError(
      'settings',
      `The ${name} of ${courier} is empty or has characters that keys do not have.`,
    );
};
