import { object, string } from 'yup';
import { callSchemas } from './callSchemas.ts';
import { lastEventId, streamOrderEvents } from './orderEvents.ts';

/** What a browser sends back is not refused when it is not an id of this shop: it is then told to fetch again. */
const resumeHeaders = object({ [lastEventId]: string().max(100) });

export const orderEventsSchemas = {
  streamOrderEvents: callSchemas(streamOrderEvents, {
    headers: resumeHeaders,
    reply: string().required(),
    replyType: 'text/event-stream',
  }),
};
