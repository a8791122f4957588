import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useUserPagesInfiniteQuery } from '#api/usersApi.ts';
import { freshOnMount } from '#dashboard/components/queryOptions.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

const Users = () => {
  const { data, isFetching } = useUserPagesInfiniteQuery({ search: '' }, freshOnMount);
  return isFetching ? null : <p>{data?.pages[0]?.items.length} users</p>;
};

const Screens = () => {
  const [mounted, setMounted] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setMounted((count) => count + 1)}>
        Open again
      </button>
      <Users key={mounted} />
    </>
  );
};

const openScreens = async () => {
  const { user, requests } = renderStaffScreen(<Screens />, () => ({ body: [] }));
  await screen.findByText('0 users');
  return {
    openAgain: () => user.click(screen.getByRole('button', { name: 'Open again' })),
    questions: () => requests.length,
  };
};

describe('freshOnMount', () => {
  afterEach(() => vi.useRealTimers());

  it('SPD-23 asks for nothing on mount that came just before, and for what is older', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { openAgain, questions } = await openScreens();
    await openAgain();
    await screen.findByText('0 users');
    const before = questions();
    vi.advanceTimersByTime(1000);
    await openAgain();
    await screen.findByText('0 users');
    expect([before, questions()]).toEqual([1, 2]);
  });
});
