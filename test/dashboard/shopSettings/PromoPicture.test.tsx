import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PromoPicture } from '#dashboard/shopSettings/PromoPicture.tsx';
import { FetchingXhr } from '../../support/browser/fetchingXhr.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { createGate } from '../../support/createGate.ts';

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FetchingXhr));
afterEach(() => void vi.unstubAllGlobals());

const ownPicture = '/pictures/own.webp';

const Field = () => {
  const [address, setAddress] = useState(ownPicture);
  return <PromoPicture address={address} onChange={setAddress} onUpload={() => {}} />;
};

const shownAddress = () => document.querySelector('img')?.getAttribute('src');
const originalAgain = () => screen.getByRole('button', { name: 'Use the original picture again' });

const choosePicture = async () => {
  const { user, container } = renderScreen(<Field />);
  const file = new File(['picture'], 'banner.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText(/^Picture of the banner/), file);
  return { user, container };
};

it('SP-11 takes the original picture again without the error of a failed upload, and keeps the focus', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'invalid', message: 'No.' }, { status: 400 }));
  const { user, container } = await choosePicture();
  await screen.findByText('No.');
  await user.click(originalAgain());

  expect({ picture: shownAddress(), error: screen.queryByText('No.') }).toEqual({
    picture: '/promo.svg',
    error: null,
  });
  const active = document.activeElement;
  expect(active !== document.body && container.contains(active)).toBe(true);
});

it('SP-11 does not take the original picture again while another one is uploaded, which would take its place', async () => {
  const { opened, open } = createGate();
  const uploaded = { data: { url: '/pictures/new.webp' } };
  vi.stubGlobal('fetch', () => opened.then(() => Response.json(uploaded)));
  await choosePicture();
  expect(originalAgain()).toHaveProperty('disabled', true);
  open();

  await waitFor(() => expect(shownAddress()).toBe('/pictures/new.webp'));
  expect(originalAgain()).toHaveProperty('disabled', false);
});
