import * as messages from '#messages/dashboard/components/scanning.ts';
import type { BarcodeDetector } from './barcodeDetector.ts';
import { createSightings } from './createSightings.ts';

/** Milliseconds between two pictures: quick enough for a hand, and the phone stays cool. */
const pauseMs = 150;

interface CameraWatch {
  readonly video: HTMLVideoElement;
  readonly detector: BarcodeDetector;
  readonly onCode: (code: string) => void;
  readonly signal: AbortSignal;
}

/** The video shows the camera at the back, and `onCode` gets each barcode that comes into its sight, until the signal. */
export const watchCamera = async ({ video, detector, onCode, signal }: CameraWatch): Promise<void> => {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
    audio: false,
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop, { once: true });
  video.srcObject = stream;
  const newCodes = createSightings();
  const look = async () => {
    // A picture that cannot be read, such as before the first one, has no codes.
    const codes = await detector.detect(video).catch(() => []);
    if (signal.aborted) return;
    for (const code of newCodes(
      codes.map(({ rawValue }) => rawValue),
      performance.now(),
    ))
      onCode(code);
    if (!signal.aborted) setTimeout(() => void look(), pauseMs);
  };
  void look();
};

/** Why the camera shows nothing, in one sentence. */
export const cameraProblem = (error: unknown): string => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') return messages.theCameraIsNotAllowed;
  if (name === 'NotFoundError') return messages.thereIsNoCamera;
  return messages.theCameraCouldNotBeOpened;
};
