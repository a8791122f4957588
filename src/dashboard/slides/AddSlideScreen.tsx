import { useCapability } from '#api/client/useCapability.ts';
import { usePostSlideMutation } from '#api/slides/editSlidesApi.ts';
import * as messages from '#messages/dashboard/slides.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { useIdempotencyKeys } from '../components/forms/useIdempotencyKeys.ts';
import { maybeDoneMessage, withRequestId } from '../components/loading/failureMessages.ts';
import { screenHandle } from '../components/routing/addresses.ts';
import { SlideForm } from './SlideForm.tsx';

const heading = messages.addSlider;
export const handle = screenHandle(heading);

/** The screen that adds a slide (SL-2). */
export const Component = () => {
  const [postSlide] = usePostSlideMutation();
  const { keyOf } = useIdempotencyKeys();
  // Another host would add a second slide.
  const isRepeatable = useCapability('idempotencyKeys');
  return (
    <SlideForm
      heading={heading}
      submit={messages.addSlide}
      initialSlide={{ image: '', title: '', link: '', button: '' }}
      outcomes={{
        success: shopMessages.slideAdded,
        failure: shopMessages.slideAddFailed,
        failureText: isRepeatable ? maybeDoneMessage : withRequestId,
      }}
      // The key is made without `time`, which differs when the same slide is sent again.
      save={({ time, ...slide }) => postSlide({ key: keyOf(slide), body: { ...slide, time } }).unwrap()}
    />
  );
};
