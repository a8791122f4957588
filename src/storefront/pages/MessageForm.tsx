import { useFormik } from 'formik';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { InferType } from 'yup';
import { useShop } from '#api/client/useShop.ts';
import { messageSchema } from '#domain/accounts/accountForms.ts';
import { phoneLink } from '#domain/values/phoneLink.ts';
import * as messages from '#messages/storefront/pages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { fieldProps } from '#ui/forms/fieldProps.ts';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { titledSurfaceStyles } from '#ui/layout/Card.tsx';
import { from } from '#ui/theme/media.ts';

type Message = InferType<typeof messageSchema>;

/** Logs the message and sends no request (CN-1); shows how to contact the shop instead. */
export const MessageForm = () => {
  const titleId = useId();
  const formik = useFormik({
    initialValues: { name: '', email: '', phone: '', message: '' },
    validationSchema: messageSchema,
    onSubmit: (values, { setStatus }) => {
      // oxlint-disable-next-line no-console -- logging is all that CN-1 has this form do
      console.info('Message', messageSchema.cast(values));
      setStatus('submitted');
    },
  });
  const isSubmitted = formik.status === 'submitted';
  const field = (name: keyof Message) => ({
    ...fieldProps(formik, name),
    required: true,
  });
  return (
    <Form aria-labelledby={titleId} noValidate onSubmit={formik.handleSubmit}>
      <h2 id={titleId}>{messages.dropYourMessage}</h2>
      <ErrorSummary />
      <Fields>
        <TextField label={messages.name} autoComplete="name" {...field('name')} />
        <TextField label={messages.email} type="email" autoComplete="email" {...field('email')} />
      </Fields>
      <TextField label={messages.phone} type="tel" autoComplete="tel" {...field('phone')} />
      <TextArea label={messages.message} rows={5} {...field('message')} />
      <div>
        <Button type="submit" size="l">
          {messages.sendMessage}
        </Button>
      </div>
      <div role="status">
        {isSubmitted ? <ContactOptions message={messageSchema.cast(formik.values)} /> : null}
      </div>
    </Form>
  );
};

/** `message` is what the form holds now, which may differ from what was submitted. */
const ContactOptions = ({ message }: { readonly message: Message }) => {
  const {
    phones: [phone = ''],
    supportEmail,
  } = useShop();
  return (
    <Notice tone="warning">
      <p>{messages.formCannotDeliver(phone)}</p>
      <Links>
        <a href={phoneLink(phone)}>
          <Icon name="phone" size={18} />
          {messages.callNow}
        </a>
        <a href={mailTo(supportEmail, message)}>
          <Icon name="mail" size={18} />
          {messages.sendByEmail}
        </a>
      </Links>
    </Notice>
  );
};

const mailTo = (address: string, { name, phone, message }: Message): string => {
  const subject = encodeURIComponent(messages.messageFrom(name));
  const body = encodeURIComponent(`${message}\n\n${name}\n${phone}`);
  return `mailto:${address}?subject=${subject}&body=${body}`;
};

const Form = styled.form`
  ${titledSurfaceStyles}
  /* Takes no space while empty. */
  > [role='status']:empty { position: absolute; }
`;
const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
  align-items: start;
  ${from.medium} { grid-template-columns: 1fr 1fr; }
`;
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  a { display: inline-flex; align-items: center; gap: var(--space-2); min-height: var(--target); font-weight: 600; color: var(--accent); }
`;
