import type { ComponentProps } from 'react';
import type { Page } from '#api/client/page.ts';
import { Table } from '#ui/layout/Table.tsx';
import { DenseTable } from './DenseTable.ts';
import { ListPage } from './ListPage.tsx';

type TableProps<Row> = Pick<ComponentProps<typeof Table<Row>>, 'columns' | 'rowKey'>;

interface TablePageProps<Row>
  extends Omit<ComponentProps<typeof ListPage>, 'page' | 'children'>,
    TableProps<Row> {
  /** The page of rows; `undefined` until the first response. */
  readonly page: Page<Row> | undefined;
  readonly isDense?: boolean;
}

/** A screen with a list that is a table. */
export const TablePage = <Row,>({ columns, rowKey, isDense = false, ...list }: TablePageProps<Row>) => {
  const { title, page, query } = list;
  const table = (
    <Table
      caption={title}
      columns={columns}
      rows={page?.items ?? []}
      rowKey={rowKey}
      busy={query.isFetching}
    />
  );
  return <ListPage {...list}>{isDense ? <DenseTable>{table}</DenseTable> : table}</ListPage>;
};
