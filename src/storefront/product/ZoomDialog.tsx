import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { imageSources } from '#domain/shop/image.ts';
import * as messages from '#messages/storefront/product/zoom.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { ShopIcon } from '#ui/icons/ShopIcon.ts';
import { useZoom } from './useZoom.ts';
import { zoomLimits, zoomSteps } from './zoom.ts';

interface ZoomDialogProps {
  readonly name: string;
  readonly images: readonly string[];
  /** Index of the picture with which the dialog opens. */
  readonly firstIndex: number;
  readonly onClose: () => void;
}

/**
 * Opens the dialog with an entry of its own in the history, so that Back closes it and leaves the product open. Returns a function
 * that takes the entry away, for a dialog that was closed in another way.
 */
const useOpenedDialog = (dialogRef: RefObject<HTMLDialogElement | null>): (() => void) => {
  const navigate = useNavigate();
  const location = useLocation();
  const [pageKey] = useState(location.key);
  const hasEntry = location.key !== pageKey;
  const isOpened = useRef(false);
  useEffect(() => {
    // Only once: the navigation below changes `location`.
    if (isOpened.current) return;
    isOpened.current = true;
    dialogRef.current?.showModal();
    void navigate(location, { preventScrollReset: true });
  }, [dialogRef, navigate, location]);
  useEffect(() => {
    if (!hasEntry) return undefined;
    // A reload closes the dialog and keeps its entry, which Gallery then leaves.
    history.replaceState({ ...history.state, isZoom: true }, '');
    const dialog = dialogRef.current;
    // Back takes the entry away, at which React ends this effect.
    return () => dialog?.close();
  }, [dialogRef, hasEntry]);
  return () => {
    if (hasEntry) void navigate(-1);
  };
};

/**
 * Shows the product's pictures on the whole screen. They are enlarged by two fingers, a double tap, buttons or keys, and moved
 * by scrolling. Escape closes the dialog, and the browser returns the focus.
 */
export const ZoomDialog = ({ name, images, firstIndex, onClose }: ZoomDialogProps) => {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(firstIndex);
  const count = images.length;
  /** Shows the next picture (1) or the one before (-1); after the last one comes the first. */
  const turn = useCallback(
    (step: number) => setIndex((current) => (current + step + count) % count),
    [count],
  );
  // A swipe turns to another picture.
  const { stageRef, scale, zoomTo, onTap } = useZoom(turn);
  // A button is disabled at the largest and at the smallest scale; the keys need the focus in the dialog.
  const focusProps = useKeptFocus(stageRef, { staysDisabled: true });
  const removeEntry = useOpenedDialog(dialogRef);

  const makeLarger = (): void => zoomTo(scale * zoomSteps.button);
  const makeSmaller = (): void => zoomTo(scale / zoomSteps.button);
  const showWhole = (): void => zoomTo(zoomLimits.smallest);
  const showPrevious = (): void => {
    showWhole();
    turn(-1);
  };
  const showNext = (): void => {
    showWhole();
    turn(1);
  };
  // Over an enlarged picture the arrows scroll.
  const arrowKeys = scale === zoomLimits.smallest ? { ArrowLeft: showPrevious, ArrowRight: showNext } : {};
  const actions: Partial<Record<string, () => void>> = {
    '+': makeLarger,
    // The key of the plus sign without Shift.
    '=': makeLarger,
    '-': makeSmaller,
    '0': showWhole,
    ...arrowKeys,
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isBrowserShortcut = event.ctrlKey || event.metaKey || event.altKey;
    const act = actions[event.key];
    if (isBrowserShortcut || act === undefined) return;
    event.preventDefault();
    act();
  };
  const src = images[index] ?? '';
  const position = messages.picture(index + 1, count);
  return (
    <Root
      ref={dialogRef}
      {...focusProps}
      aria-label={messages.picturesOf(name)}
      onClose={() => {
        removeEntry();
        onClose();
      }}
      onKeyDown={onKeyDown}
    >
      <Bar>
        <p aria-live="polite">{position}</p>
        <IconButton
          label={messages.makeSmaller}
          icon={<ShopIcon name="minus" size={24} />}
          disabled={scale <= zoomLimits.smallest}
          onClick={makeSmaller}
        />
        <IconButton
          label={messages.makeLarger}
          icon={<ShopIcon name="plus" size={24} />}
          disabled={scale >= zoomLimits.largest}
          onClick={makeLarger}
        />
        <IconButton
          label={messages.close}
          icon={<Icon name="close" size={24} />}
          onClick={() => dialogRef.current?.close()}
        />
      </Bar>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <Stage ref={stageRef} tabIndex={0} role="group" aria-label={position} onClick={onTap}>
        <img
          key={src}
          src={src}
          srcSet={imageSources(src)}
          // Wider than the window, since the picture will be enlarged.
          sizes="200vw"
          alt={count > 1 ? messages.pictureOf(name, index + 1, count) : name}
        />
      </Stage>
      {count > 1 && <TurnBar onPrevious={showPrevious} onNext={showNext} />}
    </Root>
  );
};

interface TurnBarProps {
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** The buttons that show the picture before and the next one. */
const TurnBar = ({ onPrevious, onNext }: TurnBarProps) => (
  <Bar data-end>
    <IconButton
      label={messages.previousPicture}
      icon={<Icon name="chevron-left" size={24} />}
      onClick={onPrevious}
    />
    <IconButton
      label={messages.nextPicture}
      icon={<Icon name="chevron-right" size={24} />}
      onClick={onNext}
    />
  </Bar>
);

const Root = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100vh;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  background: var(--picture-ground);
  color: var(--ink);
  &[open] { display: flex; flex-direction: column; }
`;
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  padding: var(--space-1) var(--space-2);
  > p { flex: 1; padding-inline-start: var(--space-2); font-size: var(--text-s); font-variant-numeric: tabular-nums; }
  &[data-end] { justify-content: center; gap: var(--space-6); padding-block-end: calc(var(--space-1) + env(safe-area-inset-bottom)); }
`;
const Stage = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  touch-action: pan-x pan-y;
  cursor: zoom-in;
  &:focus-visible { outline-offset: -3px; }
  img {
    width: calc(100% * var(--zoom, 1));
    max-width: none;
    height: calc(100% * var(--zoom, 1));
    object-fit: contain;
  }
`;
