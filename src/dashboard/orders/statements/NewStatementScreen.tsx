import { useCapability } from '#api/client/useCapability.ts';
import * as messages from '#messages/dashboard/orders/statements.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { screenHandle } from '../../components/routing/addresses.ts';
import { CheckedStatement } from './CheckedStatement.tsx';
import { ChooseStatementForm } from './ChooseStatementForm.tsx';
import { MapColumnsForm } from './MapColumnsForm.tsx';
import { useNewStatement } from './useNewStatement.ts';

const heading = messages.newStatement;
export const handle = screenHandle(heading);

const NewStatement = () => {
  const { step, problem, isReading, isChecking, isApplying, read, check, apply, mapAgain, restart } =
    useNewStatement();
  switch (step.name) {
    case 'mapping':
      return (
        <MapColumnsForm
          preview={step.preview}
          columns={step.columns}
          problem={problem}
          busy={isChecking}
          onCheck={(columns) => void check(columns)}
          onRestart={restart}
        />
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
    default:
      return (
        <ChooseStatementForm problem={problem} busy={isReading} onRead={(source) => void read(source)} />
      );
  }
};

/** A courier's statement: chosen, mapped, checked and applied (CA-3). */
export const Component = () => {
  const isSupported = useCapability('consignments');
  if (!isSupported) return <EmptyState isFullScreen title={heading} text={messages.parcelsNotFollowed} />;
  return (
    <Stack gap={4}>
      <PageTitle>{heading}</PageTitle>
      <NewStatement />
    </Stack>
  );
};
