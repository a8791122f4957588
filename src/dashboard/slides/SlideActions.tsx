import { useDeleteSlideMutation } from '#api/editSlidesApi.ts';
import { messages } from '#domain/messages/messages.ts';
import type { Slide } from '#domain/slide.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { updateSlidePath } from '../components/addresses.ts';
import { IconLink } from '../components/IconLink.tsx';
import { RowActions } from '../components/RowActions.ts';
import { removalQuestion, useRowCommand } from '../components/useRowCommand.ts';

interface SlideActionsProps {
  readonly slide: Slide;
  readonly number: number;
}

/** Buttons to edit and delete one slide (SL-1, SL-4). */
export const SlideActions = ({ slide, number }: SlideActionsProps) => {
  const [deleteSlide] = useDeleteSlideMutation();
  const { busy, runCommand } = useRowCommand();
  const remove = () =>
    runCommand({
      question: removalQuestion(messages.slideDeleteQuestion),
      send: () => deleteSlide(slide._id).unwrap(),
      success: { title: messages.slideDeleted },
      failure: ({ message }) => ({ title: messages.slideDeleteFailed, text: message }),
    });
  return (
    <RowActions>
      <IconLink label={`Edit slide ${number}`} icon="edit" to={updateSlidePath(slide._id)} />
      <IconButton
        label={`Delete slide ${number}`}
        icon={<Icon name="trash" />}
        disabled={busy}
        onClick={remove}
      />
    </RowActions>
  );
};
