import { useFormik } from 'formik';
import { useRef } from 'react';
import { type Failure, failureOfError } from '#api/client/failure.ts';
import { type ProductForm, productFields, productFormSchema } from '#domain/products/productForm.ts';
import { imageExpiration, productImage } from '#domain/shop/constants.ts';
import { useNavigateIfMounted } from '#ui/hooks/useNavigateIfMounted.ts';
import { useSubmitFocus } from '../components/forms/useSubmitFocus.ts';
import { addresses } from '../components/routing/addresses.ts';
import { useLeavePrompt } from '../components/routing/useLeavePrompt.ts';
import { type ImageSlot, isFilled } from '../images/imageSlots.ts';
import { useImageSlots } from '../images/useImageSlots.ts';

/** What the form saves. */
export type ProductBody = ReturnType<typeof productFields> & { readonly images: string[] };

interface ProductFormOptions {
  readonly initialForm: ProductForm;
  /** URLs of the stored images. */
  readonly imageUrls: readonly string[];
  /** Saves the product; rejects when saving failed. */
  readonly save: (body: ProductBody) => Promise<void>;
  readonly onSaved: () => void;
  /** Tells of the failure; resolves when the user has closed the message. */
  readonly onFailed: (failure: Failure) => Promise<void>;
}

/** The colour that each image shows, in the order of the images; '' for none, and for a colour that the product no longer has. */
const colorsOfImages = ({ colors, imageColors }: ProductForm, slots: readonly ImageSlot[]): string[] =>
  slots
    .filter(isFilled)
    .map(({ number }) => imageColors[number - 1] ?? '')
    .map((color) => (colors.includes(color) ? color : ''));

const isField = (name: string | undefined, form: ProductForm): name is keyof ProductForm =>
  name !== undefined && name in form;

/**
 * The state of the product form. Sending it uploads new images, then saves the product and opens the list; the input stays if either
 * fails.
 */
export const useProductForm = ({ initialForm, imageUrls, save, onSaved, onFailed }: ProductFormOptions) => {
  const images = useImageSlots(imageUrls, productImage.slots, imageExpiration);
  const navigate = useNavigateIfMounted();
  // Formik does not block a second submit in the same tick.
  const isSending = useRef(false);
  // `returnFocus` and `noteSaved`, which are called here, follow below: they need the state of the form.
  const send = async (form: ProductForm, setFieldError: (field: string, message: string) => void) => {
    const urls = await images.upload();
    // A failed upload shows its error in the field of its image.
    if (urls === null) return;
    try {
      await save({ ...productFields(form), images: urls, imageColors: colorsOfImages(form, images.slots) });
    } catch (error) {
      const failure = failureOfError(error);
      if (failure.kind === 'refused' && isField(failure.field, form))
        setFieldError(failure.field, failure.message);
      void onFailed(failure).then(returnFocus);
      return;
    }
    noteSaved();
    void navigate(addresses.allProducts);
    onSaved();
  };
  const formik = useFormik<ProductForm>({
    initialValues: initialForm,
    validationSchema: productFormSchema,
    onSubmit: async (form, { setFieldError }) => {
      if (isSending.current) return;
      isSending.current = true;
      await send(form, setFieldError).finally(() => {
        isSending.current = false;
      });
    },
  });
  // Gives the focus back to what was pressed, which is disabled meanwhile and loses it.
  const returnFocus = useSubmitFocus(formik.isSubmitting);
  const noteSaved = useLeavePrompt(formik.dirty || images.isChanged);
  return { formik, images };
};

export type ProductFormState = ReturnType<typeof useProductForm>;
