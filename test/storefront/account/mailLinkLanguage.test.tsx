import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { MailCommand } from '#domain/accounts/session.ts';
import { accountMessages } from '#messages/domain/accountMessages.ts';
import { Component } from '#storefront/account/MailLinkScreen.tsx';
import { LanguageLink } from '#ui/controls/LanguageLink.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

afterEach(() => vi.restoreAllMocks());

it('BN-1 a link from a mail in Bengali opens in Bengali, and uses its code there alone', () => {
  const replace = vi.spyOn(location, 'replace').mockReturnValue();
  const { container } = render(
    <MemoryRouter initialEntries={['/mail-link?mode=verifyEmail&oobCode=c0de&lang=bn']}>
      <Component />
    </MemoryRouter>,
  );
  expect(replace.mock.calls).toEqual([['/bn/mail-link?mode=verifyEmail&oobCode=c0de']]);
  expect(container.textContent).toBe('');
});

it('BN-2 a page opened by a mail in its language can be switched, since its address no longer names the language', async () => {
  const commands: MailCommand[] = [];
  renderScreen(
    <>
      <LanguageLink />
      <Component />
    </>,
    {
      search: '?mode=verifyEmail&oobCode=c0de&lang=en',
      commands: {
        sendMailCommand: async (command) => {
          commands.push(command);
          return { ok: true, email: 'rahima@example.com' };
        },
      },
    },
  );
  expect(await screen.findByText(accountMessages.verified)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'বাংলা' }).getAttribute('href')).toBe(
    '/bn/mail-link?mode=verifyEmail&oobCode=c0de',
  );
  expect(commands).toEqual([{ type: 'VERIFY_EMAIL', code: 'c0de' }]);
});
