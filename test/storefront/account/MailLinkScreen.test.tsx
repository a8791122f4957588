import { screen } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { MailCommand } from '#domain/accounts/session.ts';
import { accountMessages } from '#messages/domain/accountMessages.ts';
import { Component } from '#storefront/account/MailLinkScreen.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

const Dashboard = () => {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
};

it('API-11 the address is still verified when its owner comes back to the page, which sends the code once', async () => {
  const commands: MailCommand[] = [];
  const { user } = renderScreen(
    <Routes>
      <Route path="/dashboard" element={<Dashboard />} />
      <Route path="*" element={<Component />} />
    </Routes>,
    {
      search: '?mode=verifyEmail&oobCode=c0de',
      commands: {
        sendMailCommand: async (command) => {
          commands.push(command);
          return commands.length === 1
            ? { ok: true, email: 'rahima@example.com' }
            : { ok: false, failure: { code: 'auth/invalid-action-code' } };
        },
      },
    },
  );
  await screen.findByText('Your e-mail address is verified.');
  await user.click(screen.getByRole('link', { name: 'Go to my dashboard' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));

  expect((await screen.findByRole('status')).textContent).toContain('Your e-mail address is verified.');
  expect(commands).toEqual([{ type: 'VERIFY_EMAIL', code: 'c0de' }]);
});

it('API-11 ER-1 sends the code of an unreached service again by a press, and says of a used one that the address may be verified', async () => {
  const codes = ['auth/network-request-failed', 'auth/invalid-action-code'];
  const { user } = renderScreen(<Component />, {
    search: '?mode=verifyEmail&oobCode=c0de',
    commands: {
      sendMailCommand: async () => ({ ok: false, failure: { code: codes.shift() ?? 'none left' } }),
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Please check your connection and try again.');
  expect(alert.textContent).not.toContain(accountMessages.requestNewMail);

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const status = await screen.findByRole('status');
  expect(status.textContent).toContain(accountMessages.maybeVerified.title);
  expect(document.activeElement?.contains(status)).toBe(true);
  expect(codes).toEqual([]);
});
