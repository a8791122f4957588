import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { addresses } from '#dashboard/components/routing/addresses.ts';
import { SideMenu } from '#dashboard/layout/SideMenu.tsx';
import { Component as ReviewsScreen } from '#dashboard/reviews/ReviewsScreen.tsx';
import type { Role } from '#domain/accounts/role.ts';
import { inBengali } from '../../support/browser/inBengali.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { admin } from '../../support/browser/sessionHarness.ts';

/** The linter would take the attribute `role="staff"` for a role of ARIA. */
const staff: Role = 'staff';

const review = {
  _id: 'r1',
  rating: 4,
  text: 'Holds tea.',
  by: 'Rahima K.',
  at: '2025-01-05T09:07:00.000Z',
  color: 'Red',
  size: 'N/A',
  product: { id: 'cup', name: 'Clay cup' },
  order: { id: 'o1', number: 'HK-7Q4K-2M' },
  state: 'Waiting',
  reason: '',
  version: 3,
  byLink: true,
};
const other = {
  ...review,
  _id: 'r2',
  text: '',
  by: '',
  product: { id: 'tray', name: 'Tray' },
  version: 1,
  byLink: false,
};

const openScreen = (
  decidedIds: readonly string[] = ['r1', 'r2'],
  decidedByOthers: readonly string[] = [],
) => {
  let reviews: object[] = [review, other];
  return renderStaffScreen(<ReviewsScreen />, (call) => {
    if (call.includes('reviewCounts'))
      return { body: { counts: { Waiting: reviews.length, Published: 7, Rejected: 1 } } };
    if (call.startsWith('GET')) return { body: { reviews, total: reviews.length, next: null } };
    reviews = [];
    return { body: { decidedIds, decidedByOthers } };
  });
};
const publish = (product: string) =>
  screen.findByRole('button', { name: `Publish the review of ${product}` });

describe('the reviews', () => {
  it('SH-7 have their time on one line of the table', async () => {
    openScreen();
    const [time] = await screen.findAllByText('05 Jan, 2025, 03:07 pm');
    expect(time && getComputedStyle(time).whiteSpace).toBe('nowrap');
  });

  it('SH-7 SH-18 are listed with words, product, choices, writer, order, time and the link', async () => {
    openScreen();
    const row = (await publish('Clay cup')).closest('tr');
    expect([...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Select the review of Clay cup by Rahima K.'),
      '4 out of 5Holds tea.',
      'Clay cupRed',
      'Rahima K.HK-7Q4K-2M05 Jan, 2025, 03:07 pmBy tracking link',
      expect.stringContaining('PublishReject'),
    ]);
    expect(await screen.findByRole('radio', { name: 'Waiting (2)' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Published (7)' })).toBeTruthy();
  });

  it('SH-7 are counted again when they are opened, in the menu too', async () => {
    let waiting = 6;
    const { user } = renderStaffScreen(
      <>
        <SideMenu role={staff} onShortcuts={() => undefined} />
        <Routes>
          <Route path={addresses.reviews} element={<ReviewsScreen />} />
          <Route path="*" element={null} />
        </Routes>
      </>,
      (call) =>
        call.includes('reviewCounts')
          ? { body: { counts: { Waiting: waiting, Published: 7, Rejected: 1 } } }
          : { body: { reviews: [review], total: waiting, next: null } },
    );
    const entry = await screen.findByRole('link', { name: 'Reviews 6' });
    waiting = 7;
    await user.click(entry);
    expect(await screen.findByRole('radio', { name: 'Waiting (7)' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Reviews 7' })).toBeTruthy();
  });

  it('SH-7 are published by the version that is on the screen, many at once', async () => {
    const { user, requests } = openScreen();
    await publish('Tray');
    await user.click(screen.getByRole('button', { name: 'Select these 2' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('2 reviews published.');
    expect(requests.find(({ call }) => call === 'PUT /moderatedReviews')?.body).toEqual({
      decision: 'Published',
      reviews: [
        { id: 'r1', version: 3, from: 'Waiting' },
        { id: 'r2', version: 1, from: 'Waiting' },
      ],
    });
    expect(await screen.findByText('No reviews waiting')).toBeTruthy();
  });

  it.each([
    ['published', 'Publish the review of Clay cup', null],
    ['rejected', 'Reject the review of Clay cup', 'Yes, reject!'],
    ['deleted', 'Delete the review of Clay cup', 'Yes, delete it!'],
  ])('SH-7 are no longer selected once %s by the buttons of their row', async (_what, name, yes) => {
    let reviews = [review, other];
    const { user } = renderStaffScreen(
      <ReviewsScreen />,
      (call) => {
        if (call.includes('reviewCounts'))
          return { body: { counts: { Waiting: reviews.length, Published: 7, Rejected: 1 } } };
        if (call.startsWith('GET')) return { body: { reviews, total: reviews.length, next: null } };
        reviews = [other];
        return { body: { decidedIds: ['r1'], decidedByOthers: [], deletedCount: 1 } };
      },
      { roles: admin },
    );
    const button = await screen.findByRole('button', { name });
    await user.click(screen.getByRole('button', { name: 'Select these 2' }));
    await user.click(button);
    if (yes !== null) await user.click(await screen.findByRole('button', { name: yes }));
    expect(await screen.findByText('1 review selected')).toBeTruthy();
  });

  it('SH-7 say when one was changed in the meantime', async () => {
    const { user } = openScreen([]);
    await user.click(await publish('Clay cup'));
    expect(await screen.findByText('0 reviews published.')).toBeTruthy();
    expect(
      screen.getByText(
        '1 review changed or disappeared since you opened the list. Please check the list again.',
      ),
    ).toBeTruthy();
  });

  it('SH-7 say what somebody else has decided in the meantime', async () => {
    const { user } = openScreen([], ['r1']);
    await user.click(await publish('Clay cup'));
    expect(
      await screen.findByText(
        'Someone else has rejected 1 review since you opened the list. Nothing was changed there.',
      ),
    ).toBeTruthy();
    expect(await screen.findByText('No reviews waiting')).toBeTruthy();
  });

  it('SH-7 BN-5 are rejected with the offered reason as it is stored, or a typed one, and listed with it in Bengali', async () => {
    const { ReviewsScreen: Screen, renderStaffScreen: renderInBengali } = await inBengali(async () => ({
      ReviewsScreen: (await import('#dashboard/reviews/ReviewsScreen.tsx')).Component,
      ...(await import('../../support/browser/renderStaffScreen.tsx')),
    }));
    const rejected = { ...other, reason: 'Not about the product' };
    const { user, requests } = renderInBengali(<Screen />, (call) => {
      if (call.includes('reviewCounts'))
        return { body: { counts: { Waiting: 2, Published: 0, Rejected: 0 } } };
      if (call.startsWith('GET')) return { body: { reviews: [review, rejected], total: 2, next: null } };
      return { body: { decidedIds: ['r1'], decidedByOthers: [] } };
    });
    for (const reason of ['বিজ্ঞাপন', 'অশোভন']) {
      await user.click(await screen.findByRole('button', { name: 'Reject the review of Clay cup' }));
      await user.type(await screen.findByLabelText('Reason, for the author (optional)'), reason);
      await user.click(screen.getByRole('button', { name: 'Yes, reject!' }));
      await user.click(await screen.findByRole('button', { name: 'OK' }));
    }
    const decisions = requests.filter(({ call }) => call === 'PUT /moderatedReviews');
    expect(decisions.map(({ body }) => body)).toMatchObject([{ reason: 'Advertising' }, { reason: 'অশোভন' }]);
    expect(screen.getByText('Rejected: পণ্য নিয়ে নয়')).toBeTruthy();
  });
});
