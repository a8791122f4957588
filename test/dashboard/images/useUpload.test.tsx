import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PictureUpload } from '#dashboard/pages/PictureUpload.tsx';
import { FetchingXhr } from '../../support/browser/fetchingXhr.ts';
import { loseFocus } from '../../support/browser/loseFocus.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

it('SH-16 the focus returns to the field of a picture that was uploaded', async () => {
  const onUploaded = vi.fn();
  renderStaffScreen(<PictureUpload onUploaded={onUploaded} />, () => ({ body: {} }));
  vi.stubGlobal('XMLHttpRequest', FetchingXhr);
  vi.stubGlobal('fetch', () => {
    loseFocus();
    return Promise.resolve(Response.json({ data: { url: '/a.webp', width: 900, height: 300 } }));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const field = screen.getByLabelText(/^Add a picture/);
  // `user.upload` leaves the focus on the body; in a browser the field has it.
  field.focus();
  const picture = new File(['picture'], 'sizes.png', { type: 'image/png' });
  fireEvent.change(field, { target: { files: [picture] } });
  await screen.findByText('The picture was added to the text.');
  expect(onUploaded.mock.calls).toEqual([['\n\n![](/a.webp)\n\n']]);
  await waitFor(() => expect(document.activeElement).toBe(field));
});
