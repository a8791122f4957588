import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { StaffIcon, type StaffIconName } from '#ui/icons/StaffIcon.ts';

interface IconLinkProps extends Omit<LinkProps, 'children'> {
  readonly label: string;
  readonly icon: StaffIconName;
}

/** A link shown as an icon; the label is its accessible name and tooltip. */
export const IconLink = ({ label, icon, ...link }: IconLinkProps) => (
  <Root {...link} aria-label={label} title={label}>
    <StaffIcon name={icon} />
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
