import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/orders/list.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { from } from '#ui/theme/media.ts';
import { FilterFields } from '../../components/filters/ListFilter.tsx';
import { Collapsible } from '../../components/layout/Collapsible.tsx';
import { type ColumnName, columnNames } from './orderListStorage.ts';
import type { useOrderColumns } from './useOrderColumns.ts';

const labels: Readonly<Record<ColumnName, string>> = {
  date: messages.orderDate,
  goods: messages.goods,
  amount: messages.amount,
  name: messages.customerName,
  number: messages.customerNumber,
  district: messages.district,
  status: messages.orderStatus,
};

/** Checkboxes that choose the columns of the table; absent on a phone, where an order is a card without columns. */
export const ColumnChoice = ({ columns, show }: ReturnType<typeof useOrderColumns>) => (
  <Root>
    <Collapsible
      summary={
        <>
          <StaffIcon name="list" size={18} /> {messages.columns}
        </>
      }
    >
      <FilterFields role="group" aria-label={messages.columns}>
        {columnNames.map((name) => (
          <Choice key={name}>
            <Checkbox
              label={labels[name]}
              checked={columns.includes(name)}
              onChange={(isShown) => show(name, isShown)}
            />
          </Choice>
        ))}
      </FilterFields>
    </Collapsible>
  </Root>
);

/** Not a `div`: in the row of controls a `div` gets the styles of the sort field (ListControls). */
const Root = styled.section`
  display: none;

  ${from.medium} {
    display: block;
  }

  &:has(details[open]) {
    flex-basis: 100%;
  }
`;

const Choice = styled.div`
  label {
    justify-content: start;
  }
`;
