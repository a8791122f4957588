import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { type Opening, openingStepLabels } from '#domain/shop/opening.ts';
import * as messages from '#messages/dashboard/opening.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Badge } from '#ui/badges/Badge.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { SmallText } from '../components/layout/SmallText.ts';
import { openingTexts } from './openingTexts.ts';
import type { ChangeOpening } from './useChangeOpening.ts';

const badges = {
  open: { tone: 'warning', label: messages.toDo },
  done: { tone: 'good', label: messages.done },
  skipped: { tone: 'neutral', label: messages.skipped },
} as const;

type StepItemProps = Opening['steps'][number] & {
  /** Whether any change of the checklist is being sent. */
  readonly busy: boolean;
  readonly onChange: ChangeOpening;
};

/**
 * Keeps the focus in the step, since a press disables its button. After the answer the focus goes to the step's button: the new one if the
 * state has changed, else the pressed one. A step without a button takes it itself.
 */
const useFocusAfterPress = (state: StepItemProps['state'], busy: boolean) => {
  const itemRef = useRef<HTMLLIElement>(null);
  /** The last press in this step with the state at that time, until the step has another state. */
  const press = useRef<{ readonly state: typeof state; readonly isAnswered: boolean }>(null);
  useEffect(() => {
    if (press.current === null) return;
    if (busy) {
      // Another press is being sent: this step no longer takes the focus.
      if (press.current.isAnswered) press.current = null;
      return;
    }
    (itemRef.current?.querySelector<HTMLElement>('button') ?? itemRef.current)?.focus();
    // The new state may come after the answer: the effect then runs once more.
    press.current = press.current.state === state ? { state, isAnswered: true } : null;
  }, [busy, state]);
  const notePress = () => {
    press.current = { state, isAnswered: false };
  };
  return { itemRef, notePress };
};

/** One step of the checklist with its state, links to the screens that do it, and the button that skips it or takes it up again. */
export const OpeningStepItem = ({ step, state, busy, onChange }: StepItemProps) => {
  const { text, links, skip } = openingTexts[step];
  const label = shownText(openingStepLabels[step]);
  const badge = badges[state];
  const { itemRef, notePress } = useFocusAfterPress(state, busy);
  const change = (kind: 'skip' | 'takeUp') => {
    notePress();
    onChange({ kind, step });
  };
  return (
    <Item ref={itemRef} tabIndex={-1} aria-label={label}>
      <Row gap={3} justify="space-between">
        <h3>{label}</h3>
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </Row>
      <SmallText>{text}</SmallText>
      <Row gap={2}>
        {links.map(({ to, label: screenName }) => (
          <ButtonLink key={to} to={to} size="s" tone={state === 'open' ? 'accent' : 'plain'}>
            {screenName}
          </ButtonLink>
        ))}
        {state === 'open' && (
          <Button
            size="s"
            tone="quiet"
            disabled={busy}
            aria-label={`${skip}: ${label}`}
            onClick={() => change('skip')}
          >
            {skip}
          </Button>
        )}
        {state === 'skipped' && (
          <Button
            size="s"
            tone="quiet"
            disabled={busy}
            aria-label={messages.takeUpStepAgain(label)}
            onClick={() => change('takeUp')}
          >
            {messages.takeUpAgain}
          </Button>
        )}
      </Row>
    </Item>
  );
};

const Item = styled.li`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-3);
  border-block-start: 1px solid var(--line);
  h3 { font-size: var(--text-m); }
`;
