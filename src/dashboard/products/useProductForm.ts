import { useFormik } from 'formik';
import { useRef } from 'react';
import { type Failure, failureOf } from '#api/failure.ts';
import { pictureExpiration, productPicture } from '#domain/constants.ts';
import { type ProductForm, productFacts, productSchema } from '#domain/productForm.ts';
import { useLeavePrompt } from '../components/useLeavePrompt.ts';
import { useImageSlots } from '../images/useImageSlots.ts';

type ProductFacts = ReturnType<typeof productFacts> & { readonly images: string[] };

interface ProductFormWish {
  readonly start: ProductForm;
  readonly images: readonly string[];
  /** Saves the product; rejects when saving failed. */
  readonly save: (facts: ProductFacts) => Promise<void>;
  readonly onSaved: () => void;
  readonly onFailed: (failure: Failure) => void;
}

const isField = (name: string | undefined, form: ProductForm): name is keyof ProductForm =>
  name !== undefined && name in form;

/** The product form: uploads new images, then saves the product; the input stays when either fails. */
export const useProductForm = ({ start, images, save, onSaved, onFailed }: ProductFormWish) => {
  const pictures = useImageSlots(images, productPicture.slots, pictureExpiration);
  // Formik does not block a second submit in the same tick.
  const sending = useRef(false);
  const isSaved = useRef(false);
  const send = async (form: ProductForm, setFieldError: (field: string, message: string) => void) => {
    const urls = await pictures.upload();
    if (urls === null) return;
    try {
      await save({ ...productFacts(form), images: urls });
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'refused' && isField(failure.field, form))
        setFieldError(failure.field, failure.message);
      onFailed(failure);
      return;
    }
    isSaved.current = true;
    onSaved();
  };
  const formik = useFormik<ProductForm>({
    initialValues: start,
    validationSchema: productSchema,
    onSubmit: async (form, { setFieldError }) => {
      if (sending.current) return;
      sending.current = true;
      await send(form, setFieldError).finally(() => {
        sending.current = false;
      });
    },
  });
  useLeavePrompt(formik.dirty || pictures.isChanged, isSaved);
  return { formik, pictures };
};

export type ProductFormState = ReturnType<typeof useProductForm>;
