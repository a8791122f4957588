import { styled } from 'styled-components';
import { useCloseStockRequestsMutation } from '#api/products/stockRequestsApi.ts';
import type { AskedItem, StockRequest, StockRequestOutcome } from '#domain/checkout/stockRequest.ts';
import { productTitle } from '#domain/products/product.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import { phoneLink } from '#domain/values/phoneLink.ts';
import * as messages from '#messages/dashboard/stock.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useRowCommand } from '../components/actions/useRowCommand.ts';

/** The shoppers who asked for an item, newest first; staff call them, and mark them as told or remove their requests (GS-9). */
export const WaitingShoppers = ({ item }: { readonly item: AskedItem }) => {
  const unlistedCount = item.count - item.requests.length;
  return (
    <List>
      {item.requests.map((request) => (
        <Waiting key={request._id} request={request} name={productTitle(item.product)} />
      ))}
      {unlistedCount > 0 ? <li>{messages.andMoreWaiting(unlistedCount)}</li> : null}
    </List>
  );
};

interface WaitingProps {
  readonly request: StockRequest;
  readonly name: string;
}

const Waiting = ({ request: { _id, mobileNumber, at }, name }: WaitingProps) => {
  const [close] = useCloseStockRequestsMutation();
  const { busy, runCommand } = useRowCommand();
  const closeAs = (outcome: StockRequestOutcome) =>
    runCommand({
      send: () => close({ ids: [_id], outcome }).unwrap(),
      success: { title: outcome === 'told' ? messages.toldTitle : messages.removedTitle },
      failure: messages.numberStillOnTheList,
    });
  return (
    <li>
      <a href={phoneLink(mobileNumber)}>{mobileNumber}</a> <small>{formatDateTime(at)}</small>
      <Actions>
        <Button
          tone="plain"
          size="s"
          disabled={busy}
          aria-label={messages.wasToldAbout(mobileNumber, name)}
          onClick={() => void closeAs('told')}
        >
          {messages.told}
        </Button>
        <Button
          tone="plain"
          size="s"
          disabled={busy}
          aria-label={messages.removeFrom(mobileNumber, name)}
          onClick={() => void closeAs('removed')}
        >
          {messages.remove}
        </Button>
      </Actions>
    </li>
  );
};

const List = styled.ul`
  display: grid;
  gap: var(--space-2);

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-variant-numeric: tabular-nums;
  }

  small {
    color: var(--ink-soft);
  }
`;

const Actions = styled.span`
  display: inline-flex;
  gap: var(--space-2);
`;
