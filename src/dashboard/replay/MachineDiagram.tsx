import { useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import type { ReplayedStep } from '#machines/record.ts';
import * as messages from '#messages/dashboard/replay.ts';
import { eventLabel } from './machineDiagrams.ts';
import { boxSize, type Edge, type Layout } from './machineLayout.ts';

interface MachineDiagramProps {
  readonly name: string;
  readonly layout: Layout;
  readonly step: ReplayedStep;
  /** The state before this step; `null` at the start. */
  readonly before: string | null;
}

/** The smallest scale at which the labels of a diagram are readable. */
const minScale = 0.8;

/** The smallest scale at which large letters are readable; a narrow window shows them in a diagram whose names are all short. */
const minLargeScale = 0.5;
/** Length of the longest name that fits into its box in large letters. */
const largeNameLength = 12;

/** With more edges than this, their labels would cover each other: only edges that leave the current state, or led to it, have one. */
const maxLabelledEdges = 12;

const arrowHeadId = 'arrow';

/** The machine's diagram, in which the current state, the transition taken to it and those open from it are highlighted. */
export const MachineDiagram = ({ name, layout, step, before }: MachineDiagramProps) => {
  const openEvents = new Set(step.open.map(({ type }) => eventLabel(type)));
  const isOpen = ({ from, events }: Edge) =>
    from === step.state && events.some((event) => openEvents.has(event));
  const isTaken = ({ from, to }: Edge) => from === before && to === step.state;
  const showsEvents = (edge: Edge) =>
    layout.edges.length <= maxLabelledEdges || edge.from === step.state || isTaken(edge);
  const viewport = useScrollToState(layout, step.state);
  const hasShortNames = layout.boxes.every(({ state }) => state.length <= largeNameLength);
  const minWidth = layout.width * (hasShortNames ? minLargeScale : minScale);
  return (
    <Viewport ref={viewport} tabIndex={0} role="region" aria-label={messages.drawingOfTheMachine(name)}>
      <svg
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        style={{ minWidth, maxWidth: layout.width }}
        data-short-names={hasShortNames || undefined}
        role="img"
        aria-label={messages.theMachineIsAt(name, step.state)}
      >
        <ArrowHead id={arrowHeadId} />
        {layout.edges.map((edge) => (
          <EdgeGroup
            key={`${edge.from} ${edge.to}`}
            data-edge={isOpen(edge) || isTaken(edge) ? 'main' : 'other'}
            $open={isOpen(edge)}
            $taken={isTaken(edge)}
          >
            <path d={edge.path} markerEnd={`url(#${arrowHeadId})`} />
            {showsEvents(edge) && (
              <text x={edge.x} y={edge.y}>
                {edge.events.join(' / ')}
              </text>
            )}
          </EdgeGroup>
        ))}
        {layout.boxes.map(({ state, x, y }) => (
          <StateGroup
            key={state}
            $isCurrent={state === step.state}
            // Tests find the current state by it.
            data-current={state === step.state || undefined}
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
          </StateGroup>
        ))}
      </svg>
    </Viewport>
  );
};

const ArrowHead = ({ id }: { readonly id: string }) => (
  <defs>
    <marker id={id} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
      <path d="M0 0 8 4 0 8Z" fill="context-stroke" />
    </marker>
  </defs>
);

/** Scrolls to the current state, since a phone shows only a part of a large diagram. */
const useScrollToState = (layout: Layout, state: string) => {
  const viewport = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = layout.boxes.find((box) => box.state === state);
    if (viewport.current === null || current === undefined) return;
    const { scrollWidth, clientWidth } = viewport.current;
    viewport.current.scrollTo({ left: (current.x / layout.width) * scrollWidth - clientWidth / 2 });
  }, [layout, state]);
  return viewport;
};

const Viewport = styled.div`
  container-type: inline-size;
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

  /* A phone shows a diagram with short names as a whole: larger letters, and fewer of them. */
  @container (max-width: 400px) {
    [data-short-names] text {
      font-size: 22px;
    }

    [data-short-names] [data-edge] text {
      font-size: 19px;
    }

    [data-short-names] [data-edge='other'] text {
      display: none;
    }
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

const EdgeGroup = styled.g<{ readonly $open: boolean; readonly $taken: boolean }>`
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

const StateGroup = styled.g<{ readonly $isCurrent: boolean }>`
  rect {
    fill: ${({ $isCurrent }) => ($isCurrent ? 'var(--accent)' : 'var(--surface-sunken)')};
    stroke: ${({ $isCurrent }) => ($isCurrent ? 'var(--accent-strong)' : 'var(--line-strong)')};
    transition: fill 160ms;

    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }
  }

  text {
    fill: ${({ $isCurrent }) => ($isCurrent ? 'var(--on-accent)' : 'var(--ink)')};
    font-weight: 600;
  }
`;
