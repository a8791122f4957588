import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { LoadFailure } from '../feedback/LoadFailure.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import type { Combobox } from './useCombobox.ts';

interface ComboboxListProps {
  readonly combobox: Combobox;
  readonly label: string;
  /** The options, as elements with the props of `combobox.optionProps`. */
  readonly children: ReactNode;
  /** A sentence after the message that nothing was found. */
  readonly advice: string;
  /** What the message about a failed search says could not be loaded: "The products". */
  readonly nameInFailure: string;
  /** Shown below the options while the search is pending; one line by default. */
  readonly waiting?: ReactNode;
  /** A link to the list of everything that was found. */
  readonly all?: { readonly to: string; readonly label: string } | undefined;
  readonly className?: string;
}

/** The list of what a combobox has found. The focus stays in the field of the combobox. */
export const ComboboxList = ({
  combobox: { options, isPending, isFailed, retry, message, listId, reset },
  label,
  children,
  advice,
  nameInFailure,
  waiting = options.length === 0 ? <Skeleton height={60} /> : null,
  all,
  className,
}: ComboboxListProps) => (
  <Root className={className}>
    {isFailed ? <LoadFailure what={nameInFailure} onRetry={retry} /> : null}
    {!isPending && !isFailed && options.length === 0 ? (
      <p>
        {message} {advice}
      </p>
    ) : null}
    <div id={listId} role="listbox" aria-label={label} hidden={options.length === 0}>
      {children}
    </div>
    {isPending ? waiting : null}
    {all === undefined ? null : (
      <AllLink to={all.to} onClick={reset}>
        {all.label}
      </AllLink>
    )}
  </Root>
);

const Root = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 6px);
  inset-inline: 0;
  z-index: 60;
  max-height: min(70vh, 560px);
  overflow-y: auto;
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-raised);
  box-shadow: var(--shadow-2);

  [role='option'] {
    display: grid;
    align-items: center;
    gap: var(--space-3);
    min-height: 60px;
    padding: 6px var(--space-2);
    border-radius: var(--radius-m);
    font-size: var(--text-s);
    line-height: var(--leading-snug);
    text-decoration: none;
  }

  [aria-selected='true'] {
    background: var(--accent-soft);
  }

  > p {
    padding: var(--space-3);
    color: var(--ink-soft);
    font-size: var(--text-s);
    overflow-wrap: anywhere;
  }
`;

const AllLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: var(--target);
  padding-inline: var(--space-2);
  border-radius: var(--radius-s);
  color: var(--accent);
  font-size: var(--text-s);
  font-weight: 600;
`;
