import { useState } from 'react';
import { failureOfError, unreadableAnswer } from '#api/client/failure.ts';
import {
  type StatementSourceBody,
  useApplyStatementMutation,
  useCheckStatementMutation,
  usePreviewStatementMutation,
} from '#api/orders/statementsApi.ts';
import type { StatementCheck } from '#domain/statements/statementCheck.ts';
import { type StatementMapping, statementFields } from '#domain/statements/statementMapping.ts';
import type { StatementPreview } from '#domain/statements/statementPreview.ts';
import * as messages from '#messages/dashboard/orders/statements.tsx';
import { useNavigateIfMounted } from '#ui/hooks/useNavigateIfMounted.ts';
import { changeFailureMessage, withFailureMessage } from '../../components/loading/failureMessages.ts';
import { statementPath } from '../../components/routing/addresses.ts';

/** What staff have said about the file. */
export interface MappedColumns {
  readonly mapping: StatementMapping;
  /** What the courier says that it pays for the whole statement, in taka; `null` when nobody has entered it. */
  readonly payoutTotal: number | null;
}

type StatementStep =
  | { readonly name: 'choosing' }
  | {
      readonly name: 'mapping';
      readonly source: StatementSourceBody;
      readonly preview: StatementPreview;
      readonly columns: MappedColumns;
    }
  | {
      readonly name: 'checked';
      readonly source: StatementSourceBody;
      readonly preview: StatementPreview;
      readonly columns: MappedColumns;
      readonly check: StatementCheck;
    };

/** The mapping as it is sent: a field without a column is `null`. */
const sentMapping = (mapping: StatementMapping) =>
  Object.fromEntries(statementFields.map((field) => [field, mapping[field] ?? null])) as Record<
    (typeof statementFields)[number],
    string | null
  >;

const bodyOf = (source: StatementSourceBody, columns: MappedColumns) => ({
  ...source,
  ...columns,
  mapping: sentMapping(columns.mapping),
});

/** The steps of a statement from the choice of its file to `apply`, before which nothing is written. */
export const useNewStatement = () => {
  const navigate = useNavigateIfMounted();
  const [step, setStep] = useState<StatementStep>({ name: 'choosing' });
  const [problem, setProblem] = useState<string | null>(null);
  const [previewSource, { isLoading: isReading }] = usePreviewStatementMutation();
  const [checkStatement, { isLoading: isChecking }] = useCheckStatementMutation();
  const [applyStatement, { isLoading: isApplying }] = useApplyStatementMutation();

  /** Does the work; if it fails, `failureText` and the reason become the problem. */
  const run = async (failureText: string, work: () => Promise<void>): Promise<void> => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(withFailureMessage(failureText, failureOfError(error)));
    }
  };

  const read = (source: StatementSourceBody) =>
    run(messages.theStatementWasNotRead, async () => {
      const preview = await previewSource(source).unwrap();
      // `null` from a host whose preview cannot be read.
      if (preview === null) {
        setProblem(withFailureMessage(messages.theStatementWasNotRead, unreadableAnswer));
        return;
      }
      const { mapping, payoutTotal } = preview;
      setStep({ name: 'mapping', source, preview, columns: { mapping, payoutTotal } });
    });

  const checkColumns = (columns: MappedColumns) =>
    run(messages.theStatementWasNotChecked, async () => {
      if (step.name === 'choosing') return;
      const { source, preview } = step;
      // What was entered is kept when the check fails.
      setStep({ name: 'mapping', source, preview, columns });
      const check = await checkStatement(bodyOf(source, columns)).unwrap();
      setStep({ name: 'checked', source, preview, columns, check });
    });

  const applyChecked = async (): Promise<void> => {
    if (step.name !== 'checked') return;
    const { source, columns, check } = step;
    setProblem(null);
    try {
      // By the digest the server applies exactly what the check has shown, or nothing.
      const body = { ...bodyOf(source, columns), digest: check.digest };
      const statement = await applyStatement(body).unwrap();
      if (statement !== null) void navigate(statementPath(statement.id));
    } catch (error) {
      const failure = failureOfError(error);
      const code = failure.kind === 'refused' ? failure.code : null;
      // Since the check had no faults, the refusal means that the statement was applied already, perhaps by a press whose answer was
      // lost. A new check says when it was applied.
      if (code === 'cashRefused') {
        await checkColumns(columns);
        return;
      }
      // The shop's data has changed since the check: it is made again, so that the next press applies what staff then see.
      if (code === 'changedMeanwhile') await checkColumns(columns);
      setProblem(changeFailureMessage(messages.theStatementWasNotApplied, failure));
    }
  };

  return {
    step,
    problem,
    isReading,
    isChecking,
    isApplying,
    read,
    check: checkColumns,
    apply: applyChecked,
    mapAgain: () => {
      setProblem(null);
      if (step.name === 'checked') setStep({ ...step, name: 'mapping' });
    },
    restart: () => {
      setProblem(null);
      setStep({ name: 'choosing' });
    },
  };
};
