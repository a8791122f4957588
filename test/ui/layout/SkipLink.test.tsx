import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SkipLink } from '#ui/layout/SkipLink.tsx';

it('AU-2 SH-16 skips to the content without a history entry, whose state tells where a login leads', async () => {
  const state = { usr: { from: '/dashboard/myShopping' }, key: 'k1', idx: 1 };
  history.replaceState(state, '', '/login');
  const { length } = history;
  render(
    <>
      <SkipLink />
      <main id="content" tabIndex={-1} />
    </>,
  );
  await userEvent.setup().click(screen.getByRole('link'));
  const entry = { address: location.pathname + location.hash, state: history.state, length: history.length };
  expect(entry).toEqual({ address: '/login', state, length });
  expect(document.activeElement?.id).toBe('content');
});
