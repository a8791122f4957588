import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as SlidesScreen } from '#dashboard/slides/SlidesScreen.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';

/** The slides with these titles, in front of a host that has the first one no longer after its removal. */
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

describe('the focus after a row was removed', () => {
  it.each([
    [1, 'Spring'],
    [2, 'Winter'],
    [3, 'Spring'],
  ])('SH-16 goes from row %i to the row beside it', async (place, beside) => {
    await remove(open('Eid', 'Spring', 'Winter'), place);
    await waitFor(() => expect(focused()).toBe(beside));
    expect(document.activeElement?.tagName).toBe('TR');
  });

  it('SH-16 goes to the heading of the screen from the only row', async () => {
    await remove(open('Eid'), 1);
    await waitFor(() => expect(focused()).toBe('Manage Slide'));
    expect(document.activeElement?.tagName).toBe('H1');
  });
});
