import { useId } from 'react';
import { styled } from 'styled-components';
import { failureOfError } from '#api/failure.ts';
import { useMakePrintBatchMutation } from '#api/printedOrdersApi.ts';
import { ordersByIdLimit } from '#domain/constants.ts';
import { screenMessages } from '#domain/messages/screenMessages.ts';
import type { PrintedOrders } from '#domain/printBatch.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { useDisclosure } from '#ui/hooks/useDisclosure.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { printLinks } from '../printLinks.ts';

interface PrintMenuProps {
  /** The ids of the chosen orders. */
  readonly ids: readonly string[];
}

/**
 * A button that stores the chosen orders as a print batch and shows a link to each of its papers (MD-18). A paper
 * opens in a new tab, so that the list stays with its selection.
 */
export const PrintMenu = ({ ids }: PrintMenuProps) => {
  const { isOpen, open, close, rootRef, buttonRef } = useDisclosure();
  const panelId = useId();
  const [makeBatch, { data: batch, error, isLoading, originalArgs }] = useMakePrintBatchMutation();
  const isOfThese = originalArgs?.join() === ids.join();
  const isShown = isOpen && isOfThese;
  const openMenu = () => {
    open();
    if (!isOfThese || error !== undefined) void makeBatch(ids);
  };
  return (
    <Root ref={rootRef}>
      <Button
        ref={buttonRef}
        tone="plain"
        size="s"
        aria-expanded={isShown}
        aria-controls={panelId}
        onClick={isShown ? close : openMenu}
      >
        <Icon name="printer" size={16} /> Print <Icon name="chevron-down" size={16} />
      </Button>
      <Panel id={panelId} hidden={!isShown} role="status">
        {isShown && isLoading && <small>Storing the choice…</small>}
        {isShown && error !== undefined && (
          <Notice tone="danger">
            <Row gap={2}>
              The chosen orders cannot be printed: {failureOfError(error).message}
              <Button tone="plain" size="s" onClick={() => void makeBatch(ids)}>
                {screenMessages.tryAgain}
              </Button>
            </Row>
          </Notice>
        )}
        {isShown && batch === null && ids.length > ordersByIdLimit && (
          <small>To print, choose {ordersByIdLimit} orders or fewer.</small>
        )}
        {isShown && typeof batch === 'string' && <PaperLinks printed={{ batch }} onOpen={close} />}
        {isShown && batch === null && ids.length <= ordersByIdLimit && (
          <PaperLinks printed={{ orders: ids }} onOpen={close} />
        )}
      </Panel>
    </Root>
  );
};

const PaperLinks = ({
  printed,
  onOpen,
}: {
  readonly printed: PrintedOrders;
  readonly onOpen: () => void;
}) => (
  <List aria-label="Print">
    {printLinks(printed).map(({ label, to }) => (
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
