import { styled } from 'styled-components';
import { formatDateTime } from '#domain/dates.ts';
import { readText } from '#domain/parse.ts';
import type { ReplayedStep } from '#machines/record.ts';
import { TitledCard } from '../components/TitledCard.tsx';
import { eventLabel } from './machineDiagrams.ts';

interface StepDetailsProps {
  readonly steps: readonly ReplayedStep[];
  readonly step: ReplayedStep;
  readonly onGo: (step: number) => void;
}

const eventOf = ({ event }: ReplayedStep): string => {
  if (event === null) return 'start';
  const [type, by] = [eventLabel(readText(event.type)), readText(event.by)];
  return by === '' ? type : `${type} by ${by}`;
};

/** The event and state of every step, and the moves that are open at the current one. */
export const StepDetails = ({ steps, step, onGo }: StepDetailsProps) => {
  const at = readText(step.event?.at);
  return (
    <>
      <TitledCard title={`Step ${step.number} of ${steps.length - 1}`}>
        <p aria-live="polite">
          {eventOf(step)} → <strong>{step.state}</strong>
        </p>
        <Time dateTime={at} title={at}>
          {formatDateTime(at)}
        </Time>
        <Heading>Moves open then</Heading>
        <OpenMoves>
          {step.open.map(({ type, by }) => (
            <li key={`${type} ${by ?? ''}`}>{by === undefined ? eventLabel(type) : `${type} by ${by}`}</li>
          ))}
          {step.open.length === 0 && <li>none</li>}
        </OpenMoves>
      </TitledCard>
      <TitledCard title="All steps">
        <Steps>
          {steps.map((one) => (
            <li key={one.number}>
              <button
                type="button"
                aria-current={one === step ? 'step' : undefined}
                onClick={() => onGo(one.number)}
              >
                {one.number}. {eventOf(one)} → {one.state}
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
  padding-left: var(--space-4);
  font-size: var(--text-s);
`;

const Steps = styled.ol`
  max-height: 360px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;

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
    text-align: left;
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
