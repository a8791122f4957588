import { styled } from 'styled-components';
import { formatDateTime } from '#domain/values/dates.ts';
import { readText } from '#domain/values/parse.ts';
import type { ReplayedStep } from '#machines/record.ts';
import * as messages from '#messages/dashboard/replay.ts';
import { digits } from '#messages/language.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { eventLabel } from './machineDiagrams.ts';

interface StepDetailsProps {
  readonly steps: readonly ReplayedStep[];
  readonly step: ReplayedStep;
  readonly onGo: (step: number) => void;
}

/** An event with the role that sent it or may send it: `CONFIRM by staff`; without it if `role` is ''. */
const eventWithRole = (type: string, role = ''): string =>
  role === '' ? eventLabel(type) : messages.eventBy(eventLabel(type), role);

/** The event that led to a step; for the first step, a text that says that it is the start. */
const eventOf = ({ event }: ReplayedStep): string =>
  event === null ? messages.start : eventWithRole(readText(event.type), readText(event.by));

/** Shows the current step with the moves that are open at it, and a list of all steps. The start is step 0. */
export const StepDetails = ({ steps, step, onGo }: StepDetailsProps) => {
  const time = step.event === null ? null : readText(step.event.at);
  return (
    <>
      <TitledCard title={messages.stepOf(step.number, steps.length - 1)}>
        <p aria-live="polite">
          {eventOf(step)} → <strong>{step.state}</strong>
        </p>
        {time !== null && (
          <Time dateTime={time} title={time}>
            {formatDateTime(time)}
          </Time>
        )}
        <Heading>{messages.possibleMoves}</Heading>
        <OpenMoves>
          {step.open.map(({ type, by }) => (
            <li key={`${type} ${by ?? ''}`}>{eventWithRole(type, by)}</li>
          ))}
          {step.open.length === 0 && <li>{messages.none}</li>}
        </OpenMoves>
      </TitledCard>
      <TitledCard title={messages.allSteps}>
        <Steps>
          {steps.map((listedStep) => (
            <li key={listedStep.number}>
              <button
                type="button"
                aria-current={listedStep === step ? 'step' : undefined}
                onClick={() => onGo(listedStep.number)}
              >
                {digits(listedStep.number)}. {eventOf(listedStep)} → {listedStep.state}
              </button>
            </li>
          ))}
        </Steps>
      </TitledCard>
    </>
  );
};

const Time = styled.time`
  display: block;
  color: var(--ink-faint);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;

const Heading = styled.h3`
  margin-block: var(--space-3) var(--space-1);
  font-size: var(--text-s);
`;

const OpenMoves = styled.ul`
  padding-inline-start: var(--space-4);
  font-size: var(--text-s);
`;

const Steps = styled.ol`
  max-height: 360px;
  overflow-y: auto;

  button {
    width: 100%;
    min-height: var(--target);
    padding: var(--space-1) var(--space-2);
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    color: var(--ink-soft);
    font: inherit;
    font-size: var(--text-s);
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  button:hover,
  [aria-current] {
    background: var(--accent-soft);
    color: var(--ink);
  }

  [aria-current] {
    font-weight: 600;
  }
`;
