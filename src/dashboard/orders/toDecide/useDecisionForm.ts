import { useState } from 'react';
import { type DecideBody, useDecideMutation } from '#api/orders/decisionsApi.ts';
import type { DecisionChoice } from '#domain/consignments/decisionChoices.ts';
import type { ToDecide } from '#domain/staff/toDecide.ts';
import * as messages from '#messages/dashboard/orders/toDecide.ts';
import { useCommandProblem } from '../useCommandProblem.ts';

export interface DecisionFormProps {
  readonly decision: ToDecide;
  readonly choice: DecisionChoice;
  readonly onClose: () => void;
  /** Called with the id of the order that the choice opens, or with `null`. */
  readonly onDecided: (orderToOpen: string | null) => void;
  /** Called with why nothing was decided, since somebody else's decision takes the form away with its row. */
  readonly onProblem: (problem: string) => void;
}

/** Shares the state of the request between the form and the buttons that open and close it. */
export const useDecideRequest = ({ kind, id }: ToDecide) =>
  useDecideMutation({ fixedCacheKey: `decide ${kind} ${id}` });

/** Sends a decision with its note; `problem` says why it was not stored. `sendAgain` opens the order. */
export const useDecisionForm = ({ decision, choice, onClose, onDecided, onProblem }: DecisionFormProps) => {
  const [note, setNote] = useState('');
  const [decide, { isLoading }] = useDecideRequest(decision);
  const orderId = decision.parcel?.orderId ?? null;
  const finish = () => {
    onClose();
    onDecided(choice === 'sendAgain' ? orderId : null);
  };
  const { problem, run } = useCommandProblem(finish, messages.nothingWasDecided, { onProblem });
  /** Sends the decision, with the fields that only some choices have. */
  const send = (fieldsOfChoice: Partial<DecideBody> = {}) =>
    run(() =>
      decide({
        id: decision.id,
        orderId,
        body: { kind: decision.kind, choice, note: note.trim(), ...fieldsOfChoice },
      }).unwrap(),
    );
  return { note, setNote, problem, busy: isLoading, send };
};
