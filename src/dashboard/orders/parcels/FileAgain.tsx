import { useRef, useState } from 'react';
import type { Page } from '#api/client/page.ts';
import { useShop } from '#api/client/useShop.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { useBookingCouriersQuery } from '#api/orders/bookingsApi.ts';
import type { ConsignmentsFilter } from '#api/orders/consignmentsApi.ts';
import { uploadableParcels } from '#api/orders/uploadableParcels.ts';
import { bookedOrdersLimit, storeNameLength } from '#domain/consignments/booking.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { mayBeUploaded } from '#domain/consignments/consignmentRules.ts';
import * as messages from '#messages/dashboard/orders/bookings.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { UploadFileButton } from '../bookings/UploadFileButton.tsx';

interface FileAgainProps {
  readonly filter: ConsignmentsFilter;
  /** The page that is shown; `undefined` until it is loaded. */
  readonly page: Page<Consignment> | undefined;
}

/** When the list has the booked parcels of one courier: a button that downloads their upload file once more, from all pages (CR-13). */
export const FileAgain = ({ filter, page }: FileAgainProps) => {
  const { courier, stage } = filter;
  const shop = useShop();
  const dispatch = useShopDispatch();
  const { data: couriers = [] } = useBookingCouriersQuery(undefined, { skip: courier === undefined });
  const [storeName, setStoreName] = useState(shop.name);
  const [nameProblem, setNameProblem] = useState('');
  const nameRef = useRef<HTMLInputElement>(null);
  const [isCut, setIsCut] = useState(false);
  if (courier === undefined || stage !== 'booked' || page === undefined) return null;
  const hasOtherPages = page.total > page.items.length;
  if (!hasOtherPages && !page.items.some(mayBeUploaded)) return null;
  const chosen = couriers.find(({ id }) => id === courier);
  const file = chosen?.file ?? null;
  if (chosen === undefined || file === null) return null;
  const readParcels = async () => {
    const isNameMissing = file.namesStore && storeName.trim() === '';
    setNameProblem(isNameMissing ? messages.enterTheNameOfYourShop : '');
    if (isNameMissing) {
      nameRef.current?.focus();
      return null;
    }
    const uploadable = await dispatch(uploadableParcels(filter));
    setIsCut(uploadable.isCut);
    return uploadable.ids;
  };
  return (
    <Stack gap={3}>
      {file.namesStore && (
        <TextField
          ref={nameRef}
          label={messages.nameOfYourShopAt(chosen.name)}
          autoComplete="off"
          required
          maxLength={storeNameLength}
          value={storeName}
          error={nameProblem}
          onChange={({ target }) => setStoreName(target.value)}
        />
      )}
      <Row gap={2}>
        <UploadFileButton courier={courier} storeName={storeName} readParcels={readParcels} />
      </Row>
      {isCut && <Notice tone="warning">{messages.onlyTheNewestInTheFile(bookedOrdersLimit)}</Notice>}
    </Stack>
  );
};
