import { styled } from 'styled-components';
import { type LabelSize, type OrdersToPrint, type PaperKind, paperTitles } from '#domain/staff/printBatch.ts';
import * as messages from '#messages/dashboard/orders/print.tsx';
import { shownText } from '#messages/refusals/sentences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { countLabel } from '../../components/lists/countLabel.ts';
import { printLinks } from '../printLinks.ts';

interface BatchHeaderProps {
  readonly kind: PaperKind;
  /** The size of the labels; other papers do not use it. */
  readonly size: LabelSize;
  readonly toPrint: OrdersToPrint;
  /** How many orders the batch has; `null` while they load. */
  readonly count: number | null;
  /** Whether the papers are still being rendered: an earlier print would lack some. */
  readonly isPreparing: boolean;
}

/** The title, the button that prints, and links to the other papers of the same orders; not printed. */
export const BatchHeader = ({ kind, size, toPrint, count, isPreparing }: BatchHeaderProps) => (
  <Root>
    <PageTitle
      aside={
        <Button disabled={count === null || count === 0 || isPreparing} onClick={() => window.print()}>
          <StaffIcon name="printer" size={18} /> {messages.print}
        </Button>
      }
    >
      {shownText(paperTitles[kind])}
      {count !== null && `: ${countLabel(count, messages.ordersNoun)}`}
    </PageTitle>
    <nav aria-label={messages.papersOfTheseOrders}>
      <Row gap={2}>
        {printLinks(toPrint).map((link) => (
          <ButtonLink
            key={link.label}
            tone="plain"
            size="s"
            to={link.to}
            aria-current={isCurrent(link, kind, size) ? 'page' : undefined}
          >
            {link.label}
          </ButtonLink>
        ))}
      </Row>
    </nav>
    {kind === 'labels' && <p>{messages.labelPrintAdvice(size.label)}</p>}
  </Root>
);

/** Only links of labels have a size. */
const isCurrent = (link: ReturnType<typeof printLinks>[number], kind: PaperKind, size: LabelSize): boolean =>
  link.kind === kind && (link.size === undefined || link.size === size.name);

const Root = styled.div`
  display: grid;
  gap: var(--space-3);

  a[aria-current='page'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent-strong);
  }

  > p {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  @media print {
    display: none;
  }
`;
