import * as messages from '#messages/dashboard/components/scanning.ts';
import type { BarcodeDetector } from './barcodeDetector.ts';
import { createSightings } from './createSightings.ts';

/** Milliseconds between two pictures: short enough for codes held by a moving hand, long enough to keep the phone cool. */
const pauseMs = 150;

interface CameraWatch {
  readonly video: HTMLVideoElement;
  readonly detector: BarcodeDetector;
  readonly onCode: (code: string) => void;
  readonly signal: AbortSignal;
}

/** Shows the back camera in the video and passes each barcode that comes into its sight to `onCode`, until `signal` aborts. */
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
  const codesComingIntoSight = createSightings();
  /** Reads one picture, and the next one after a pause. */
  const look = async () => {
    // `detect` rejects for example before the camera has given its first picture.
    const detected = await detector.detect(video).catch(() => []);
    if (signal.aborted) return;
    const codes = detected.map(({ rawValue }) => rawValue);
    for (const code of codesComingIntoSight(codes, performance.now())) {
      onCode(code);
      // The first code may have ended the watch.
      if (signal.aborted) return;
    }
    setTimeout(() => void look(), pauseMs);
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
