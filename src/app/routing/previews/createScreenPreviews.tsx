import type { Location } from 'history';
import type { ReactNode } from 'react';
import type { RouteMatch } from 'react-router-dom';
import { yieldToMain } from '../../startup/yieldToMain.ts';
import type { ScreenNavigation, ScreenPreviews } from '../screenNavigation.ts';
import { ScreenPreview } from './ScreenPreview.tsx';

/** The first view of the screen of these routes from what the browser knows; `null` if that is nothing. */
export type FindPreview = (matches: readonly RouteMatch[]) => ReactNode;

interface PreparedPreviews extends ScreenPreviews {
  /** Renders the preview of a screen that a touch may open. */
  readonly prepare: (matches: readonly RouteMatch[]) => void;
  /** The touch has opened nothing. */
  readonly cancel: () => void;
}

const pathOf = (matches: readonly RouteMatch[]): string => matches.at(-1)?.pathname ?? '';

/** What the open screen consists of in its layout. */
const screenElements = (): Element[] => [...document.querySelectorAll('main > :not([data-preview])')];

/** A hidden page renders no frames; the dashboard's layout has no place for a preview. */
const canShow = (): boolean =>
  document.visibilityState === 'visible' && !location.pathname.startsWith('/dashboard');

/** What is shown between a press and the screen that it opens (docs/decisions/0106). */
export const createScreenPreviews = (navigation: ScreenNavigation, find: FindPreview): PreparedPreviews => {
  /** What follows the preview that is shown. */
  let next: (() => void) | null = null;
  /** The preview that is rendered, and whose it is. */
  let prepared: { readonly path: string; readonly content: ReactNode } | null = null;
  /** The screen that the last preview replaced, by the key of its history entry. */
  let left: { readonly key: string; readonly elements: readonly Element[] } | null = null;
  const isShown = (): boolean => next !== null;
  const end = (): void => {
    next = null;
    prepared = null;
    if (navigation.preview() !== null) navigation.showPreview(null);
  };
  const prepare = (matches: readonly RouteMatch[]): void => {
    const path = pathOf(matches);
    if (!canShow() || isShown() || path === location.pathname) return;
    const content = find(matches);
    if (content === null) {
      end();
      return;
    }
    prepared = { path, content };
    navigation.showPreview(
      <ScreenPreview key={path} position={null}>
        {content}
      </ScreenPreview>,
    );
  };
  const show = (preview: ReactNode, open: () => void): true => {
    next = open;
    navigation.showPreview(preview);
    const openIfNext = (): void => {
      if (next === open) open();
    };
    // The frame shows what is rendered now.
    requestAnimationFrame(() => void yieldToMain().then(openIfNext));
    return true;
  };
  const showNext = (matches: readonly RouteMatch[], open: () => void): boolean => {
    if (prepared?.path !== pathOf(matches)) prepare(matches);
    if (prepared?.path !== pathOf(matches) || !canShow()) return false;
    left = { key: navigation.screen().location.key, elements: screenElements() };
    const { path, content } = prepared;
    return show(
      <ScreenPreview key={path} position={0}>
        {content}
      </ScreenPreview>,
      open,
    );
  };
  const showLeft = (to: Location, open: () => void): boolean => {
    const elements = left?.key === to.key ? left.elements : [];
    const position = navigation.positions.at(to);
    // What two screens share stays in the document, and changes.
    const isWhole = elements.length > 0 && elements.every(({ isConnected }) => !isConnected);
    if (position === undefined || !isWhole || !canShow()) return false;
    prepared = null;
    left = null;
    return show(<ScreenPreview key="left" position={position} left={elements} />, open);
  };
  return {
    isShown,
    prepare,
    cancel: () => {
      if (!isShown()) end();
    },
    show: (matches, returnsTo, open) =>
      returnsTo === null ? showNext(matches, open) : showLeft(returnsTo, open),
    end,
  };
};
