import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PictureUpload } from '#dashboard/pages/PictureUpload.tsx';
import { unreachable } from '#messages/api/client.ts';
import { FetchingXhr } from '../../support/browser/fetchingXhr.ts';
import { loseFocus } from '../../support/browser/loseFocus.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

it('SH-16 the focus returns to the field of a picture that was uploaded', async () => {
  const onUploaded = vi.fn();
  renderStaffScreen(<PictureUpload onUploaded={onUploaded} onUpload={() => undefined} />, () => ({
    body: {},
  }));
  vi.stubGlobal('XMLHttpRequest', FetchingXhr);
  vi.stubGlobal('fetch', async () => Response.json({ data: { url: '/a.webp', width: 900, height: 300 } }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const field = screen.getByLabelText(/^Add a picture/);
  // `user.upload` leaves the focus on the body; in a browser the field has it.
  field.focus();
  const picture = new File(['picture'], 'sizes.png', { type: 'image/png' });
  fireEvent.change(field, { target: { files: [picture] } });
  // As in a browser, where the field loses the focus because it is disabled during the upload.
  loseFocus();
  await screen.findByText('The picture was added to the text.');
  expect(onUploaded.mock.calls).toEqual([['\n\n![](/a.webp)\n\n']]);
  await waitFor(() => expect(document.activeElement).toBe(field));
});

/** An upload whose file the browser does not read: it ends as one without a connection. */
class FailingXhr extends FetchingXhr {
  override send(): void {
    this.onerror();
  }
}

it('AP-7 says that the picture, not the connection, is gone when its file was moved after it was chosen', async () => {
  const { user } = renderStaffScreen(
    <PictureUpload onUploaded={vi.fn()} onUpload={() => undefined} />,
    () => ({ body: {} }),
  );
  vi.stubGlobal('XMLHttpRequest', FailingXhr);
  onTestFinished(() => void vi.unstubAllGlobals());
  const field = screen.getByLabelText(/^Add a picture/);
  await user.upload(field, new File(['picture'], 'sizes.png', { type: 'image/png' }));
  expect(await screen.findByText(unreachable)).toBeTruthy();

  const moved = new File(['picture'], 'sizes.png', { type: 'image/png' });
  const unreadable = new Blob();
  unreadable.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'));
  moved.slice = () => unreadable;
  await user.upload(field, moved);
  const text = 'The file has changed since it was chosen, or is gone. Please choose it again.';
  expect(await screen.findByText(text)).toBeTruthy();
});
