import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inBengali } from '../../support/browser/inBengali.ts';

it('BN-3 SP-1 tells why a row of a file is refused in the language of the page', async () => {
  const { CategoryFileCheck } = await inBengali(() => import('#dashboard/categories/CategoryFileCheck.tsx'));
  const refused = [{ row: 2, message: 'The category “Fish” is in row 1 already.' }];
  render(<CategoryFileCheck file={{ categories: [], refused }} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Row 2: “Fish” ক্যাটাগরি আগেই ১ নম্বর সারিতে আছে।',
  ]);
});
