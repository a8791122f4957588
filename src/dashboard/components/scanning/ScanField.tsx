import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { barcodeTextLimit } from '#domain/products/barcode.ts';
import * as messages from '#messages/dashboard/components/scanning.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { type BarcodeDetector, openBarcodeDetector, type ScanTarget } from './barcodeDetector.ts';
import { CameraScanner } from './CameraScanner.tsx';

interface ScanFieldProps {
  readonly ref?: RefObject<HTMLInputElement | null>;
  /** Which codes the field takes; `goods` by default. */
  readonly target?: ScanTarget;
  /** Gets each scanned code, and each text that was typed before Enter. */
  readonly onScan: (text: string) => void;
  /** Whether the camera stays open after a scan; closed by default. */
  readonly keepsCameraOpen?: boolean;
  /** What became of the last scan, and links to go on; announced to screen readers. */
  readonly children?: ReactNode;
}

/** This browser's barcode reader: `null` if it has none, `undefined` until that is known. */
const useBarcodeDetector = (target: ScanTarget): BarcodeDetector | null | undefined => {
  const [detector, setDetector] = useState<BarcodeDetector | null>();
  useEffect(() => {
    let isMounted = true;
    const setIfMounted = (opened: BarcodeDetector | null) => {
      if (isMounted) setDetector(opened);
    };
    openBarcodeDetector(target).then(setIfMounted, () => setIfMounted(null));
    return () => {
      isMounted = false;
    };
  }, [target]);
  return detector;
};

/** The texts and limits of the field, by the codes that it takes. */
const fieldsOf = {
  goods: {
    label: messages.barcode,
    hint: messages.scanABarcode,
    hintWithoutCamera: messages.scanABarcodeWithoutCamera,
    inputMode: 'numeric',
    maxLength: barcodeTextLimit,
  },
  labels: {
    label: messages.codeOfALabel,
    hint: messages.scanALabel,
    hintWithoutCamera: messages.scanALabelWithoutCamera,
    inputMode: 'text',
    // More than the address of a tracking link has, the longest text that is scanned; the server takes no more.
    maxLength: 300,
  },
} as const;

/** A field for codes from a scanner, which types like a keyboard and presses Enter, from the camera or by hand (GS-12, DK-13). */
export const ScanField = ({
  ref,
  target = 'goods',
  onScan,
  keepsCameraOpen = false,
  children,
}: ScanFieldProps) => {
  const [text, setText] = useState('');
  const [isCameraOpen, setIsCameraOpen] = useState(false);
  const detector = useBarcodeDetector(target);
  // The buttons that open and close the camera take each other's place.
  const rootRef = useRef<HTMLDivElement>(null);
  const focusProps = useKeptFocus(rootRef);
  const { label, hint, hintWithoutCamera, inputMode, maxLength } = fieldsOf[target];
  const takeEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The field may be in a form, which Enter would send.
    event.preventDefault();
    if (text.trim() === '') return;
    setText('');
    onScan(text.trim());
  };
  return (
    <Root ref={rootRef} {...focusProps} tabIndex={-1}>
      <TextField
        ref={ref}
        label={label}
        hint={detector === null ? hintWithoutCamera : hint}
        inputMode={inputMode}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={maxLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={takeEnter}
      />
      {detector && !isCameraOpen && (
        <Button tone="plain" size="s" onClick={() => setIsCameraOpen(true)}>
          {messages.scanWithTheCamera}
        </Button>
      )}
      {detector && isCameraOpen && (
        <CameraScanner
          detector={detector}
          endsAfterCode={!keepsCameraOpen}
          onCode={(code) => {
            setIsCameraOpen(keepsCameraOpen);
            onScan(code);
          }}
          onClose={() => setIsCameraOpen(false)}
        />
      )}
      <div aria-live="polite">{children}</div>
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  width: 100%;

  > :first-child {
    width: min(100%, 360px);
  }

  /* While nothing was scanned: no gap below the field. */
  > [aria-live]:empty {
    position: absolute;
  }
`;
