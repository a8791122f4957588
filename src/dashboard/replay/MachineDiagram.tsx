import { useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import type { ReplayedStep } from '#machines/record.ts';
import { eventWord } from './machineDiagrams.ts';
import { boxSize, type Layout, type Line } from './machineLayout.ts';

interface MachineDrawingProps {
  readonly name: string;
  readonly layout: Layout;
  readonly step: ReplayedStep;
  /** The previous state; `null` at the start. */
  readonly before: string | null;
}

/** Smallest scale of the diagram at which its labels are readable. */
const readable = 0.8;

/** With more lines than this, only the labels of lines that leave the current state are readable. */
const manyLines = 12;

/** The machine's diagram; highlights the current state, the transition taken and the open ones. */
export const MachineDrawing = ({ name, layout, step, before }: MachineDrawingProps) => {
  const open = new Set(step.open.map(({ type }) => eventWord(type)));
  const isOpen = ({ from, events }: Line) => from === step.state && events.some((event) => open.has(event));
  const isTaken = ({ from, to }: Line) => from === before && to === step.state;
  const room = useSight(layout, step.state);
  return (
    <Room ref={room} tabIndex={0} role="region" aria-label={`Drawing of the ${name} machine`}>
      <svg
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        style={{ minWidth: layout.width * readable, maxWidth: layout.width }}
        role="img"
        aria-label={`The ${name} machine stands at ${step.state}`}
      >
        <defs>
          <marker
            id="arrow"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8Z" fill="context-stroke" />
          </marker>
        </defs>
        {layout.lines.map((line) => (
          <Way key={`${line.from} ${line.to}`} $open={isOpen(line)} $taken={isTaken(line)}>
            <path d={line.path} markerEnd="url(#arrow)" />
            {(layout.lines.length <= manyLines || line.from === step.state || isTaken(line)) && (
              <text x={line.x} y={line.y}>
                {line.events.join(' / ')}
              </text>
            )}
          </Way>
        ))}
        {layout.boxes.map(({ state, x, y }) => (
          <State
            key={state}
            $lit={state === step.state}
            data-state={state}
            data-lit={state === step.state || undefined}
          >
            <rect
              x={x - boxSize.width / 2}
              y={y - boxSize.height / 2}
              width={boxSize.width}
              height={boxSize.height}
              rx={12}
            />
            <text x={x} y={y}>
              {state}
            </text>
          </State>
        ))}
      </svg>
    </Room>
  );
};

/** Scrolls to the current state, since a phone shows only a part of the diagram. */
const useSight = (layout: Layout, present: string) => {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const lit = layout.boxes.find(({ state }) => state === present);
    if (room.current === null || lit === undefined) return;
    const { scrollWidth, clientWidth } = room.current;
    room.current.scrollTo({ left: (lit.x / layout.width) * scrollWidth - clientWidth / 2 });
  }, [layout, present]);
  return room;
};

const Room = styled.div`
  overflow-x: auto;

  svg {
    display: block;
    width: 100%;
    height: auto;
    margin-inline: auto;
  }

  text {
    dominant-baseline: central;
    font-size: 14px;
    text-anchor: middle;
  }
`;

const open = css`
  path:first-child {
    stroke: var(--accent);
    stroke-width: 2;
  }

  text {
    fill: var(--accent);
    font-weight: 600;
  }
`;

const taken = css`
  path:first-child {
    stroke: var(--warning);
    stroke-width: 3;
  }

  text {
    fill: var(--warning);
    font-weight: 600;
  }
`;

const Way = styled.g<{ readonly $open: boolean; readonly $taken: boolean }>`
  path:first-child {
    fill: none;
    stroke: var(--line-strong);
    stroke-width: 1.25;
  }

  text {
    fill: var(--ink-faint);
    font-size: 12px;
    paint-order: stroke;
    stroke: var(--surface);
    stroke-width: 5px;
  }

  ${({ $open }) => $open && open}
  ${({ $taken }) => $taken && taken}
`;

const State = styled.g<{ readonly $lit: boolean }>`
  rect {
    fill: ${({ $lit }) => ($lit ? 'var(--accent)' : 'var(--surface-sunken)')};
    stroke: ${({ $lit }) => ($lit ? 'var(--accent-strong)' : 'var(--line-strong)')};
    transition: fill 160ms;

    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }
  }

  text {
    fill: ${({ $lit }) => ($lit ? 'var(--on-accent)' : 'var(--ink)')};
    font-weight: 600;
  }
`;
