import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Opening } from '#domain/shop/opening.ts';
import * as messages from '#messages/dashboard/opening.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { SmallText } from '../components/layout/SmallText.ts';
import { addresses } from '../components/routing/addresses.ts';
import { OpeningStepItem } from './OpeningStepItem.tsx';
import { useChangeOpening } from './useChangeOpening.ts';

/** The steps of the checklist, how many are settled, and the button that hides them from the dashboard's home or shows them there. */
export const OpeningSteps = ({ steps, isHidden }: Opening) => {
  const { busy, change } = useChangeOpening();
  const settledCount = steps.filter(({ state }) => state !== 'open').length;
  return (
    <>
      <Row gap={3} justify="space-between">
        <p role="status">
          {settledCount === steps.length
            ? messages.everyStepIsSettled
            : messages.stepsSettled(settledCount, steps.length)}
        </p>
        <Button
          size="s"
          tone="quiet"
          disabled={busy}
          onClick={() => change({ kind: isHidden ? 'show' : 'hide' })}
        >
          {isHidden ? messages.showThisOnTheDashboard : messages.hideThis}
        </Button>
      </Row>
      <List>
        {steps.map((step) => (
          <OpeningStepItem key={step.step} {...step} busy={busy} onChange={change} />
        ))}
      </List>
      <SmallText>
        {messages.somePagesAreHidden} <Link to={addresses.pages}>{messages.pages}</Link>
      </SmallText>
    </>
  );
};

const List = styled.ol`
  display: grid;
  margin: var(--space-3) 0 0;
`;
