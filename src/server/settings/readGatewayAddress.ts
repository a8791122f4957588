import { addressFault } from '../process/addressFault.ts';
import { fail, type Read } from './readEnvironment.ts';

/** Where the calls to the payment gateway go. */
export interface GatewayAddress {
  readonly address: string;
  /** Whether an http address of this machine is taken, where the gateway of a test listens. */
  readonly allowsLoopback: boolean;
}

/** Of the live system; that for tests is https://sandbox.sslcommerz.com. */
export const liveGateway = 'https://securepay.sslcommerz.com';

/** The gateway's address; throws a SettingsError for one to which no keys may be sent. The message omits the value. */
export const readGatewayAddress = (read: Read, allowsLoopback: boolean): GatewayAddress => {
  const address = read('SSLCOMMERZ_URL') ?? liveGateway;
  const fault = addressFault(address, allowsLoopback);
  return fault === null
    ? { address: new URL(address).origin, allowsLoopback }
    : fail(`SSLCOMMERZ_URL ${fault}.`);
};
