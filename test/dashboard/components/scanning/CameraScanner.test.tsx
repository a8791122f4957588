import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScanField } from '#dashboard/components/scanning/ScanField.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';

/** A camera of the test, and the codes that the browser's reader sees in its pictures. */
const useCamera = () => {
  const seen: { codes: string[] } = { codes: [] };
  const stop = vi.fn();
  const getUserMedia = vi.fn(async () => ({ getTracks: () => [{ stop }] }) as unknown as MediaStream);
  const Detector = class {
    static getSupportedFormats = async () => ['ean_13', 'qr_code'];
    detect = async () => seen.codes.map((rawValue) => ({ rawValue }));
  };
  vi.stubGlobal('BarcodeDetector', Detector);
  // Happy DOM's clipboard is readable on its own navigator alone.
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      clipboard: { value: navigator.clipboard, configurable: true },
      mediaDevices: { value: { getUserMedia } },
    }),
  );
  // Happy DOM takes no stream of a test.
  Object.defineProperty(HTMLVideoElement.prototype, 'srcObject', { configurable: true, writable: true });
  return { seen, stop, getUserMedia, Detector };
};

const open = ({ keepsCameraOpen }: { readonly keepsCameraOpen: boolean } = { keepsCameraOpen: false }) => {
  const onScan = vi.fn();
  return {
    onScan,
    ...renderStaffScreen(<ScanField onScan={onScan} keepsCameraOpen={keepsCameraOpen} />, () => ({
      body: {},
    })),
  };
};

const ignoreStream = (_stream: MediaStream): void => undefined;
const cameraButton = () => screen.findByRole('button', { name: 'Scan with the camera' });
const noCamera = /The camera reads barcodes in Chrome on Android and on a Mac\./;

describe('the camera that scans barcodes', () => {
  let camera: ReturnType<typeof useCamera>;
  beforeEach(() => {
    camera = useCamera();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('GS-12 opens the camera at the back, scans what it sees and is closed after a scan', async () => {
    const { user, onScan } = open();
    await user.click(await cameraButton());
    expect(screen.getByLabelText('The camera')).toBeTruthy();
    expect(camera.getUserMedia).toHaveBeenCalledWith({ video: { facingMode: 'environment' }, audio: false });
    expect(camera.stop).not.toHaveBeenCalled();

    camera.seen.codes = ['4006381333931'];
    await waitFor(() => expect(onScan).toHaveBeenCalledWith('4006381333931'));
    expect(screen.queryByLabelText('The camera')).toBeNull();
    expect(camera.stop).toHaveBeenCalledOnce();
  });

  it('GS-12 scans one of several barcodes in the picture when it is closed after a scan', async () => {
    const { user, onScan } = open();
    camera.seen.codes = ['4006381333931', '96385074'];
    await user.click(await cameraButton());
    await waitFor(() => expect(screen.queryByLabelText('The camera')).toBeNull());
    expect(onScan.mock.calls).toEqual([['4006381333931']]);
  });

  it('GS-12 stays open for several pieces, and ends the camera when it is closed', async () => {
    const { user, onScan } = open({ keepsCameraOpen: true });
    await user.click(await cameraButton());
    camera.seen.codes = ['4006381333931'];
    await waitFor(() => expect(onScan).toHaveBeenCalledTimes(1));
    camera.seen.codes = ['96385074'];
    await waitFor(() => expect(onScan).toHaveBeenLastCalledWith('96385074'));
    expect(camera.stop).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Close the camera' }));
    expect(camera.stop).toHaveBeenCalledOnce();
    expect(await cameraButton()).toBeTruthy();
  });

  it('GS-12 ends the camera when the screen is left before it was allowed', async () => {
    let allow = ignoreStream;
    camera.getUserMedia.mockReturnValue(
      new Promise((resolve) => {
        allow = resolve;
      }),
    );
    const { user, unmount } = open();
    await user.click(await cameraButton());
    unmount();
    allow({ getTracks: () => [{ stop: camera.stop }] } as unknown as MediaStream);
    await waitFor(() => expect(camera.stop).toHaveBeenCalledOnce());
  });

  it('GS-12 CN-3 keeps the focus at the field when the camera is opened and closed', async () => {
    const { user } = open();
    const field = await screen.findByRole('textbox', { name: 'Barcode' });
    // The pressed button goes away. A lost focus would be on the body, around the field too: hence the name of the element.
    const focusAroundField = () => [document.activeElement?.contains(field), document.activeElement?.tagName];
    await user.click(await cameraButton());
    expect(focusAroundField()).toEqual([true, 'DIV']);
    await user.click(screen.getByRole('button', { name: 'Close the camera' }));
    expect(focusAroundField()).toEqual([true, 'DIV']);
  });

  it.each([
    ['NotAllowedError', /^The browser may not use the camera/],
    ['NotFoundError', /^This device has no camera/],
    ['NotReadableError', /^The camera could not be opened/],
  ])('GS-12 says why there is no picture after %s', async (name, text) => {
    camera.getUserMedia.mockRejectedValue(Object.assign(new Error('none'), { name }));
    const { user } = open();
    await user.click(await cameraButton());
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
  });

  it('GS-12 offers no camera in a browser that reads no barcodes, and says which ones do', async () => {
    vi.stubGlobal('BarcodeDetector', undefined);
    open();
    await screen.findByText(noCamera);
    expect(screen.queryByRole('button', { name: 'Scan with the camera' })).toBeNull();
  });

  it('GS-12 offers no camera in a browser whose system reads no barcodes of goods', async () => {
    camera.Detector.getSupportedFormats = async () => ['qr_code'];
    open();
    await screen.findByText(noCamera);
    expect(screen.queryByRole('button', { name: 'Scan with the camera' })).toBeNull();
  });
});
