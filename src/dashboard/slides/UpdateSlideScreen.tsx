import { useParams } from 'react-router-dom';
import { useCapability } from '#api/client/useCapability.ts';
import { useGetSlideQuery, useUpdateSlideMutation } from '#api/slides/editSlidesApi.ts';
import type { Slide } from '#domain/shop/slide.ts';
import * as messages from '#messages/dashboard/slides.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { useVersionedSave } from '../components/forms/useVersionedSave.ts';
import { FormLoader } from '../components/loading/FormLoader.tsx';
import { maybeDoneMessage } from '../components/loading/failureMessages.ts';
import { fetchOnce } from '../components/loading/queryOptions.ts';
import { screenHandle } from '../components/routing/addresses.ts';
import { SlideForm } from './SlideForm.tsx';

const heading = messages.updateSlider;
export const handle = screenHandle(heading);

/** Updates the slide whose id is in the address (SL-2). */
export const Component = () => {
  const { id = '' } = useParams();
  const query = useGetSlideQuery(id, fetchOnce);
  return (
    <FormLoader key={id} subject={messages.theSlide} query={query}>
      {(slide) => <UpdateForm slide={slide} />}
    </FormLoader>
  );
};

const UpdateForm = ({ slide }: { readonly slide: Slide }) => {
  const [updateSlide] = useUpdateSlideMutation();
  // By `seen`, the time of the slide's last change, the shop refuses this change if somebody else has made one meanwhile. Another host
  // might store that field, or refuse it. The capability for products covers slides too.
  const tellsSeen = useCapability('products');
  const save = useVersionedSave(slide.time, (body: Omit<Slide, '_id'>, seen) =>
    updateSlide({ id: slide._id, body: { ...body, ...(tellsSeen ? { seen } : {}) } }).unwrap(),
  );
  return (
    <SlideForm
      heading={heading}
      submit={messages.updateSlide}
      initialSlide={slide}
      outcomes={{
        success: shopMessages.slideUpdated,
        failure: shopMessages.slideUpdateFailed,
        failureText: maybeDoneMessage,
      }}
      save={save}
    />
  );
};
