import { usePostSlideMutation } from '#api/slides/editSlidesApi.ts';
import * as messages from '#messages/dashboard/slides.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { useAddOnce } from '../components/actions/useAddOnce.ts';
import { screenHandle } from '../components/routing/addresses.ts';
import { SlideForm } from './SlideForm.tsx';

const heading = messages.addSlider;
export const handle = screenHandle(heading);

/** The screen that adds a slide (SL-2). */
export const Component = () => {
  const [postSlide] = usePostSlideMutation();
  const { key, failureText } = useAddOnce();
  return (
    <SlideForm
      heading={heading}
      submit={messages.addSlide}
      initialSlide={{ image: '', title: '', link: '', button: '' }}
      outcomes={{
        success: shopMessages.slideAdded,
        failure: shopMessages.slideAddFailed,
        failureText,
      }}
      save={(slide) => postSlide({ key, body: slide }).unwrap()}
    />
  );
};
