import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { OwnReview, ReviewDraft } from '#domain/reviews/review.ts';
import { OwnReviewPanel } from '#ui/reviews/OwnReviewPanel.tsx';
import { inBengali } from '../../support/browser/inBengali.ts';
import { createGate } from '../../support/createGate.ts';

const written: OwnReview = {
  product: 'cup',
  rating: 2,
  text: 'See <b>www.a.example</b>\nnow',
  state: 'Rejected',
  reason: 'Advertising',
  at: '2026-01-05T09:07:00.000Z',
};

const openPanel = ({
  canWrite = true,
  review = null as OwnReview | null,
  failure = null as string | null,
}) => {
  const saved: ReviewDraft[] = [];
  const save = async (draft: ReviewDraft) => {
    saved.push(draft);
    return failure;
  };
  const view = render(
    <OwnReviewPanel title="Clay cup" own={{ canWrite, review, save, withdraw: async () => failure }} />,
  );
  return { saved, view, user: userEvent.setup() };
};
const fail = async () => 'The shop cannot be reached.';
/** What the shop has after all, once it is reached again. */
const ownAfter = (review: OwnReview | null) => ({ canWrite: true, review, save: fail, withdraw: fail });
const form = () => screen.findByRole('form', { name: 'Your review of Clay cup' });
const typedText = () => screen.queryByRole<HTMLTextAreaElement>('textbox')?.value;
const rate = () => screen.getByRole('button', { name: 'Rate this product: Clay cup' });

/** The panel of a returned order, whose review can only be withdrawn. */
const Returned = () => {
  const [review, setReview] = useState<OwnReview | null>(written);
  const withdraw = async () => {
    setReview(null);
    return null;
  };
  return (
    <OwnReviewPanel title="Clay cup" own={{ canWrite: false, review, save: async () => null, withdraw }} />
  );
};

describe('an own review', () => {
  it('SH-7 is sent with its rating and words, and the focus returns to the button', async () => {
    const { saved, user } = openPanel({});
    await user.click(rate());
    await user.click(within(await form()).getByRole('radio', { name: '4 Good' }));
    await user.type(within(await form()).getByRole('textbox'), 'Holds tea.');
    await user.click(within(await form()).getByRole('button', { name: 'Send review' }));
    await expect.poll(() => screen.queryByRole('form')).toBeNull();
    expect(saved).toEqual([{ rating: 4, text: 'Holds tea.' }]);
    expect(document.activeElement).toBe(rate());
  });

  it('SH-7 keeps what was typed while the button hides the form, until it is cancelled', async () => {
    const { user } = openPanel({});
    await user.click(rate());
    await form();
    await user.type(screen.getByRole('textbox'), 'Holds tea.');
    await user.click(rate());
    expect(typedText()).toBeUndefined();
    await user.click(rate());
    expect(typedText()).toBe('Holds tea.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(rate());
    expect(typedText()).toBe('');
  });

  it('SH-7 asks for a rating before it is sent', async () => {
    const { saved, user } = openPanel({});
    await user.click(rate());
    await user.click(within(await form()).getByRole('button', { name: 'Send review' }));
    expect(within(await form()).getByText('Please choose a rating.')).toBeTruthy();
    expect(saved).toEqual([]);
    await user.click(within(await form()).getByRole('radio', { name: '4 Good' }));
    expect(within(await form()).queryByText('Please choose a rating.')).toBeNull();
  });

  it('SH-7 has no live region that is hidden while it is empty: what comes into it would not be announced', async () => {
    const { view, user } = openPanel({});
    await user.click(rate());
    await form();
    // The review, the failure to withdraw it, the question for the rating, the error of the text area and that of the form.
    const regions = [...view.container.querySelectorAll('[aria-live], [role="status"]')];
    expect(regions).toHaveLength(5);
    expect(regions.filter((region) => getComputedStyle(region).display === 'none')).toEqual([]);
  });

  it('SH-7 keeps what was typed when it could not be sent, and says why', async () => {
    const { user } = openPanel({ failure: 'The shop cannot be reached.' });
    await user.click(rate());
    await user.click(within(await form()).getByRole('radio', { name: '5 Very good' }));
    await user.type(within(await form()).getByRole('textbox'), 'Fine');
    await user.click(within(await form()).getByRole('button', { name: 'Send review' }));
    expect(
      await within(await form()).findByText('The review was not sent. The shop cannot be reached.'),
    ).toBeTruthy();
    expect(within(await form()).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Fine');
  });

  it('SH-7 shows the words as text, without a link or markup', () => {
    const { view } = openPanel({ review: written });
    expect(screen.getByText(/www\.a\.example/).textContent).toBe(written.text);
    expect(view.container.querySelectorAll('a, b')).toHaveLength(0);
  });

  it('SH-7 says why it was rejected, and is changed from what it was', async () => {
    const { user } = openPanel({ review: written });
    expect(screen.getByText('The shop does not show it. Its reason: Advertising')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change review of Clay cup' }));
    expect(within(await form()).getByRole<HTMLInputElement>('radio', { name: '2 Poor' }).checked).toBe(true);
    await user.click(within(await form()).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('SH-7 can be withdrawn, not changed, after a return', () => {
    openPanel({ review: { ...written, state: 'Published', reason: '' }, canWrite: false });
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Withdraw review of Clay cup',
    ]);
    expect(screen.getByText("It is shown on the product's page.")).toBeTruthy();
  });

  it('SH-7 CN-3 takes no second press on Withdraw until the first is answered', async () => {
    const { opened: isAnswered, open: answer } = createGate();
    let asked = 0;
    const withdraw = async () => {
      asked += 1;
      await isAnswered;
      return 'The shop cannot be reached.';
    };
    const own = { canWrite: true, review: written, save: async () => null, withdraw };
    render(<OwnReviewPanel title="Clay cup" own={own} />);
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: 'Withdraw review of Clay cup' });
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Yes, withdraw it!' }));
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
    await user.click(button);
    answer();
    expect(await screen.findByText('The review was not withdrawn. The shop cannot be reached.')).toBeTruthy();
    expect({ asked, isBusy: button.getAttribute('aria-busy') }).toEqual({ asked: 1, isBusy: null });
  });

  it('SH-7 is not said to be there still when only the answer to the withdrawal was lost', async () => {
    const { view, user } = openPanel({ review: written, failure: 'The shop cannot be reached.' });
    await user.click(screen.getByRole('button', { name: 'Withdraw review of Clay cup' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, withdraw it!' }));
    await screen.findByText(/^The review was not withdrawn/);
    view.rerender(<OwnReviewPanel title="Clay cup" own={ownAfter(null)} />);
    expect(screen.queryByText(/^The review was not withdrawn/)).toBeNull();
  });

  it('SH-7 is not said to be unsent when only the answer was lost, and keeps what was typed', async () => {
    const { view, user } = openPanel({ failure: 'The shop cannot be reached.' });
    await user.click(rate());
    await user.click(within(await form()).getByRole('radio', { name: '2 Poor' }));
    await user.type(screen.getByRole('textbox'), 'Fine');
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    await screen.findByText(/^The review was not sent/);
    view.rerender(<OwnReviewPanel title="Clay cup" own={ownAfter({ ...written, state: 'Waiting' })} />);
    expect([screen.queryByText(/^The review was not sent/), typedText()]).toEqual([null, 'Fine']);
  });

  it('SH-7 keeps what was typed, and says why it was not sent, when the order was returned meanwhile', async () => {
    const { view, user } = openPanel({ failure: 'The order was returned.' });
    await user.click(rate());
    await user.click(within(await form()).getByRole('radio', { name: '2 Poor' }));
    await user.type(screen.getByRole('textbox'), 'Fine');
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    view.rerender(<OwnReviewPanel title="Clay cup" own={{ ...ownAfter(null), canWrite: false }} />);
    expect(await screen.findByText('The review was not sent. The order was returned.')).toBeTruthy();
    expect(typedText()).toBe('Fine');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([typedText(), document.activeElement]).toEqual([undefined, view.container.firstElementChild]);
  });

  it('SH-17 SH-16 keeps the focus at the product when it was withdrawn after a return', async () => {
    const user = userEvent.setup();
    const { container } = render(<Returned />);
    await user.click(screen.getByRole('button', { name: 'Withdraw review of Clay cup' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, withdraw it!' }));

    await expect.poll(() => screen.queryAllByRole('button', { name: /^Withdraw/ }).length).toBe(0);
    await expect.poll(() => document.activeElement === container.firstElementChild).toBe(true);
  });

  it.each([
    ['an offered reason', 'Advertising', 'বিজ্ঞাপন'],
    ['a typed reason', 'Rude words', 'Rude words'],
  ])('SH-7 BN-5 shows %s of its rejection in Bengali', async (_what, reason, shown) => {
    const { OwnReviewPanel: Panel } = await inBengali(() => import('#ui/reviews/OwnReviewPanel.tsx'));
    render(<Panel title="Clay cup" own={ownAfter({ ...written, reason })} />);
    expect(screen.getByText(`The shop does not show it. Its reason: ${shown}`)).toBeTruthy();
  });
});
