import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { focusHeading, screenHeading } from '#ui/layout/focusHeading.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';

/** A dialog keeps the focus while it is open. */
const isDialogOpen = (): boolean =>
  document.querySelector('dialog[open], [role="dialog"][aria-modal="true"]') !== null;

/**
 * Focuses the heading of the screen as soon as it is drawn, and again where another takes its place before the
 * person does anything. Returns what ends the watch.
 */
const focusWhenDrawn = (onFocus: () => void): (() => void) => {
  const start = document.activeElement;
  let focused: HTMLElement | null = null;
  const watch = new MutationObserver(() => look());
  const stop = () => {
    watch.disconnect();
    removeEventListener('keydown', stopOnceFocused, true);
    removeEventListener('pointerdown', stopOnceFocused, true);
  };
  const stopOnceFocused = () => {
    if (focused !== null) stop();
  };
  const look = () => {
    const heading = screenHeading();
    if (heading === null || heading === focused || isDialogOpen()) return;
    const active = document.activeElement;
    const isFree = active === document.body || active === null || (focused === null && active === start);
    // Somebody who has gone on meanwhile is left where they are.
    if (!isFree) return stop();
    focused = heading;
    focusHeading();
    onFocus();
  };
  watch.observe(document.body, { childList: true, subtree: true });
  addEventListener('keydown', stopOnceFocused, true);
  addEventListener('pointerdown', stopOnceFocused, true);
  look();
  return stop;
};

/**
 * After a change of screen moves the focus to the new screen's heading and announces its title, as a browser does
 * for a new page (RT-20). A change of search or hash alone is the same screen.
 */
export const RouteFocus = () => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    // A redirect while the page first loads.
    if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return undefined;
    return focusWhenDrawn(() => setTitle(document.title));
  }, [pathname]);
  return (
    <Announcement id="announcement" aria-live="polite">
      {title}
    </Announcement>
  );
};

const Announcement = styled(VisuallyHidden)`
  @media print { display: none; }
`;
