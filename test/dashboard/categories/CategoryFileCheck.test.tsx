import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CategoryFileCheck } from '#dashboard/categories/CategoryFileCheck.tsx';

vi.mock('#messages/refusals/sentences.ts', () => ({ shownText: (text: string) => `in Bengali: ${text}` }));

it('BN-3 SP-1 tells why a row of a file is refused in the language of the page', () => {
  const refused = [{ row: 2, message: 'The category “Fish” is in row 1 already.' }];
  render(<CategoryFileCheck file={{ categories: [], refused }} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Row 2: in Bengali: The category “Fish” is in row 1 already.',
  ]);
});
