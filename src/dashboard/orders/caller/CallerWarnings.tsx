import { styled } from 'styled-components';
import { type Caller, callerWarnings } from '#domain/caller.ts';
import { Badge } from '#ui/badges/Badge.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** What to know of an order's phone number, as badges; nothing without a warning (MD-3). */
export const CallerWarnings = ({ caller }: { readonly caller: Caller | undefined }) => {
  const warnings = caller === undefined ? [] : callerWarnings(caller);
  if (warnings.length === 0) return null;
  return (
    <List>
      {warnings.map(({ kind, label, text }) => (
        <li key={kind} title={text}>
          <Badge tone={kind === 'blocked' ? 'danger' : 'warning'}>
            <Icon name="warning" size={14} /> {label}
          </Badge>
        </li>
      ))}
    </List>
  );
};

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);

  /* In a narrow column a label breaks between its words. */
  > li > span {
    white-space: normal;
  }
`;
