import { useRef } from 'react';
import { styled } from 'styled-components';
import { type Opening, openingStepLabels } from '#domain/shop/opening.ts';
import * as messages from '#messages/dashboard/opening.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Badge } from '#ui/badges/Badge.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
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

/** One step of the checklist with its state, links to the screens that do it, and the button that skips it or takes it up again. */
export const OpeningStepItem = ({ step, state, busy, onChange }: StepItemProps) => {
  const { text, links, skip } = openingTexts[step];
  const label = shownText(openingStepLabels[step]);
  const badge = badges[state];
  const isOpen = state === 'open';
  const itemRef = useRef<HTMLLIElement>(null);
  // The button goes away if the step is done by now.
  const focusProps = useKeptFocus(itemRef);
  return (
    <Item ref={itemRef} {...focusProps} tabIndex={-1} aria-label={label}>
      <Row gap={3} justify="space-between">
        <h3>{label}</h3>
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </Row>
      <SmallText>{text}</SmallText>
      <Row gap={2}>
        {links.map(({ to, label: screenName }) => (
          <ButtonLink key={to} to={to} size="s" tone={isOpen ? 'accent' : 'plain'}>
            {screenName}
          </ButtonLink>
        ))}
        {/* One button for both commands, so that it keeps the focus when the state changes. */}
        {state !== 'done' && (
          <Button
            size="s"
            tone="quiet"
            disabled={busy}
            aria-label={isOpen ? `${skip}: ${label}` : messages.resumeStep(label)}
            onClick={() => onChange({ kind: isOpen ? 'skip' : 'takeUp', step })}
          >
            {isOpen ? skip : messages.resume}
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
