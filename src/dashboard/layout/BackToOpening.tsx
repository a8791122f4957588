import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { openingApi } from '#api/shop/openingApi.ts';
import * as messages from '#messages/dashboard/layout.ts';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { addresses } from '../components/routing/addresses.ts';

/** Screens that show the checklist themselves. */
const checklistAddresses: ReadonlySet<string> = new Set([addresses.home, addresses.opening]);

/** A link from other screens back to a new shop's checklist (SP-1). It fetches nothing: it appears once the checklist was shown. */
export const BackToOpening = () => {
  const { pathname } = useLocation();
  const { data } = openingApi.endpoints.getOpening.useQueryState();
  if (data?.isOffered !== true || checklistAddresses.has(pathname)) return null;
  return (
    <Back to={addresses.opening}>
      <StaffIcon name="arrow-left" size={18} /> {messages.allStepsOfOpening}
    </Back>
  );
};

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  margin-block-end: var(--space-3);
  font-size: var(--text-s);
  font-weight: 600;

  @media print {
    display: none;
  }
`;
