import { useState } from 'react';
import { choiceLabels, choicesOf, type DecisionChoice } from '#domain/consignments/decisionChoices.ts';
import type { ToDecide } from '#domain/staff/toDecide.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { LinesBackForm } from './LinesBackForm.tsx';
import { type DecisionFormProps, useDecideRequest } from './useDecisionForm.ts';

interface DecisionButtonsProps {
  readonly decision: ToDecide;
  /** What the parcel is called. */
  readonly name: string;
  readonly onDecided: DecisionFormProps['onDecided'];
  readonly onProblem: (problem: string) => void;
}

/** The buttons for the choices of one thing to decide; each opens a form with the fields that it needs. */
export const DecisionButtons = ({ decision, name, onDecided, onProblem }: DecisionButtonsProps) => {
  const [choice, setChoice] = useState<DecisionChoice | null>(null);
  // The form sends this request. While it is being sent, no button closes the form: a failure would be lost with the form.
  const [, { isLoading }] = useDecideRequest(decision);
  const close = () => setChoice(null);
  const Form = choice === 'linesBack' ? LinesBackForm : DecisionForm;
  return (
    <>
      <Row gap={2}>
        {choicesOf(decision.kind).map((offered) => (
          <Button
            key={offered}
            tone="plain"
            size="s"
            disabled={isLoading}
            aria-expanded={choice === offered}
            aria-label={`${shownText(choiceLabels[offered])}: ${name}`}
            onClick={() => setChoice(choice === offered ? null : offered)}
          >
            {shownText(choiceLabels[offered])}
          </Button>
        ))}
      </Row>
      {choice !== null && (
        <Form
          key={choice}
          decision={decision}
          choice={choice}
          onClose={close}
          onDecided={onDecided}
          onProblem={onProblem}
        />
      )}
    </>
  );
};
