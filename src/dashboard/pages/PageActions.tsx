import { useDeletePageMutation } from '#api/shop/editPagesApi.ts';
import { fixedSlug, type PageSummary } from '#domain/shop/shopPage.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { IconLink } from '../components/actions/IconLink.tsx';
import { RowActions } from '../components/actions/RowActions.ts';
import { removalQuestion, useRowCommand } from '../components/actions/useRowCommand.ts';
import { updatePagePath } from '../components/routing/addresses.ts';

/** Buttons to edit and remove one page (SP-9); About and Contact can only be hidden. */
export const PageActions = ({ page: { _id, title } }: { readonly page: PageSummary }) => {
  const [deletePage] = useDeletePageMutation();
  const { busy, runCommand } = useRowCommand();
  const remove = () =>
    runCommand({
      question: removalQuestion(`Do you really want to remove the page ${title}?`),
      send: () => deletePage(_id).unwrap(),
      success: { title: 'Page removed' },
      failure: ({ message }) => ({ title: 'The page was not removed', text: message }),
    });
  return (
    <RowActions>
      <IconLink label={`Edit page ${title}`} icon="edit" to={updatePagePath(_id)} />
      {fixedSlug(_id) === undefined ? (
        <IconButton
          label={`Remove page ${title}`}
          icon={<StaffIcon name="trash" />}
          disabled={busy}
          onClick={remove}
        />
      ) : null}
    </RowActions>
  );
};
