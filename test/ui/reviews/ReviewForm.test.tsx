import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ReviewForm } from '#ui/reviews/ReviewForm.tsx';
import { inBengali } from '../../support/browser/inBengali.ts';

it('SH-7 BN-6 the ratings to choose have the digits of the page', async () => {
  const { ReviewForm: BengaliForm } = await inBengali(() => import('#ui/reviews/ReviewForm.tsx'));
  render(
    <BengaliForm
      title="Clay cup"
      draft={{ rating: 4, text: '' }}
      onSend={async () => null}
      onCancel={() => undefined}
    />,
  );
  const ratings = screen.getAllByRole<HTMLInputElement>('radio');
  expect(ratings.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
    ['১ Bad', false],
    ['২ Poor', false],
    ['৩ Fair', false],
    ['৪ Good', true],
    ['৫ Very good', false],
  ]);
});

it('SH-7 takes no more words and no other rating while a review is sent, since its form then closes', async () => {
  const user = userEvent.setup();
  const unanswered = new Promise<null>(() => undefined);
  const draft = { rating: 4, text: '' } as const;
  render(<ReviewForm title="Clay cup" draft={draft} onSend={() => unanswered} onCancel={() => undefined} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  await user.type(field, 'Holds tea.');
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  await user.type(field, ' And coffee.');
  await user.click(screen.getByRole('radio', { name: '1 Bad' }));
  const chosen = screen.getByRole<HTMLInputElement>('radio', { checked: true });
  expect([field.value, chosen.labels?.[0]?.textContent]).toEqual(['Holds tea.', '4 Good']);
});

it('SH-7 SH-16 asks for the rating beside the ratings, and puts the focus there', async () => {
  const user = userEvent.setup();
  render(<ReviewForm title="Clay cup" draft={null} onSend={async () => null} onCancel={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  const ratings = screen.getByRole('group');
  expect(within(ratings).getByText('Please choose a rating.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 Bad' }));
  await user.keyboard(' ');
  expect(within(ratings).queryByText('Please choose a rating.')).toBeNull();
});
