import { formatTaka } from '#domain/values/money.ts';
import { StatusBadge } from '../badges/StatusBadge.tsx';
import { Button } from '../controls/Button.tsx';
import { BelowView } from './BelowView.tsx';
import { Bilingual, TwoNames } from './Bilingual.tsx';
import { Card } from './Card.tsx';
import { Container } from './Container.tsx';
import { PageTitle } from './PageTitle.tsx';
import { RichText } from './RichText.tsx';
import { Row } from './Row.tsx';
import { SkipLink } from './SkipLink.tsx';
import { Stack } from './Stack.tsx';
import { type Column, Table } from './Table.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const Page = () => (
  <Container>
    <Stack gap={5}>
      <PageTitle aside={<Button>Add a product</Button>}>Products</PageTitle>
      <Row align="stretch">
        <Card>A card</Card>
        <Card padding={3}>A card with less padding</Card>
      </Row>
    </Stack>
  </Container>
);

export const InBothLanguages = () => (
  <Stack>
    <p>
      <Bilingual text={{ en: 'Delivered.', bn: 'পৌঁছে দেওয়া হয়েছে।' }} />
    </p>
    <p>
      <TwoNames name="Panjabi" bengali="পাঞ্জাবি" />
    </p>
  </Stack>
);

const sizeGuide =
  '<h2>Size guide</h2><p>Measure <em>around</em> the chest.</p><ul><li>M: 96 cm</li><li>L: 102 cm</li></ul>';
export const TextOfAPage = () => <RichText html={sizeGuide} />;

export const SectionBelowTheView = () => (
  <BelowView heights={{ phone: 100, tablet: 100, large: 100 }}>
    <Card>Laid out when it is near</Card>
  </BelowView>
);

interface OrderRow {
  readonly id: string;
  readonly customer: string;
  readonly total: number;
  readonly status: 'Pending' | 'Delivered';
}
const columns: readonly Column<OrderRow>[] = [
  { key: 'id', header: 'Order ID', cell: ({ id }) => id },
  { key: 'customer', header: 'Customer Name', cell: ({ customer }) => customer, wordBreak: 'name' },
  { key: 'total', header: 'Amount', cell: ({ total }) => formatTaka(total), align: 'end' },
  { key: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { key: 'actions', header: 'Actions', cell: () => <Button size="s">Open</Button>, hiddenHeader: true },
];
const rows: readonly OrderRow[] = [
  { id: '64c0001', customer: 'Rahima Khatun', total: 1250, status: 'Pending' },
  { id: '64c0002', customer: 'Abdul Karim', total: 99.5, status: 'Delivered' },
];
export const Tables = () => <Table caption="Orders" columns={columns} rows={rows} rowKey={({ id }) => id} />;

/** Press Tab: the link appears on focus. */
export const ForAssistiveTechnology = () => (
  <>
    <SkipLink />
    <p id="content" tabIndex={-1}>
      Press Tab for the skip link. <VisuallyHidden>Only a screen reader reads this.</VisuallyHidden>
    </p>
  </>
);
