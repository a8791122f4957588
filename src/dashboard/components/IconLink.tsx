import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';

interface IconLinkProps extends Omit<LinkProps, 'children'> {
  readonly label: string;
  readonly icon: IconName;
}

/** A link shown as an icon; the label is its accessible name and tooltip. */
export const IconLink = ({ label, icon, ...link }: IconLinkProps) => (
  <Root {...link} aria-label={label} title={label}>
    <Icon name={icon} />
  </Root>
);

const Root = styled(Link)`
  display: inline-grid;
  width: var(--target);
  height: var(--target);
  border-radius: var(--radius-full);
  color: var(--ink);
  place-items: center;

  &:hover {
    background: var(--accent-soft);
    color: var(--accent-strong);
  }
`;
