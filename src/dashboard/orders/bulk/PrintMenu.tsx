import { useId } from 'react';
import { styled } from 'styled-components';
import { failureOfError } from '#api/client/failure.ts';
import { useCapability } from '#api/client/useCapability.ts';
import { useMakePrintBatchMutation } from '#api/staff/printedOrdersApi.ts';
import { ordersByIdLimit } from '#domain/shop/constants.ts';
import type { OrdersToPrint } from '#domain/staff/printBatch.ts';
import * as messages from '#messages/dashboard/orders/bulk.ts';
import { screenMessages } from '#messages/domain/screenMessages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { useDisclosure } from '#ui/hooks/useDisclosure.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { Row } from '#ui/layout/Row.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { withRequestId } from '../../components/loading/failureMessages.ts';
import { printLinks } from '../printLinks.ts';

interface PrintMenuProps {
  /** The ids of the chosen orders. */
  readonly ids: readonly string[];
}

/**
 * A button that shows links to the papers of the chosen orders. Each opens in a new tab, so that the list keeps its selection. The
 * links name a print batch, which a press of the button stores (MD-18), or the orders' ids if the host stores no batches.
 */
export const PrintMenu = ({ ids }: PrintMenuProps) => {
  const { isOpen, open, close, rootRef, buttonRef } = useDisclosure();
  const panelId = useId();
  const [makeBatch, { data: batch, error, isLoading, originalArgs: batchIds }] = useMakePrintBatchMutation();
  const storesBatches = useCapability('printBatches');
  // The selection may have changed since the batch was made: the menu closes, and opening it makes another batch.
  const isBatchCurrent = batchIds?.join() === ids.join();
  const isShown = isOpen && (isBatchCurrent || !storesBatches);
  const openMenu = () => {
    open();
    if (storesBatches && (!isBatchCurrent || error !== undefined)) void makeBatch(ids);
  };
  const tryAgain = () => {
    // The pressed button goes away with the failure.
    buttonRef.current?.focus();
    void makeBatch(ids);
  };
  return (
    <Root ref={rootRef}>
      <Button
        ref={buttonRef}
        tone="plain"
        size="s"
        // The shortcut P finds the button by this attribute.
        data-key="p"
        aria-expanded={isShown}
        aria-controls={panelId}
        onClick={isShown ? close : openMenu}
      >
        <StaffIcon name="printer" size={16} /> {messages.print} <Icon name="chevron-down" size={16} />
      </Button>
      <Panel id={panelId} hidden={!isShown} role="status">
        {isShown && !storesBatches && <OrderLinks ids={ids} onOpen={close} />}
        {isShown && storesBatches && (
          <>
            {isLoading && <small>{messages.savingTheSelection}</small>}
            {error !== undefined && (
              <Notice tone="danger">
                <Row gap={2}>
                  {messages.cannotBePrinted(withRequestId(failureOfError(error)))}
                  <Button tone="plain" size="s" onClick={tryAgain}>
                    {screenMessages.tryAgain}
                  </Button>
                </Row>
              </Notice>
            )}
            {batch !== undefined && <PaperLinks toPrint={{ batch }} onOpen={close} />}
          </>
        )}
      </Panel>
    </Root>
  );
};

/** Links that name the orders by their ids; for more than an address holds, the limit instead. */
const OrderLinks = ({ ids, onOpen }: PrintMenuProps & { readonly onOpen: () => void }) =>
  ids.length > ordersByIdLimit ? (
    <small>{messages.tooManyToPrint(ordersByIdLimit)}</small>
  ) : (
    <PaperLinks toPrint={{ orders: ids }} onOpen={onOpen} />
  );

const PaperLinks = ({
  toPrint,
  onOpen,
}: {
  readonly toPrint: OrdersToPrint;
  readonly onOpen: () => void;
}) => (
  <List aria-label={messages.print}>
    {printLinks(toPrint).map(({ label, to }) => (
      <li key={label}>
        <ButtonLink tone="plain" size="s" to={to} target="_blank" onClick={onOpen}>
          {label} <VisuallyHidden>{messages.opensInANewTab}</VisuallyHidden>
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
`;
