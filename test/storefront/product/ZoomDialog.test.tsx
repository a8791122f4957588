import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
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

/** A page that opens its pictures, with the button Back of a browser. */
const Page = () => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [pageKey] = useState(key);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p>{key === pageKey ? 'At the page' : 'At the pictures'}</p>
      <button type="button" onClick={() => setIsOpen(true)}>
        Enlarge
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      {isOpen && (
        <ZoomDialog
          name="Shirt"
          images={['/pictures/f-900.webp']}
          firstIndex={0}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
};

it.each(['Back', 'Close'])('SH-1 leaves the pictures and stays at the page by %s', async (way) => {
  const { user } = renderScreen(<Page />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  for (let time = 0; time < 2; time += 1) {
    await press('Enlarge');
    await screen.findByText('At the pictures');
    await press(way);

    await screen.findByText('At the page');
    expect(screen.queryAllByRole('dialog').length).toBe(0);
  }
});
