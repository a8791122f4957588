import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { type SessionCommands, SessionProvider, useSessionCommands } from '#api/accounts/sessionCommands.ts';
import type { SessionCommand } from '#domain/accounts/session.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { rahima } from '../../support/browser/sessionHarness.ts';
import { pageSettings } from '../../support/pageSettings.ts';

const command: SessionCommand = { type: 'SIGN_IN', email: rahima.email, password: 'secret-1' };

/** What a component receives from the hook, with or without a provider around it, and the store's dispatch to watch. */
const commandsIn = (value?: SessionCommands) => {
  const store = openStore({ settings: pageSettings });
  const dispatch = vi.spyOn(store, 'dispatch');
  const received: SessionCommands[] = [];
  const Component = () => {
    received.push(useSessionCommands());
    return null;
  };
  const child =
    value === undefined ? (
      <Component />
    ) : (
      <SessionProvider value={value}>
        <Component />
      </SessionProvider>
    );
  renderToStaticMarkup(<Provider store={store}>{child}</Provider>);
  return { dispatch, commands: received[0] };
};

it('AU-1 sends a command to the one session, and dispatches no action that DevTools would show', async () => {
  const sent: SessionCommand[] = [];
  const failure = { code: 'auth/wrong-password', command: 'SIGN_IN' } as const;
  const { dispatch, commands } = commandsIn({
    sendSessionCommand: async (given) => {
      sent.push(given);
      return { ok: false, failure };
    },
    sendMailCommand: async () => ({ ok: true, email: '' }),
    loadSession: async () => true,
  });
  expect(await commands?.sendSessionCommand(command)).toEqual({ ok: false, failure });
  expect(sent).toEqual([command]);
  expect(dispatch).not.toHaveBeenCalled();
});

it('AU-1 rejects commands where no session exists, as during the render on the server', async () => {
  const { commands } = commandsIn();
  await expect(commands?.sendSessionCommand(command)).rejects.toThrow('no session');
});
