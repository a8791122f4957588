import { useFormik } from 'formik';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { InferType } from 'yup';
import { messageSchema } from '#domain/accounts.ts';
import { phoneLink, shop } from '#domain/shop.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { titledSheetStyles } from '#ui/layout/sheetStyles.ts';
import { from } from '#ui/theme/media.ts';

type Message = InferType<typeof messageSchema>;

/**
 * The specification has this form log the message and send no request (CN-1), so it shows how to contact the
 * shop instead.
 */
export const MessageForm = () => {
  const titleId = useId();
  const formik = useFormik({
    initialValues: { name: '', email: '', phone: '', message: '' },
    validationSchema: messageSchema,
    onSubmit: (typed, { setStatus }) => {
      const message = messageSchema.cast(typed);
      // oxlint-disable-next-line no-console -- logging is all that CN-1 has this form do
      console.info('Message', message);
      setStatus(message);
    },
  });
  const written: Message | undefined = formik.status;
  const field = (name: keyof Message) => ({
    ...formik.getFieldProps(name),
    error: formik.touched[name] ? formik.errors[name] : undefined,
    required: true,
  });
  return (
    <Sheet aria-labelledby={titleId} noValidate onSubmit={formik.handleSubmit}>
      <h2 id={titleId}>Drop Your Message</h2>
      <Fields>
        <TextField label="Name" autoComplete="name" {...field('name')} />
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      </Fields>
      <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
      <TextArea label="Message" rows={5} {...field('message')} />
      <div>
        <Button type="submit" size="l">
          Send Message
        </Button>
      </div>
      <div role="status">{written === undefined ? null : <HowToReach message={written} />}</div>
    </Sheet>
  );
};

const HowToReach = ({ message }: { readonly message: Message }) => (
  <Notice tone="warning">
    <p>
      This form cannot deliver messages yet, so yours was not sent. Please call {shop.phones[0]}, or send it
      from your own e-mail: it is written out already.
    </p>
    <Reach>
      <a href={phoneLink(shop.phones[0])}>
        <Icon name="phone" size={18} />
        Call now
      </a>
      <a href={mailTo(message)}>
        <Icon name="mail" size={18} />
        Send by e-mail
      </a>
    </Reach>
  </Notice>
);

const mailTo = ({ name, phone, message }: Message): string => {
  const subject = encodeURIComponent(`Message from ${name}`);
  const body = encodeURIComponent(`${message}\n\n${name}\n${phone}`);
  return `mailto:${shop.supportEmail}?subject=${subject}&body=${body}`;
};

const Sheet = styled.form`
  ${titledSheetStyles}
  /* Waits for what is told without taking room. */
  > [role='status']:empty { margin-block-start: calc(-1 * var(--space-4)); }
`;
const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
  align-items: start;
  ${from.medium} { grid-template-columns: 1fr 1fr; }
`;
const Reach = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  a { display: inline-flex; align-items: center; gap: var(--space-2); min-height: var(--target); font-weight: 600; color: var(--accent); }
`;
