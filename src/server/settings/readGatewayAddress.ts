import { keyAddressFault } from '../process/keyAddressFault.ts';
import { fail, type Read } from './readEnvironment.ts';

/** Where the calls to the payment gateway go. */
export interface GatewayAddress {
  /** An origin: the paths of its calls begin at the root. */
  readonly address: string;
  /** Whether an http address on this machine is accepted, where the gateway of a test listens. */
  readonly allowsLoopback: boolean;
}

/** The address of the live system; that of the test system is https://sandbox.sslcommerz.com. */
const liveGateway = 'https://securepay.sslcommerz.com';

/** Reads the gateway's address; throws a SettingsError, without the value, for one to which no keys may be sent. */
export const readGatewayAddress = (read: Read, allowsLoopback: boolean): GatewayAddress => {
  const address = read('SSLCOMMERZ_URL') ?? liveGateway;
  const fault = keyAddressFault(address, allowsLoopback);
  return fault === null
    ? { address: new URL(address).origin, allowsLoopback }
    : fail(`SSLCOMMERZ_URL ${fault}.`);
};
