import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { createRedirect } from '@workspace/contracts/redirects';
import { fieldMessages } from '@workspace/contracts/endpoint/field-messages';
import type { Fields } from '@workspace/contracts/endpoint/api-error';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { TextField } from '@workspace/ui/Field';
import { useToast } from '@workspace/ui/Toast';
import { media, space } from '@workspace/ui/theme/tokens.ts';
import { labelHeight } from '../../layout/label-height.ts';
import { useAction } from '../../layout/use-action.ts';
import { useUnsavedGuard } from '../../layout/use-unsaved-guard.ts';

const Form = styled.form`
  display: grid;
  gap: ${space.md} ${space.lg};
  align-items: start;
  ${media.phoneUp} {
    grid-template-columns: 1fr 1fr auto;
    > button {
      margin-top: ${labelHeight};
    }
  }
`;
const empty = { from: '', to: '' };

/** The form that creates a redirect. */
export function NewRedirect({ onCreated }: { onCreated: () => void }) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Fields>({});
  const { send, isSending, error } = useSend(createRedirect);
  const run = useAction();
  useUnsavedGuard(values.from + values.to !== '');
  const toast = useToast();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = createRedirect.body.safeParse(values);
    setErrors(checked.success ? {} : fieldMessages(checked.error.issues));
    if (!checked.success || !(await run(send({ body: checked.data }), 'Failed to create the redirect.'))) return;
    toast({ title: 'Success', description: `${checked.data.from} leads to ${checked.data.to} now.` });
    setValues((now) => (now === values ? empty : now));
    onCreated();
  };
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    // Messages of the server are about the values that it received.
    error: Object.keys(errors).length > 0 ? errors[name] : error?.fields[name],
    onChange: ({ target }: { target: { value: string } }) => setValues((last) => ({ ...last, [name]: target.value })),
  });
  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <TextField label="From" placeholder="/old-page" {...field('from')} />
      <TextField label="To" placeholder="/new-page" {...field('to')} />
      <Button type="submit" variant="primary" isBusy={isSending}>
        Create
      </Button>
    </Form>
  );
}
