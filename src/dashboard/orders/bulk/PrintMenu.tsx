import { useId } from 'react';
import { styled } from 'styled-components';
import { ordersByIdLimit } from '#domain/constants.ts';
import { batchesOf } from '#domain/printBatch.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { useDisclosure } from '#ui/hooks/useDisclosure.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { printLinks } from '../printLinks.ts';

interface PrintMenuProps {
  /** The ids of the chosen orders. */
  readonly ids: readonly string[];
}

/**
 * A button that shows a link to each batch of the chosen orders. One opens in a new tab, so that the list stays
 * with its selection.
 */
export const PrintMenu = ({ ids }: PrintMenuProps) => {
  const { isOpen, toggle, close, rootRef, buttonRef } = useDisclosure();
  const panelId = useId();
  const batches = batchesOf(ids);
  return (
    <Root ref={rootRef}>
      <Button
        ref={buttonRef}
        tone="plain"
        size="s"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        <Icon name="printer" size={16} /> Lists and labels <Icon name="chevron-down" size={16} />
      </Button>
      <Panel id={panelId} hidden={!isOpen}>
        {batches.length > 1 && <p>One batch holds at most {ordersByIdLimit} orders.</p>}
        {batches.map((batch, index) => (
          <BatchLinks
            key={batch[0]}
            caption={batches.length > 1 ? rangeLabel(index * ordersByIdLimit, batch.length) : null}
            ids={batch}
            onOpen={close}
          />
        ))}
      </Panel>
    </Root>
  );
};

/** `Orders 101 to 150`. */
const rangeLabel = (before: number, count: number): string => `Orders ${before + 1} to ${before + count}`;

interface BatchLinksProps {
  /** Which of the chosen orders they are; `null` when they are all. */
  readonly caption: string | null;
  readonly ids: readonly string[];
  readonly onOpen: () => void;
}

const BatchLinks = ({ caption, ids, onOpen }: BatchLinksProps) => (
  <List aria-label={caption === null ? 'Print' : `Print ${caption.toLowerCase()}`}>
    {caption !== null && <li>{caption}</li>}
    {printLinks(ids).map(({ label, to }) => (
      <li key={label}>
        <ButtonLink tone="plain" size="s" to={to} target="_blank" onClick={onOpen}>
          {label} <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
        </ButtonLink>
      </li>
    ))}
  </List>
);

/** The button is beside the other buttons of its container, the panel on a line of its own below. */
const Root = styled.div`
  display: contents;
`;

const Panel = styled.div`
  order: 1;
  flex: 1 0 100%;
  display: grid;
  gap: var(--space-2);

  &[hidden] {
    display: none;
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;
