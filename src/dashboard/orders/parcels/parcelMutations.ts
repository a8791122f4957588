import { useCorrectConsignmentMutation, useMoveConsignmentMutation } from '#api/orders/consignmentsApi.ts';

/** The requests of a parcel's forms; their state is shared with the buttons that open and close the forms. */

export const useMoveParcel = (id: string) => useMoveConsignmentMutation({ fixedCacheKey: `move ${id}` });

export const useCorrectParcel = (id: string) =>
  useCorrectConsignmentMutation({ fixedCacheKey: `correct ${id}` });

/** Whether one of the parcel's forms is being sent: until the answer it has to stay, since its failure would be lost with it. */
export const useIsSending = (id: string): boolean => {
  const [, moving] = useMoveParcel(id);
  const [, correcting] = useCorrectParcel(id);
  return moving.isLoading || correcting.isLoading;
};
