import { usePostSlideMutation } from '#api/editSlidesApi.ts';
import { texts } from '#domain/texts.ts';
import { screenHandle } from '../components/addresses.ts';
import { SlideForm } from './SlideForm.tsx';

const heading = 'Add Slider';
export const handle = screenHandle(heading);

/** Adds a slide (SL-2). */
export const Component = () => {
  const [postSlide] = usePostSlideMutation();
  return (
    <SlideForm
      heading={heading}
      submit="Add Slide"
      initialSlide={{ image: '', title: '' }}
      messages={{ success: texts.slideAdded, failure: texts.slideAddFailed }}
      save={(slide) => postSlide(slide).unwrap()}
    />
  );
};
