import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as SlidesScreen } from '#dashboard/slides/SlidesScreen.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';

/** useAsyncAction puts the focus on a neighbour of the row that its action has removed; tried on the slides. */

/** Opens the screen with slides of these titles; the host no longer lists a slide that was deleted. */
const open = (...titles: string[]) => {
  let slides = titles.map((title) => ({ _id: title, title, image: `/${title}.webp`, link: '', time: '' }));
  return renderStaffScreen(<SlidesScreen />, (call) => {
    if (call.startsWith('GET')) return { body: slides };
    slides = slides.filter(({ _id }) => !call.endsWith(_id));
    return { body: { deletedCount: 1 } };
  });
};

/** What has the focus: the title of a slide's row, or the text of a heading. */
const focused = () =>
  document.activeElement?.querySelector('img')?.alt ?? document.activeElement?.textContent ?? '';

/** Deletes the slide at this place and closes the message. */
const remove = async ({ user }: ReturnType<typeof open>, place: number) => {
  const button = await screen.findByRole('button', { name: `Delete slide ${place}` });
  button.focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
  await waitFor(() => expect(button.isConnected).toBe(false));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
};

describe('the focus after useAsyncAction has removed a row', () => {
  it.each([
    [1, 'Spring'],
    [2, 'Winter'],
    [3, 'Spring'],
  ])('SH-16 goes from row %i to the row beside it', async (place, beside) => {
    await remove(open('Eid', 'Spring', 'Winter'), place);
    await waitFor(() => expect(focused()).toBe(beside));
    expect(document.activeElement?.tagName).toBe('TR');
  });

  it('SH-16 goes from the only row to the heading of the screen', async () => {
    await remove(open('Eid'), 1);
    await waitFor(() => expect(focused()).toBe('Manage Slide'));
    expect(document.activeElement?.tagName).toBe('H1');
  });
});
