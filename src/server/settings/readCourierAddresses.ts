import { addressFault } from '../process/addressFault.ts';
import { fail, type Read } from './readEnvironment.ts';

/** Where the calls to couriers go, when it is not where all merchants' calls go: to a test system of theirs. */
export interface CourierAddresses {
  /** `null` for the usual one. */
  readonly steadfast: string | null;
  readonly pathao: string | null;
  /** Whether an http address of this machine is taken, where the courier of a demo or a test listens. */
  readonly allowsLoopback: boolean;
}

/** The addresses of couriers; throws a SettingsError for one to which no keys may be sent. The message omits the value. */
export const readCourierAddresses = (read: Read, allowsLoopback: boolean): CourierAddresses => {
  const address = (name: string): string | null => {
    const text = read(name);
    const fault = text === null ? null : addressFault(text, allowsLoopback);
    return fault === null ? text : fail(`${name} ${fault}.`);
  };
  return { steadfast: address('STEADFAST_URL'), pathao: address('PATHAO_URL'), allowsLoopback };
};
