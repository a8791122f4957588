import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** A form with few fields in one column. */
export const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;
/** Link with a 44 px touch target that does not increase the line spacing. */
export const TextLink = styled(Link)`
  display: inline-block;
  padding-block: 10px;
  font-weight: 600;
  color: var(--accent);
  text-underline-offset: 3px;
  &:hover { color: var(--accent-strong); }
`;
export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-5);
  font-size: var(--text-s);
  color: var(--ink-soft);
`;
