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

/** What a person has said of the columns. */
export interface MappedColumns {
  readonly mapping: StatementMapping;
  /** Taka; `null` when nobody told. */
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

/** Every field is sent, also one without a column. */
const sentMapping = (mapping: StatementMapping) =>
  Object.fromEntries(statementFields.map((field) => [field, mapping[field] ?? null])) as Record<
    (typeof statementFields)[number],
    string | null
  >;

/** A statement from the choice of its file to the apply: nothing is written before the last press. */
export const useNewStatement = () => {
  const navigate = useNavigate();
  const [step, setStep] = useState<StatementStep>({ name: 'choosing' });
  const [problem, setProblem] = useState<string | null>(null);
  const [preview, { isLoading: isReading }] = usePreviewStatementMutation();
  const [check, { isLoading: isChecking }] = useCheckStatementMutation();
  const [apply, { isLoading: isApplying }] = useApplyStatementMutation();

  const trying = async (what: string, work: () => Promise<void>): Promise<void> => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(withFailureMessage(what, failureOfError(error)));
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
      // What is shown is old: the next press is to apply what is shown then.
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
