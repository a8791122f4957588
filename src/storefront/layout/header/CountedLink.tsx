import { Link } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';

interface CountedLinkProps {
  readonly to: string;
  readonly title: string;
  readonly icon: IconName;
  /** `null` until what this browser has stored is read. */
  readonly count: number | null;
}

/** Accessible name of a link with a count, such as `Cart, 2 items`. */
export const countLabel = (title: string, count: number | null): string =>
  count === null ? title : `${title}, ${count} ${count === 1 ? 'item' : 'items'}`;

/** A number over an icon; absent for none. */
export const CountBadge = ({ count }: Pick<CountedLinkProps, 'count'>) =>
  // Another number is another element, which appears.
  count ? (
    <Badge key={count} aria-hidden="true">
      {count}
    </Badge>
  ) : null;

/** An icon of the header that leads to a list, with the list's number. */
export const CountedLink = ({ to, title, icon, count }: CountedLinkProps) => (
  <Root to={to} aria-label={countLabel(title, count)} title={title}>
    <Icon name={icon} size={24} />
    <CountBadge count={count} />
  </Root>
);

const appear = keyframes`from { scale: 1.8; }`;
const Badge = styled.span`
  position: absolute;
  inset-block-start: 1px;
  inset-inline-end: 0;
  min-width: 10px;
  height: 16px;
  padding-inline: 5px;
  border: 2px solid var(--surface);
  border-radius: var(--radius-full);
  background: var(--accent);
  color: var(--on-accent);
  font-size: var(--text-2xs);
  font-weight: 700;
  line-height: 16px;
  text-align: center;
  font-variant-numeric: tabular-nums;
  box-sizing: content-box;
  @media (prefers-reduced-motion: no-preference) { animation: ${appear} 0.3s; }
`;
const Root = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  border-radius: var(--radius-full);
  &:hover { background: var(--accent-soft); color: var(--accent-strong); }
  &:focus-visible { border-radius: var(--radius-full); }
`;
