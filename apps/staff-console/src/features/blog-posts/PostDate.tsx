import { longDateOf, readDay } from '@workspace/contracts/long-date';
import { DateField } from '@workspace/ui/Field';
import type { PostForm } from './use-post-form.ts';

interface PostDateProps {
  form: PostForm;
  /** The stored date. It may be a text that is not a date. */
  stored: string;
  isPublic: boolean;
}

/** The date of an article, in long form. */
export function PostDate({ form, stored, isPublic }: PostDateProps) {
  const { values, errors, change } = form;
  return (
    <DateField
      label="Date"
      name="date"
      placeholder="January 1, 2025"
      required
      hint={hintOf(form, stored, isPublic)}
      value={values.date}
      error={errors.date}
      onText={(date) => change({ date })}
      readDay={readDay}
      writeDay={longDateOf}
    />
  );
}

function hintOf({ values, isDateProposed }: PostForm, stored: string, isPublic: boolean): string | undefined {
  if (values.date === stored && values.date !== '' && !readDay(stored))
    return 'This is no day, so it is kept as it was written. Choose a day to replace it.';
  return isDateProposed && !isPublic && values.date !== ''
    ? 'Becomes the day the post appears, unless you choose another.'
    : undefined;
}
