import { styled } from 'styled-components';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { ShopIcon, type ShopIconName } from '#ui/icons/ShopIcon.ts';
import type { TrackingStep } from './trackingSteps.ts';

/** The steps of an order: what has happened, where it stands, and what comes next. */
export const OrderSteps = ({ steps }: { readonly steps: readonly TrackingStep[] }) => (
  <List>
    {steps.map(({ key, status, title, text, time, isCurrent }) => (
      <Step
        key={key}
        data-state={stateOf(time, isCurrent)}
        data-ended={status === 'Cancelled' || status === 'Return' || undefined}
        aria-current={isCurrent ? 'step' : undefined}
      >
        <Marker aria-hidden="true">
          {time === null ? null : <ShopIcon name={iconOf[status]} size={16} />}
        </Marker>
        <div>
          <strong>{title}</strong>
          {time === null ? null : <small>{time}</small>}
          {text === '' ? null : <p>{text}</p>}
        </div>
      </Step>
    ))}
  </List>
);

/** What marks a step that was reached; a tick says that it went well. */
const iconOf: Record<OrderStatus, ShopIconName> = {
  Pending: 'check',
  Confirmed: 'check',
  Shipping: 'check',
  Delivered: 'check',
  Cancelled: 'close',
  Return: 'return',
};

const stateOf = (time: string | null, isCurrent: boolean): string => {
  if (time === null) return 'coming';
  return isCurrent ? 'current' : 'done';
};

const List = styled.ol`
  display: grid;
`;
const Marker = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 2px solid var(--accent);
  border-radius: var(--radius-full);
  background: var(--accent);
  color: var(--on-accent);
`;
const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: var(--space-4);
  padding-block-end: var(--space-5);
  overflow-wrap: anywhere;
  &:last-child { padding-block-end: 0; }
  &:not(:last-child)::before {
    position: absolute;
    inset-block: 28px 0;
    inset-inline-start: 13px;
    border-inline-start: 2px solid var(--line);
    content: '';
  }
  &[data-state='done']:not(:last-child)::before { border-color: var(--accent); }
  strong { display: block; line-height: 28px; }
  small { display: block; font-size: var(--text-s); color: var(--ink-faint); font-variant-numeric: tabular-nums; }
  p { margin-block-start: var(--space-1); color: var(--ink-soft); }
  &[data-state='current'] strong { font-size: var(--text-l); }
  &[data-state='current'] > ${Marker} { box-shadow: 0 0 0 4px var(--accent-soft); }
  &[data-state='current'][data-ended] > ${Marker} {
    border-color: var(--danger);
    background: var(--danger);
    color: var(--surface);
    box-shadow: 0 0 0 4px var(--danger-soft);
  }
  &[data-state='done'][data-ended] > ${Marker} {
    border-color: var(--line-strong);
    background: var(--surface);
    color: var(--ink-soft);
  }
  &[data-state='coming'] > ${Marker} { border-color: var(--line-strong); background: var(--surface); }
  &[data-state='coming'] strong { font-weight: 500; color: var(--ink-soft); }
  &[data-state='coming'] p { font-size: var(--text-s); color: var(--ink-faint); }
`;
