import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Role } from '#domain/accounts/role.ts';
import type { Order } from '#domain/orders/order.ts';
import { labelSizes } from '#domain/staff/printBatch.ts';
import { isCorrectable } from '#machines/orderMoves.ts';
import * as messages from '#messages/dashboard/orders/overview.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { useDisclosure } from '#ui/hooks/useDisclosure.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { from } from '#ui/theme/media.ts';
import { correctPath, invoicePath, printPath } from '../../components/routing/addresses.ts';
import { useShortcuts } from '../../components/shortcuts/useShortcuts.ts';
import { OrderMarks } from '../OrderMarks.tsx';
import { stateFromOverview } from '../orderOrigin.ts';

interface OverviewToolsProps {
  readonly order: Order;
  readonly by: Role;
  /** Whether the host has corrections (MD-5). */
  readonly hasCorrections: boolean;
}

/**
 * Links with which staff correct and print an order, and when it was printed and packed. With `search` the screens that lead back here
 * keep the list from which the order was opened (MD-21).
 */
export const OverviewTools = ({ order, by, hasCorrections }: OverviewToolsProps) => {
  const { search } = useLocation();
  return (
    <Root>
      {hasCorrections && isCorrectable(order.orderStatus, by) && (
        <ButtonLink tone="plain" size="s" to={`${correctPath(order._id)}${search}`} state={stateFromOverview}>
          <StaffIcon name="edit" size={16} /> {messages.correct}
        </ButtonLink>
      )}
      <ButtonLink
        tone="plain"
        size="s"
        to={`${invoicePath(order._id)}${search}`}
        // With the order the invoice shows at once, before it is fetched.
        state={{ ...order, ...stateFromOverview }}
      >
        <StaffIcon name="printer" size={16} /> {messages.invoice}
      </ButtonLink>
      <PaperMenu id={order._id} />
      <OrderMarks order={order} />
    </Root>
  );
};

/** A button that shows links to the papers that go with the parcel; the shortcut P opens it. */
const PaperMenu = ({ id }: { readonly id: string }) => {
  const { isOpen, toggle, open, close, rootRef, buttonRef } = useDisclosure();
  const panelId = useId();
  const openByKey = () => {
    open();
    buttonRef.current?.focus();
  };
  useShortcuts([{ keys: ['p'], label: messages.print, run: openByKey }]);
  return (
    <Menu ref={rootRef}>
      <Button
        ref={buttonRef}
        tone="plain"
        size="s"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        {messages.print} <Icon name="chevron-down" size={16} />
      </Button>
      <Panel id={panelId} hidden={!isOpen} onClick={close}>
        <li>
          <ButtonLink tone="quiet" size="s" to={printPath('packing-slips', { orders: [id] })}>
            <StaffIcon name="box" size={16} /> {messages.packingSlip}
          </ButtonLink>
        </li>
        {labelSizes.map(({ name, label }) => (
          <li key={name}>
            <ButtonLink tone="quiet" size="s" to={printPath('labels', { orders: [id] }, name)}>
              <Icon name="truck" size={16} /> {messages.labelOfSize(label)}
            </ButtonLink>
          </li>
        ))}
      </Panel>
    </Menu>
  );
};

const Root = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;

/** In the narrowest windows the panel begins at the edge of the page. */
const Menu = styled.div`
  ${from.tablet} {
    position: relative;
  }
`;

/** Over the page, so that nothing moves when it opens. */
const Panel = styled.ul`
  position: absolute;
  z-index: 5;
  inset-block-start: calc(100% + 4px);
  inset-inline-start: 0;
  display: grid;
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface-raised);
  box-shadow: var(--shadow-2);
  white-space: nowrap;

  &[hidden] {
    display: none;
  }

  a {
    width: 100%;
    justify-content: start;
  }
`;
