import * as messages from '#messages/dashboard/orders.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { Row } from '#ui/layout/Row.tsx';

interface InlineFormEndProps {
  /** The label of the button that sends the form. */
  readonly saveLabel: string;
  /** Why the form could not be saved; `null` when it has not failed, or says so at a field. */
  readonly problem: string | null;
  /** Whether the form is being sent: until the answer it cannot be closed, since its failure would be lost. */
  readonly busy: boolean;
  readonly onClose: () => void;
}

/** The end of an `InlineForm`: what went wrong, and the buttons that send and close the form. */
export const InlineFormEnd = ({ saveLabel, problem, busy, onClose }: InlineFormEndProps) => (
  <>
    {problem !== null && <FieldError role="alert">{problem}</FieldError>}
    <Row gap={2}>
      <Button type="submit" tone="plain" size="s" busy={busy}>
        {saveLabel}
      </Button>
      <Button tone="quiet" size="s" disabled={busy} onClick={onClose}>
        {messages.close}
      </Button>
    </Row>
  </>
);
