import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '#slices/sessionSlice.ts';
import { type ColumnName, columnNames, readColumns, writeColumns } from './orderListStorage.ts';

/** The columns that the account has chosen in this browser, and `show`, which shows or hides one (DK-14). */
export const useOrderColumns = () => {
  const uid = useSelector(selectUser)?.uid ?? '';
  const [columns, setColumns] = useState<readonly ColumnName[]>(() => readColumns(uid));
  const show = (name: ColumnName, isShown: boolean) => {
    // In the order of the table.
    const next = columnNames.filter((column) => (column === name ? isShown : columns.includes(column)));
    setColumns(next);
    writeColumns(uid, next);
  };
  return { columns, show };
};
