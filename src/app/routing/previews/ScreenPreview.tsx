import { Component, type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** A preview that throws is empty; the screen that follows tells what is wrong. */
class PreviewBoundary extends Component<{ readonly children: ReactNode }, { readonly isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError(): { readonly isFailed: boolean } {
    return { isFailed: true };
  }

  override render() {
    return this.state.isFailed ? null : this.props.children;
  }
}

interface ScreenPreviewProps {
  /** Where the page is scrolled to, in CSS pixels; `null` while the preview is rendered ahead and hidden. */
  readonly position: number | null;
  /** Elements that another screen consisted of, instead of `children`. */
  readonly left?: readonly Element[];
  readonly children?: ReactNode;
}

/** Takes the place of the screen that follows it in the layout. */
export const ScreenPreview = ({ position, left, children }: ScreenPreviewProps) => {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (left !== undefined) root.current?.replaceChildren(...left);
    if (position !== null) window.scrollTo(0, position);
  }, [left, position]);
  return (
    <Root ref={root} data-preview={position === null ? 'ahead' : 'shown'}>
      <PreviewBoundary>{children}</PreviewBoundary>
    </Root>
  );
};

// Laid out before it is shown. The screen keeps its own layout, since it is removed soon.
const Root = styled.div`
  &[data-preview='ahead'] { position: fixed; inset: 0 0 auto; z-index: -1; visibility: hidden; }
  &[data-preview='shown'] ~ * { position: absolute; height: 0; overflow: hidden; content-visibility: hidden; }
`;
