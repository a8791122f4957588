import { keyAddressFault } from '../process/keyAddressFault.ts';
import { fail, type ReadVariable, readOrigin } from './readEnvironment.ts';

/** Where the calls to the payment gateway go. */
export interface GatewayAddress {
  /** An origin: the paths of its calls begin at the root. */
  readonly address: string;
  /** Whether an http address on this machine is accepted, where the gateway of a test listens. */
  readonly allowsLoopback: boolean;
}

const liveGateway = 'https://securepay.sslcommerz.com';
/** The test gateway, which the sentence about a wrong address names as an example. */
const exampleAddress = 'https://sandbox.sslcommerz.com';

/** Reads the gateway's address; throws a SettingsError, without the value, for one to which no keys may be sent. */
export const readGatewayAddress = (read: ReadVariable, allowsLoopback: boolean): GatewayAddress => {
  const address = read('SSLCOMMERZ_URL') ?? liveGateway;
  const fault = keyAddressFault(address, allowsLoopback);
  if (fault !== null) return fail(`SSLCOMMERZ_URL ${fault}.`);
  return { address: readOrigin('SSLCOMMERZ_URL', address, exampleAddress), allowsLoopback };
};
