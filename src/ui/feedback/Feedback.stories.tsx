import { orderStatuses } from '#domain/orders/orderStatus.ts';
import { Badge } from '../badges/Badge.tsx';
import { StatusBadge } from '../badges/StatusBadge.tsx';
import { Button } from '../controls/Button.tsx';
import { ButtonLink } from '../controls/ButtonLink.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { alertDialog, confirmDialog } from './dialogs.ts';
import { EmptyState } from './EmptyState.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { Notice } from './Notice.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SlowNotice } from './SlowNotice.tsx';
import { Spinner } from './Spinner.tsx';
import { Toast } from './Toast.tsx';
import type { Tone } from './tones.ts';

const tones: readonly Tone[] = ['neutral', 'accent', 'good', 'warning', 'danger'];

export const Badges = () => (
  <Row>
    {tones.map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    ))}
  </Row>
);

export const StatusBadges = () => (
  <Row>
    {orderStatuses.map((status) => (
      <StatusBadge key={status} status={status} />
    ))}
  </Row>
);

export const Notices = () => (
  <Stack>
    {tones.map((tone) => (
      <Notice key={tone} tone={tone}>
        A {tone} notice.
      </Notice>
    ))}
  </Stack>
);

export const Empty = () => (
  <EmptyState
    icon={<Icon name="bag" size={32} />}
    title="Your cart is empty"
    text="Everything you add to it appears here."
    action={<ButtonLink to="/shop">Go shopping</ButtonLink>}
  />
);

export const Failure = () => <LoadFailure what="The products" onRetry={() => undefined} />;

/** Says nothing for the first seconds. */
export const Slow = () => <SlowNotice isWaiting />;

export const Loading = () => (
  <Stack>
    <Row>
      <Spinner label="Loading" />
      <Spinner size={40} />
    </Row>
    <Skeleton width="60%" height={24} />
    <Skeleton height={120} radius="var(--radius-l)" />
  </Stack>
);

export const Dialogs = () => (
  <Row>
    <Button onClick={() => void confirmDialog({ title: 'Are you sure?', yes: 'Yes, confirm it!' })}>
      Question
    </Button>
    <Button
      tone="danger"
      onClick={() => void confirmDialog({ title: 'Delete user', yes: 'Yes, delete it!', danger: true })}
    >
      Dangerous question
    </Button>
    <Button tone="plain" onClick={() => void alertDialog({ title: 'Product Added!', icon: 'success' })}>
      Message
    </Button>
  </Row>
);

export const Message = () => (
  <Toast title="Added to cart" text="Electric kettle" duration={60_000} onClose={() => undefined}>
    <Button tone="quiet">Undo</Button>
  </Toast>
);
