import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inBengali } from '../../../support/browser/inBengali.ts';

it('MD-9 BN-6 the number of new orders is before the title in the digits of the page, and goes with the last', async () => {
  document.title = 'অর্ডার';
  const { useTitleCount } = await inBengali(() => import('#dashboard/layout/announcements/useTitleCount.ts'));
  const { rerender, unmount } = renderHook(({ count }) => useTitleCount(count), {
    initialProps: { count: 3 },
  });
  expect(document.title).toBe('(৩) অর্ডার');
  rerender({ count: 14 });
  expect(document.title).toBe('(১৪) অর্ডার');
  unmount();
  expect(document.title).toBe('অর্ডার');
  document.title = '';
});
