import { type Role, roles } from '#domain/accounts/role.ts';
import { orderRefusalMessage } from '#domain/messages/orderRefusals.ts';
import {
  type MoveRefusal,
  type OrderEventType,
  type OrderStatus,
  orderEventTypes,
  orderStatuses,
} from '#domain/orders/orderStatus.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';
import { markdownTable } from './markdownTable.ts';
import { orderMachine } from './orderMachine.ts';
import { isCorrectable, isRemovable, moveRefusal, statusAfter } from './orderMoves.ts';
import { orderTransitions } from './orderTransitions.ts';
import { initialStateOf } from './readTransitions.ts';

/** Diagram and tables of orderMachine for docs/order-machine.md, generated from its definition. */

/** The generated part of docs/order-machine.md, between its markers. */
export const orderMachineText = (): string =>
  [
    ['```mermaid', orderDiagram(), '```'].join('\n'),
    '## Moves by role',
    movesByRole(),
    '## Events',
    markdownTable(
      ['Event', 'Leads to'],
      orderEventTypes.map((event) => [event, statusAfter[event]]),
    ),
    '## Every event and its result',
    resultsTable(),
    '## Why a move is refused',
    markdownTable(
      ['Reason', 'English', 'Bengali'],
      moveRefusals.map((reason) => {
        const { en, bn } = orderRefusalMessage(reason, defaultOrderTerms.returnDays);
        return [reason, en, bn];
      }),
    ),
  ].join('\n\n');

/** The machine as a Mermaid state diagram. */
export const orderDiagram = (): string =>
  [
    'stateDiagram-v2',
    `  [*] --> ${initialStateOf(orderMachine)}`,
    ...orderTransitions.map(
      ({ from, event, to, by, isTimed }) =>
        `  ${from} --> ${to}: ${event} (${by.join(', ')}${isTimed ? `, ${inReturnWindow}` : ''})`,
    ),
  ].join('\n');

const inReturnWindow = "within the order's days for a return";

const movesByRole = (): string =>
  markdownTable(
    ['From', ...roles, 'correctable by', 'removable by'],
    orderStatuses.map((status) => [
      status,
      ...roles.map((role) => movesOf(status, role)),
      rolesWho(isCorrectable, status),
      rolesWho(isRemovable, status),
    ]),
  );

/** The moves that the role may make from the status, one below the other; a dash for none. */
const movesOf = (status: OrderStatus, role: Role): string =>
  orderTransitions
    .filter((move) => move.from === status && move.by.includes(role))
    .map(({ event, to, isTimed }) => `${event} → ${to}${isTimed ? ` (${inReturnWindow})` : ''}`)
    .join('<br>') || '–';

/** The roles that may do something to an order of the status; a dash for none. */
const rolesWho = (may: (status: OrderStatus, role: Role) => boolean, status: OrderStatus): string =>
  roles.filter((role) => may(status, role)).join(', ') || '–';

/** The result of every status × role × event. */
const resultsTable = (): string =>
  markdownTable(
    ['From', 'by', ...orderEventTypes],
    orderStatuses.flatMap((status) =>
      roles.map((by) => [status, by, ...orderEventTypes.map((type) => resultOf(status, by, type))]),
    ),
  );

/** The next status after an event of the role, or the reason for the refusal. */
const resultOf = (orderStatus: OrderStatus, by: Role, type: OrderEventType): string => {
  // Without a time of delivery the return window is open, so the event needs no time.
  const order = { orderStatus, deliveredAt: null, returnDays: defaultOrderTerms.returnDays };
  const refusal = moveRefusal(order, { type, by, at: '' });
  return refusal ?? `**→ ${statusAfter[type]}**`;
};

const moveRefusals: readonly MoveRefusal[] = ['otherRole', 'noSuchMove', 'alreadyThere', 'returnWindowOver'];
