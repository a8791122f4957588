import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { ListFilter } from '#dashboard/components/filters/ListFilter.tsx';
import { stubMedia } from '../../../support/browser/stubMedia.ts';

it.each([
  ['open in a wide window when a part is set', 1, false, true],
  ['closed in a wide window when no part is set', 0, false, false],
  ['closed on a phone, where the list comes first', 1, true, false],
])('MD-6 the filter of a list is initially %s', (_what, count, isNarrow, isOpen) => {
  onTestFinished(stubMedia(() => isNarrow));
  render(
    <ListFilter count={count} onClear={() => undefined}>
      Fields
    </ListFilter>,
  );
  expect(screen.getByRole('group', { hidden: true }).hasAttribute('open')).toBe(isOpen);
});
