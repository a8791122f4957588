import { Action, type Location } from 'history';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { RouteMatch } from 'react-router-dom';

/** What the open address shows. */
export interface OpenScreen {
  readonly location: Location;
  /** How it was opened. */
  readonly action: Action;
  readonly matches: readonly RouteMatch[];
  /** The page stays where it is scrolled to. */
  readonly keepsScroll: boolean;
}

/** The open screen, the preview of the next one, and what listens to them. */
export const createScreenStore = (first: OpenScreen) => {
  const listeners = new Set<() => void>();
  /** Screens that a view transition has opened; another one follows on return from them. */
  const transitioned = new Set<string>();
  let screen = first;
  let preview: ReactNode = null;
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    screen: () => screen,
    preview: () => preview,
    showPreview: (next: ReactNode): void => {
      preview = next;
      notify();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (next: OpenScreen, isTransition = false): void => {
      const isReturn = next.action === Action.Pop && transitioned.has(screen.location.key);
      screen = next;
      if (!isTransition && !isReturn) {
        notify();
        return;
      }
      if (isTransition) transitioned.add(next.location.key);
      document.startViewTransition(() => flushSync(notify));
    },
  };
};
