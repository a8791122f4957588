import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ZoomDialog } from '#storefront/product/ZoomDialog.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

it('SH-1 CN-3 keeps the focus in the dialog, for its keys, when a button has reached the largest scale', async () => {
  const { user } = renderScreen(
    <ZoomDialog
      name="Shirt"
      images={['/pictures/f-900.webp', '/pictures/b-900.webp']}
      firstIndex={0}
      onClose={() => undefined}
    />,
  );
  const larger = screen.getByRole<HTMLButtonElement>('button', { name: 'Make larger' });
  for (let press = 0; press < 20 && !larger.disabled; press += 1) await user.click(larger);
  expect(larger.disabled).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Picture 1 of 2' }));

  // 0 shows the whole picture again, from which the arrow leads to the next one.
  await user.keyboard('0{ArrowRight}');
  expect(screen.getByRole('group', { name: 'Picture 2 of 2' })).toBeTruthy();
});
