import { useState } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/orders/statements.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { startOnMount } from '../../components/forms/startOnMount.ts';
import { screenHandle } from '../../components/routing/addresses.ts';
import { withCapability } from '../../components/routing/withCapability.tsx';
import { CheckedStatement } from './CheckedStatement.tsx';
import { ChooseStatementForm } from './ChooseStatementForm.tsx';
import { MapColumnsForm } from './MapColumnsForm.tsx';
import { useNewStatement } from './useNewStatement.ts';

const heading = messages.newStatement;
export const handle = screenHandle(heading);

/** A courier's statement: chosen, mapped, checked and applied (CA-3). */
const NewStatement = () => (
  <Stack gap={4}>
    <PageTitle>{heading}</PageTitle>
    <CurrentStep {...useNewStatement()} />
  </Stack>
);

export const Component = withCapability('consignments', NewStatement, heading, messages.parcelsNotFollowed);

/** The labels of the steps; the last one has its own. */
const stepLabels = { choosing: messages.chooseTheStatement, mapping: messages.whatTheColumnsMean } as const;

/** The step at which the statement is. */
const CurrentStep = ({
  step,
  problem,
  isReading,
  isChecking,
  isApplying,
  read,
  check,
  apply,
  mapAgain,
  restart,
}: ReturnType<typeof useNewStatement>) => {
  const [firstStep] = useState(step);
  /** A new step takes the focus, since the pressed button is gone. Not the first one: the screen begins at its heading. */
  const stepProps = { ref: step === firstStep ? undefined : startOnMount, tabIndex: -1, role: 'region' };
  switch (step.name) {
    case 'mapping':
      return (
        <Step key="mapping" {...stepProps} aria-label={stepLabels.mapping}>
          <MapColumnsForm
            preview={step.preview}
            columns={step.columns}
            problem={problem}
            busy={isChecking}
            onCheck={(columns) => void check(columns)}
            onRestart={restart}
          />
        </Step>
      );
    case 'checked':
      return (
        <CheckedStatement
          check={step.check}
          problem={problem}
          busy={isApplying || isChecking}
          onApply={() => void apply()}
          onMapAgain={mapAgain}
          onRestart={restart}
        />
      );
    // choosing
    default:
      return (
        <Step key="choosing" {...stepProps} aria-label={stepLabels.choosing}>
          <ChooseStatementForm problem={problem} busy={isReading} onRead={(source) => void read(source)} />
        </Step>
      );
  }
};

const Step = styled.div`
  &:focus { outline: none; }
`;
