import { screen, waitFor } from '@testing-library/react';
import { useFormik } from 'formik';
import { describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { TextField } from '#ui/controls/TextField.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { RadioGroup } from '#ui/forms/RadioGroup.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

const schema = object({
  name: string().required('⚠ Name is required').min(3, 'Name is too short'),
  area: string().required('Choose an area'),
});

/** The form of a name and an area; `refuse` is what the server says about the name. */
const SampleForm = ({ onSubmit, refuse }: { readonly onSubmit: () => void; readonly refuse?: string }) => {
  const formik = useFormik({
    initialValues: { name: '', area: '' },
    validationSchema: schema,
    onSubmit: async (_, { setFieldError }) => {
      onSubmit();
      await Promise.resolve();
      if (refuse !== undefined) setFieldError('name', refuse);
    },
  });
  const { touched, errors } = formik;
  return (
    <form onSubmit={formik.handleSubmit} noValidate>
      <ErrorSummary />
      <TextField
        label="Name"
        hint="As on the letter box"
        required
        {...formik.getFieldProps('name')}
        error={touched.name ? errors.name : undefined}
      />
      <RadioGroup
        legend="Delivery area"
        name="area"
        value={formik.values.area}
        options={[
          { value: 'in', label: 'Inside' },
          { value: 'out', label: 'Outside' },
        ]}
        onChange={(value) => void formik.setFieldValue('area', value)}
        error={touched.area ? errors.area : undefined}
        required
      />
      <button type="submit">Save</button>
    </form>
  );
};

const OneField = () => {
  const formik = useFormik({
    initialValues: { email: '' },
    validationSchema: object({ email: string().required('Email is required') }),
    onSubmit: vi.fn(),
  });
  return (
    <form onSubmit={formik.handleSubmit}>
      <ErrorSummary />
      {/* For programs that fill in every field. */}
      <input hidden name="website" />
      <TextField
        label="Email"
        {...formik.getFieldProps('email')}
        error={formik.touched.email ? formik.errors.email : undefined}
      />
      <button type="submit">Save</button>
    </form>
  );
};

const summary = () => screen.queryByRole('group', { name: /another look/ });
const items = () => [...(summary()?.querySelectorAll('a') ?? [])].map((link) => link.textContent);
const save = () => screen.getByRole('button', { name: 'Save' });

describe('the summary of a form’s errors', () => {
  it('SH-16 takes the focus after a failed attempt, with the messages of the fields to the letter', async () => {
    const onSubmit = vi.fn();
    const { user } = renderScreen(<SampleForm onSubmit={onSubmit} />);
    expect(summary()).toBeNull();
    await user.click(save());
    await waitFor(() => expect(document.activeElement).toBe(summary()));
    expect(screen.getByRole('group', { name: '2 fields need another look:' })).toBe(summary());
    expect(items()).toEqual(['Name: ⚠ Name is required', 'Delivery area: Choose an area']);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('SH-16 leads to its fields, to the first button of a group', async () => {
    const { user } = renderScreen(<SampleForm onSubmit={vi.fn()} />);
    await user.click(save());
    await user.click(await screen.findByRole('link', { name: /^Delivery area/ }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Inside' }));
    await user.click(screen.getByRole('link', { name: /^Name/ }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  });

  it('SH-16 follows the messages, loses each field that is corrected, and leaves the focus where the user is', async () => {
    const { user } = renderScreen(<SampleForm onSubmit={vi.fn()} />);
    await user.click(save());
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ra');
    await waitFor(() =>
      expect(items()).toEqual(['Name: Name is too short', 'Delivery area: Choose an area']),
    );
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'him');
    await waitFor(() => expect(items()).toEqual(['Delivery area: Choose an area']));
    expect(screen.getByRole('group', { name: 'One field needs another look:' })).toBe(summary());
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
    await user.click(screen.getByRole('radio', { name: 'Outside' }));
    await waitFor(() => expect(summary()).toBeNull());
  });

  it('SH-16 takes the focus again after the next failed attempt, and when the server refuses a field', async () => {
    const onSubmit = vi.fn();
    const { user } = renderScreen(<SampleForm onSubmit={onSubmit} refuse="This name is blocked." />);
    await user.click(save());
    await waitFor(() => expect(document.activeElement).toBe(summary()));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rahima');
    await user.click(save());
    await waitFor(() => expect(document.activeElement).toBe(summary()));
    expect(items()).toEqual(['Delivery area: Choose an area']);
    await user.click(screen.getByRole('radio', { name: 'Outside' }));
    await user.click(save());
    await waitFor(() => expect(items()).toEqual(['Name: This name is blocked.']));
    await waitFor(() => expect(document.activeElement).toBe(summary()));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('SH-16 is no list in a form of one field, which is focused instead', async () => {
    const { user } = renderScreen(<OneField />);
    await user.click(save());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' })));
    expect(screen.getByText('Email is required')).toBeDefined();
    expect(summary()).toBeNull();
  });
});
