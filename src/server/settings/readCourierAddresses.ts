import { keyAddressFault } from '../process/keyAddressFault.ts';
import { fail, type ReadVariable } from './readEnvironment.ts';

/** Addresses that replace the couriers' usual ones, such as those of their test systems. */
export interface CourierAddresses {
  /** `null` for the usual address. */
  readonly steadfast: string | null;
  /** `null` for the usual address. */
  readonly pathao: string | null;
  /** Whether an http address on this machine is accepted, where the courier of a demo or a test listens. */
  readonly allowsLoopback: boolean;
}

/** Reads the couriers' addresses; throws a SettingsError, without the value, for one to which no keys may be sent. */
export const readCourierAddresses = (read: ReadVariable, allowsLoopback: boolean): CourierAddresses => {
  const address = (name: string): string | null => {
    const text = read(name);
    const fault = text === null ? null : keyAddressFault(text, allowsLoopback);
    return fault === null ? text : fail(`${name} ${fault}.`);
  };
  return { steadfast: address('STEADFAST_URL'), pathao: address('PATHAO_URL'), allowsLoopback };
};
