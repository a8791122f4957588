import { styled } from 'styled-components';
import { mayBeAskedAgain, type StoredCourierRequest } from '#domain/consignments/courierRequest.ts';
import { Notice } from '#ui/feedback/Notice.tsx';

interface CourierRequestStatusProps {
  readonly request: StoredCourierRequest;
  /** Tells how far the request is. */
  readonly text: string;
}

/** How far a request to a courier is (CR-11). One that staff may make again stands out, since nobody else will. */
export const CourierRequestStatus = ({ request, text }: CourierRequestStatusProps) => (
  <div role="status">
    {mayBeAskedAgain(request) ? <Notice tone="warning">{text}</Notice> : <Text>{text}</Text>}
  </div>
);

const Text = styled.p`
  color: var(--ink-soft);
  overflow-wrap: anywhere;
`;
