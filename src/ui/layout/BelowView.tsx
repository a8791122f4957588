import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { useMeasuredOnce } from '../hooks/useMeasuredOnce.ts';
import { from } from '../theme/media.ts';

interface BelowViewProps {
  /** Estimated heights in pixels, until the browser has measured. */
  readonly heights: { readonly phone: number; readonly tablet: number; readonly large: number };
  readonly children: ReactNode;
}

/**
 * A section that no first view shows. The browser lays it out when it comes near, and React hydrates it after the rest of the
 * page, or at once when an event happens inside the section (docs/speed.md).
 */
export const BelowView = ({ heights, children }: BelowViewProps) => (
  <Skippable heights={heights}>
    <Suspense>{children}</Suspense>
  </Skippable>
);

/**
 * The element around the section. It is a component of its own, so that its second render does not render `Suspense` again,
 * which would make React hydrate the section at once.
 */
const Skippable = ({ heights, children }: BelowViewProps) => {
  const isMeasuring = useMeasuredOnce();
  return (
    <Root $heights={heights} data-measuring={isMeasuring || undefined}>
      {children}
    </Root>
  );
};

// `content-visibility` clips the content, so the padding leaves space for what reaches into the page's gutter.
const Root = styled.div<{ readonly $heights: BelowViewProps['heights'] }>`
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  contain-intrinsic-height: auto ${({ $heights }) => $heights.phone}px;
  ${from.tablet} { contain-intrinsic-height: auto ${({ $heights }) => $heights.tablet}px; }
  ${from.large} { contain-intrinsic-height: auto ${({ $heights }) => $heights.large}px; }
  &:not([data-measuring]) { content-visibility: auto; }
  &:empty { display: none; }
`;
