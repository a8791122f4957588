import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Component } from '#storefront/account/MailLinkScreen.tsx';

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
