import { failureOfError } from '#api/client/failure.ts';
import { isAnswerLost } from '#api/client/isAnswerLost.ts';
import { useDeletePageMutation, useListPagesQuery, useMovePageMutation } from '#api/shop/editPagesApi.ts';
import { fixedSlug, type PageSummary } from '#domain/shop/shopPage.ts';
import * as messages from '#messages/dashboard/pages.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { IconLink } from '../components/actions/IconLink.tsx';
import { MoveButtons } from '../components/actions/MoveButtons.tsx';
import { RowActions } from '../components/actions/RowActions.ts';
import { useAsyncAction } from '../components/actions/useAsyncAction.ts';
import { removalQuestion, useRowCommand } from '../components/actions/useRowCommand.ts';
import { removalFailureMessage, withRequestId } from '../components/loading/failureMessages.ts';
import { updatePagePath } from '../components/routing/addresses.ts';

/** Buttons to move, edit and remove one page (SP-9, SP-20); About and Contact cannot be removed. */
export const PageActions = ({ page: { _id, title } }: { readonly page: PageSummary }) => {
  const [deletePage] = useDeletePageMutation();
  // All rows share the mutation's state, so that a move disables their buttons: a second move would name places of the old sequence.
  const [movePage, { isLoading }] = useMovePageMutation({ fixedCacheKey: 'move page' });
  const { data: pages = [], isFetching } = useListPagesQuery();
  /** From 0; -1 until the pages are loaded. */
  const index = pages.findIndex((page) => page._id === _id);
  const { busy, runCommand } = useRowCommand();
  const { run } = useAsyncAction();
  const move = (by: -1 | 1) =>
    run(async () => {
      // The server counts places from 1.
      const place = index + 1;
      const { error } = await movePage({ id: _id, from: place, to: place + by });
      if (error === undefined) return null;
      const failure = failureOfError(error);
      // After a lost answer the page may have been moved: the list, which is fetched again, shows where it is.
      const title = isAnswerLost(failure) ? messages.notKnownWhetherMoved : messages.thePageWasNotMoved;
      return { icon: 'error', title, text: withRequestId(failure) };
    });
  const remove = () =>
    runCommand({
      question: removalQuestion(messages.reallyRemovePage(title)),
      send: () => deletePage(_id).unwrap(),
      success: { title: messages.pageRemoved },
      failure: (failure) => removalFailureMessage(messages.thePageWasNotRemoved, failure),
    });
  return (
    <RowActions>
      <MoveButtons
        name={title}
        place={index}
        count={pages.length}
        busy={isLoading || isFetching}
        onMove={(by) => void move(by)}
      />
      <IconLink label={messages.editPageNamed(title)} icon="edit" to={updatePagePath(_id)} />
      {fixedSlug(_id) === undefined ? (
        <IconButton
          label={messages.removePage(title)}
          icon={<StaffIcon name="trash" />}
          disabled={busy}
          onClick={remove}
        />
      ) : null}
    </RowActions>
  );
};
