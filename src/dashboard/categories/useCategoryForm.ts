import { useFormik } from 'formik';
import { useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { savedCategoryTitle } from '#domain/products/bengaliCategories.ts';
import type { CategoryChange } from '#domain/products/categoryChange.ts';
import { categoryTextsSchema } from '#domain/products/categorySchema.ts';
import { faultsOf } from '#domain/values/faultsOf.ts';
import { typedNumber } from '#domain/values/typedText.ts';
import { isWebAddress } from '#domain/values/webAddress.ts';
import * as messages from '#messages/dashboard/categories.ts';
import { maybeDoneMessage } from '../components/loading/failureMessages.ts';
import { useImageSlots } from '../images/useImageSlots.ts';
import type { EditTask } from './categoryTask.ts';
import type { CategoryChanges } from './useCategoryChanges.ts';

/** A category has one picture. */
const pictureCount = 1;

interface CategoryTexts {
  readonly name: string;
  readonly nameBengali: string;
  /** The category's place among the tiles of the home page, as typed; '' for none. */
  readonly tile: string;
}

/** The form of one category or sub-category; it stays open with its input when the server refuses the change. */
export const useCategoryForm = (task: EditTask, changes: CategoryChanges, onClose: () => void) => {
  const initial = initialOf(task);
  const isSub = task.kind === 'add' ? task.parent !== null : task.sub !== null;
  // A picture that comes with the build is no uploaded image: the slot starts empty, and the picture stays until one is uploaded.
  const hasBuiltPicture = initial.picture !== '' && !isWebAddress(initial.picture);
  const images = useImageSlots([hasBuiltPicture ? '' : initial.picture], pictureCount);
  const [error, setError] = useState<string | null>(null);
  const formik = useFormik<CategoryTexts>({
    initialValues: { name: initial.name, nameBengali: initial.nameBengali, tile: initial.tile },
    validate: errorsOf,
    onSubmit: async (texts) => {
      setError(null);
      const uploaded = await images.upload();
      // The slot shows why the upload failed.
      const hasFailedUpload = uploaded === null;
      if (hasFailedUpload) return;
      const pictureWithoutUpload = hasBuiltPicture ? initial.picture : '';
      const picture = uploaded[0] ?? pictureWithoutUpload;
      const name = texts.name.trim();
      const nameBengali = texts.nameBengali.trim();
      // What the admin has left alone is not sent: somebody else may have changed it while the form was open.
      const request: CategoryChange = {
        kind: task.kind,
        ...placeOfTask(task),
        name,
        ...(nameBengali === initial.nameBengali ? {} : { nameBengali }),
        ...(isSub || picture === initial.picture ? {} : { picture }),
        ...(isSub || texts.tile === initial.tile ? {} : { tile: tileOf(texts.tile) }),
      };
      try {
        await changes.send(request, messages.isSaved(name));
        onClose();
      } catch (caught) {
        setError(maybeDoneMessage(failureOfError(caught)));
      }
    },
  });
  return { formik, images, isSub, hasBuiltPicture, error, heading: headingOf(task) };
};

const initialOf = (task: EditTask): CategoryTexts & { readonly picture: string } => {
  if (task.kind === 'add') return { name: '', nameBengali: '', tile: '', picture: '' };
  const { name, nameBengali } = task.sub ?? task.category;
  // A sub-category has neither: for one, the form does not send these two.
  const { tile, picture } = task.category;
  return { name, nameBengali, tile: tile === null ? '' : String(tile), picture };
};

const headingOf = (task: EditTask): string => {
  if (task.kind === 'edit') return messages.edit(savedCategoryTitle(task.sub ?? task.category));
  return task.parent === null
    ? messages.addCategory
    : messages.addSubCategoryHeading(savedCategoryTitle(task.parent));
};

/** The place that the change names: the edited category or sub-category, the parent of a new sub-category, none for a new category. */
const placeOfTask = (task: EditTask): Pick<CategoryChange, 'category' | 'subCategory'> =>
  task.kind === 'add'
    ? { category: task.parent?.name ?? '', subCategory: '' }
    : { category: task.category.name, subCategory: task.sub?.name ?? '' };

/** The message for each field that the server would refuse. The shared schema lets an empty name pass, because a merge has none. */
const errorsOf = (texts: CategoryTexts): Partial<CategoryTexts> => {
  const name = texts.name.trim();
  const nameBengali = texts.nameBengali.trim();
  return {
    ...faultsOf(categoryTextsSchema, { name, nameBengali, tile: tileOf(texts.tile) }),
    ...(name === '' ? { name: messages.pleaseFillInTheName } : {}),
  };
};

/** The typed place among the tiles; `null` for none. */
const tileOf = (text: string): number | null => (text.trim() === '' ? null : typedNumber(text));
