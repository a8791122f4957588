import { failureOf } from '#api/failure.ts';
import { useDeleteSlideMutation } from '#api/slidersApi.ts';
import { timers } from '#domain/constants.ts';
import type { Slide } from '#domain/slide.ts';
import { deleteAnswers, texts } from '#domain/texts.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { ask, type Message } from '#ui/feedback/dialogs.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { updateSlidePath } from '../components/addresses.ts';
import { IconLink } from '../components/IconLink.tsx';
import { RowActions } from '../components/RowActions.ts';
import { useAsyncAction } from '../components/useAsyncAction.ts';

interface SlideActionsProps {
  readonly slide: Slide;
  readonly number: number;
}

/** Buttons to edit and delete one slide (SL-1, SL-4). */
export const SlideActions = ({ slide, number }: SlideActionsProps) => {
  const [deleteSlide] = useDeleteSlideMutation();
  const { busy, run } = useAsyncAction();
  const remove = () =>
    run(async () => {
      const { title } = texts.sure;
      if (!(await ask({ title, text: texts.slideDeleteQuestion, ...deleteAnswers, danger: true })))
        return null;
      return deleteSlide(slide._id)
        .unwrap()
        .then(
          (): Message => ({ title: texts.slideDeleted, mood: 'success', timer: timers.toast }),
          (error: unknown): Message => ({
            title: texts.slideDeleteFailed,
            text: failureOf(error).message,
            mood: 'error',
          }),
        );
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
