import { createContext, useContext } from 'react';
import type { SessionPort } from '#domain/accounts/session.ts';
import type { RecorderPort } from '#machines/record.ts';

/**
 * The commands that screens send to the session. They go through a React context and not through a thunk, because DevTools shows every
 * dispatched action, and a command may hold a password.
 */
export interface SessionCommands extends SessionPort, RecorderPort {
  /** Loads the session's code before a command needs it; resolves to whether it has arrived. */
  readonly loadSession: () => Promise<boolean>;
}

const unavailable = () => Promise.reject(new Error('There is no session outside of a browser'));

const SessionContext = createContext<SessionCommands>({
  sendSessionCommand: unavailable,
  sendMailCommand: unavailable,
  loadSession: async () => false,
});

export const SessionProvider = SessionContext.Provider;

export const useSessionCommands = (): SessionCommands => useContext(SessionContext);
