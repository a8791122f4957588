import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureOfError } from '#api/client/failure.ts';
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
import { withFailureMessage } from '../../components/loading/failureMessages.ts';
import { statementPath } from '../../components/routing/addresses.ts';

/** What staff have said about the file. */
export interface MappedColumns {
  readonly mapping: StatementMapping;
  /** What the courier says that it pays for the whole statement, in taka; `null` when nobody has entered it. */
  readonly payoutTotal: number | null;
}

export type StatementStep =
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

/** The steps of a statement from the choice of its file to `apply`, before which nothing is written. */
export const useNewStatement = () => {
  const navigate = useNavigate();
  const [step, setStep] = useState<StatementStep>({ name: 'choosing' });
  const [problem, setProblem] = useState<string | null>(null);
  const [preview, { isLoading: isReading }] = usePreviewStatementMutation();
  const [check, { isLoading: isChecking }] = useCheckStatementMutation();
  const [apply, { isLoading: isApplying }] = useApplyStatementMutation();

  /** Does the work; if it fails, `failureText` and the reason become the problem. */
  const trying = async (failureText: string, work: () => Promise<void>): Promise<void> => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(withFailureMessage(failureText, failureOfError(error)));
    }
  };

  const read = (source: StatementSourceBody) =>
    trying(messages.theStatementWasNotRead, async () => {
      const found = await preview(source).unwrap();
      if (found === null) return;
      const columns = { mapping: found.mapping, payoutTotal: found.payoutTotal };
      setStep({ name: 'mapping', source, preview: found, columns });
    });

  const checkColumns = (columns: MappedColumns) =>
    trying(messages.theStatementWasNotChecked, async () => {
      if (step.name === 'choosing') return;
      const { source, preview: shown } = step;
      const body = { ...source, ...columns, mapping: sentMapping(columns.mapping) };
      setStep({ name: 'mapping', source, preview: shown, columns });
      const found = await check(body).unwrap();
      setStep({ name: 'checked', source, preview: shown, columns, check: found });
    });

  const applyChecked = async (): Promise<void> => {
    if (step.name !== 'checked') return;
    const { source, columns, check: shown } = step;
    setProblem(null);
    try {
      const body = { ...source, ...columns, mapping: sentMapping(columns.mapping), digest: shown.digest };
      const statement = await apply(body).unwrap();
      if (statement !== null) void navigate(statementPath(statement.id));
    } catch (error) {
      const failure = failureOfError(error);
      const isOld = failure.kind === 'refused' && failure.code === 'changedMeanwhile';
      // The shop's data has changed since the check: it is made again, so that the next press applies what staff then see.
      if (isOld) await checkColumns(columns);
      setProblem(withFailureMessage(messages.theStatementWasNotApplied, failure));
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
      if (step.name === 'checked') setStep({ ...step, name: 'mapping' });
    },
    restart: () => {
      setProblem(null);
      setStep({ name: 'choosing' });
    },
  };
};
