import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inBengali } from '../../support/browser/inBengali.ts';

it('SH-7 BN-6 the ratings to choose have the digits of the page', async () => {
  const { ReviewForm } = await inBengali(() => import('#ui/reviews/ReviewForm.tsx'));
  render(
    <ReviewForm
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
