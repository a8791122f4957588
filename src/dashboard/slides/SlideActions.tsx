import { useDeleteSlideMutation } from '#api/slides/editSlidesApi.ts';
import type { Slide } from '#domain/shop/slide.ts';
import * as messages from '#messages/dashboard/slides.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { IconLink } from '../components/actions/IconLink.tsx';
import { RowActions } from '../components/actions/RowActions.ts';
import { removalQuestion, useRowCommand } from '../components/actions/useRowCommand.ts';
import { maybeDoneMessage } from '../components/loading/failureMessages.ts';
import { updateSlidePath } from '../components/routing/addresses.ts';

interface SlideActionsProps {
  readonly slide: Slide;
  /** The slide's place in the list, from 1. */
  readonly number: number;
}

/** Buttons to edit and delete one slide (SL-1, SL-4). */
export const SlideActions = ({ slide, number }: SlideActionsProps) => {
  const [deleteSlide] = useDeleteSlideMutation();
  const { busy, runCommand } = useRowCommand();
  const remove = () =>
    runCommand({
      question: removalQuestion(shopMessages.slideDeleteQuestion),
      send: () => deleteSlide(slide._id).unwrap(),
      success: { title: shopMessages.slideDeleted },
      failure: (failure) => ({ title: shopMessages.slideDeleteFailed, text: maybeDoneMessage(failure) }),
    });
  return (
    <RowActions>
      <IconLink label={messages.editSlide(number)} icon="edit" to={updateSlidePath(slide._id)} />
      <IconButton
        label={messages.deleteSlide(number)}
        icon={<StaffIcon name="trash" />}
        disabled={busy}
        onClick={remove}
      />
    </RowActions>
  );
};
