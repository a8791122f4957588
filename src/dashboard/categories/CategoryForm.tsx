import { styled } from 'styled-components';
import { categoryLimits } from '#domain/products/categorySchema.ts';
import * as messages from '#messages/dashboard/categories.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { fieldProps } from '#ui/forms/fieldProps.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { FieldColumns } from '../components/forms/FieldColumns.ts';
import { FormFields } from '../components/forms/FormFields.ts';
import { useSubmitFocus } from '../components/forms/useSubmitFocus.ts';
import { Actions, Modal, ModalHeading } from '../components/layout/Modal.tsx';
import { ImageField } from '../images/ImageField.tsx';
import type { EditTask } from './categoryTask.ts';
import type { CategoryChanges } from './useCategoryChanges.ts';
import { useCategoryForm } from './useCategoryForm.ts';

interface CategoryFormProps {
  readonly task: EditTask;
  readonly changes: CategoryChanges;
  readonly onClose: () => void;
}

/** The dialog for the names, picture and tile of a category, or for the names of a sub-category. */
export const CategoryForm = ({ task, changes, onClose }: CategoryFormProps) => {
  const { formik, images, heading, isSub, hasBuiltPicture, error } = useCategoryForm(task, changes, onClose);
  useSubmitFocus(formik.isSubmitting);
  return (
    <Modal onClose={formik.isSubmitting ? undefined : onClose}>
      <form onSubmit={formik.handleSubmit} noValidate>
        <Stack gap={4}>
          <ModalHeading>{heading}</ModalHeading>
          <ErrorSummary />
          <FormFields disabled={formik.isSubmitting}>
            <FieldColumns>
              <TextField
                label={messages.name}
                required
                maxLength={categoryLimits.name}
                autoComplete="off"
                {...fieldProps(formik, 'name')}
              />
              <TextField
                label={messages.nameInBengali}
                lang="bn"
                maxLength={categoryLimits.name}
                autoComplete="off"
                hint={messages.shownBesideTheName}
                {...fieldProps(formik, 'nameBengali')}
              />
              {isSub ? null : (
                <>
                  <TextField
                    label={messages.placeAmongTheTiles}
                    inputMode="numeric"
                    autoComplete="off"
                    hint={messages.tileHint}
                    {...fieldProps(formik, 'tile')}
                  />
                  {images.slots.map((slot) => (
                    <Picture key={slot.number}>
                      <ImageField
                        slot={slot}
                        label={messages.picture}
                        // A picture of the build is not in the slot: the caption says that there is one.
                        size={hasBuiltPicture ? messages.hasAPictureAlready : messages.pictureSize}
                        ratio="1 / 1"
                        disabled={formik.isSubmitting}
                        onChoose={(file) => images.choose(slot.number, file)}
                        onClear={() => images.clear(slot.number)}
                      />
                    </Picture>
                  ))}
                </>
              )}
            </FieldColumns>
          </FormFields>
          {error === null ? null : <Notice tone="danger">{error}</Notice>}
          <Actions>
            <Button tone="plain" disabled={formik.isSubmitting} onClick={onClose}>
              {messages.cancel}
            </Button>
            <Button type="submit" busy={formik.isSubmitting} busyLabel={messages.saving}>
              {messages.save}
            </Button>
          </Actions>
        </Stack>
      </form>
    </Modal>
  );
};

const Picture = styled.div`
  max-width: 200px;
`;
