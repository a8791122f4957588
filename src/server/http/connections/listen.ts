import type { FastifyInstance } from 'fastify';
import { StartError } from '../../errors/startError.ts';
import type { Settings } from '../../settings/settings.ts';
import { listeningOrigin } from '../security/shopOrigin.ts';

type Address = Pick<Settings, 'host' | 'port'>;

const messages: Readonly<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use; stop what uses it, or set PORT to another.`,
  EACCES: ({ port }) => `Port ${port} may not be used by this account; set PORT to 1024 or above.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is no address of this machine.`,
};

/** Listens at the address and returns the server's origin; throws a StartError when it is not available. */
export const listen = async (app: FastifyInstance, address: Address): Promise<string> => {
  try {
    await app.listen({ port: address.port, host: address.host });
  } catch (error) {
    const message = messages[(error as NodeJS.ErrnoException).code ?? '']?.(address);
    throw message === undefined ? error : new StartError(message, { cause: error });
  }
  return listeningOrigin(app, address);
};
