import { useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { isAnswerLost } from '#api/client/isAnswerLost.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import {
  categoryTreeApi,
  useChangeCategoriesMutation,
  useChooseCategoriesMutation,
  useGetCategoryTreeQuery,
} from '#api/products/categoryTreeApi.ts';
import type { CategoryChoice } from '#domain/products/buildCategoryTree.ts';
import type { CategoryChange } from '#domain/products/categoryChange.ts';
import * as messages from '#messages/dashboard/categories.ts';
import { confirmDialog, type Question } from '#ui/feedback/dialogs.ts';
import { useAsyncAction } from '../components/actions/useAsyncAction.ts';
import { withRequestId } from '../components/loading/failureMessages.ts';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { type RenamedRows, withRename } from './rowKeys.ts';

/** The renamed rows after a change, which may be a rename. */
const renamedAfter = (renamed: RenamedRows, change: CategoryChange): RenamedRows => {
  const { kind, category, subCategory, name } = change;
  if (kind !== 'edit' || name === undefined) return renamed;
  return subCategory === ''
    ? withRename(renamed, '', { from: category, to: name })
    : withRename(renamed, category, { from: subCategory, to: name });
};

/** The query for the shop's categories, and the functions that change them (SP-4). */
export const useCategoryChanges = () => {
  const dispatch = useShopDispatch();
  const query = useGetCategoryTreeQuery(undefined, refetchOnMount);
  const [change] = useChangeCategoriesMutation();
  const [chooseAll] = useChooseCategoriesMutation();
  const { busy, run: runAction } = useAsyncAction();
  const [status, setStatus] = useState('');
  // Keeps the React keys of renamed rows, so that a row stays open and keeps the focus when its name, the usual key, changes.
  const [renamed, setRenamed] = useState<RenamedRows>(new Map());
  // The version on which the admin decides, so that the server can refuse a change of what somebody else has changed meanwhile. Nothing
  // is sent before it is loaded.
  const version = query.data?.version ?? 0;
  /** Works after the screen was left too, which `query.refetch` does not: the menus of the page follow what was changed here. */
  const fetchAgain = () =>
    dispatch(
      categoryTreeApi.endpoints.getCategoryTree.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
  /** Makes the call of a mutation, shows `doneText` and fetches the categories again; rejects with the call's error. */
  const run = async (call: () => Promise<void>, doneText: string): Promise<void> => {
    setStatus('');
    try {
      await call();
      setStatus(doneText);
    } finally {
      // Also after a refusal: it can mean that somebody else has changed the categories.
      await fetchAgain();
    }
  };
  const send = (request: CategoryChange, doneText: string): Promise<void> =>
    run(async () => {
      await change({ ...request, version }).unwrap();
      setRenamed((current) => renamedAfter(current, request));
    }, doneText);
  /** `send` for a button without a form: asks `question` first if there is one, and shows a failure in a dialog. */
  const sendAndReport = (request: CategoryChange, doneText: string, question?: Question): Promise<void> =>
    runAction(async () => {
      if (question !== undefined && !(await confirmDialog(question))) return null;
      try {
        await send(request, doneText);
        return null;
      } catch (error) {
        const failure = failureOfError(error);
        // A second press may move a category by another place: the list, which is fetched again, shows where it is.
        const title = isAnswerLost(failure) ? messages.notKnownWhetherChanged : messages.notChanged;
        return { title, text: withRequestId(failure), icon: 'error' };
      }
    });
  /** Replaces all categories by the ones with which the shop begins. */
  const choose = (choice: CategoryChoice, doneText: string): Promise<void> =>
    run(async () => {
      await chooseAll({ ...choice, version }).unwrap();
    }, doneText);
  return { query, busy, status, renamed, send, sendAndReport, choose };
};

export type CategoryChanges = ReturnType<typeof useCategoryChanges>;
