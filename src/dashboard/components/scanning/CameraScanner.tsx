import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/components/scanning.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import type { BarcodeDetector } from './barcodeDetector.ts';
import { cameraProblem, watchCamera } from './watchCamera.ts';

interface CameraScannerProps {
  readonly detector: BarcodeDetector;
  /** Whether only the first code counts, even if the picture has several. */
  readonly endsAfterCode: boolean;
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}

/** Shows what the camera sees, and scans each barcode that comes into its sight (GS-12). */
export const CameraScanner = ({ detector, endsAfterCode, onCode, onClose }: CameraScannerProps) => {
  const videoRef = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const takeCode = useEffectEvent((code: string, camera: AbortController) => {
    if (endsAfterCode) camera.abort();
    onCode(code);
  });
  useEffect(() => {
    const camera = new AbortController();
    const { signal } = camera;
    const showProblem = (error: unknown) => {
      if (!signal.aborted) setProblem(cameraProblem(error));
    };
    const video = videoRef.current;
    if (video !== null)
      watchCamera({ video, detector, onCode: (code) => takeCode(code, camera), signal }).catch(showProblem);
    return () => camera.abort();
  }, [detector]);
  return (
    <Root>
      {problem === null ? (
        <video ref={videoRef} autoPlay muted playsInline aria-label={messages.theCamera} />
      ) : (
        <FieldError role="alert">{problem}</FieldError>
      )}
      <Button tone="plain" size="s" onClick={onClose}>
        {messages.closeTheCamera}
      </Button>
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;

  video {
    width: min(100%, 400px);
    aspect-ratio: 4 / 3;
    border-radius: var(--radius-m);
    background: #000;
    object-fit: cover;
  }
`;
