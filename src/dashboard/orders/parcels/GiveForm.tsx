import { useOrderAdvancesQuery } from '#api/orders/advancesApi.ts';
import { amountToCollect } from '#domain/cash/advance.ts';
import { consignmentLimits } from '#domain/consignments/consignmentRules.ts';
import type { Order } from '#domain/orders/order.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/parcels.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { CourierField } from '../CourierField.tsx';
import { InlineForm } from '../InlineForm.tsx';
import { InlineFormEnd } from '../InlineFormEnd.tsx';
import { RiderField } from '../RiderField.tsx';
import { useGiveForm } from './useGiveForm.ts';

interface GiveFormProps {
  readonly order: Order;
  /** Whether the parcel is an exchange: it goes beside another one of the order, for an amount of its own. */
  readonly isExchange: boolean;
  readonly onClose: () => void;
}

/** Until the advances are known the text names the whole total; the server decides what is collected. */
const noAdvances = { advances: [] };

/**
 * The form that records the parcel of an order that staff give to a courier by hand: they have booked it with the courier themselves,
 * or hand it over (CR-1). The courier is not called.
 */
export const GiveForm = ({ order, isExchange, onClose }: GiveFormProps) => {
  const { data: { advances } = noAdvances } = useOrderAdvancesQuery(order._id);
  const form = useGiveForm(order._id, isExchange, onClose);
  const { courier, choose, typed, change, errors, problem, busy, submit } = form;
  return (
    <InlineForm
      onSubmit={submit}
      noValidate
      aria-label={isExchange ? messages.sendAnExchange : messages.giveToACourier}
    >
      <ErrorSummary />
      <CourierField value={courier} error={errors.courier} onChange={choose} />
      {courier === 'ownRider' && (
        <RiderField value={typed.rider} error={errors.rider} onChange={(rider) => change({ rider })} />
      )}
      {isExchange ? (
        <TextField
          label={messages.toCollectForExchange}
          inputMode="numeric"
          autoComplete="off"
          required
          value={typed.amount}
          error={errors.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
      ) : (
        <p>{messages.theCourierCollects(formatTaka(amountToCollect(order, advances)))}</p>
      )}
      <TextField
        label={messages.trackingCodeIfYouHave}
        autoComplete="off"
        maxLength={consignmentLimits.trackingCode}
        value={typed.code}
        error={errors.code}
        onChange={({ target }) => change({ code: target.value })}
      />
      <TextField
        label={messages.weightG}
        inputMode="numeric"
        autoComplete="off"
        required
        value={typed.weight}
        error={errors.weight}
        onChange={({ target }) => change({ weight: target.value })}
      />
      <TextField
        label={messages.thanaOptional}
        autoComplete="off"
        maxLength={consignmentLimits.thana}
        value={typed.thana}
        onChange={({ target }) => change({ thana: target.value })}
      />
      <TextField
        label={messages.noteForTheCourierOptional}
        autoComplete="off"
        maxLength={consignmentLimits.note}
        value={typed.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <InlineFormEnd saveLabel={messages.saveTheParcel} problem={problem} busy={busy} onClose={onClose} />
    </InlineForm>
  );
};
