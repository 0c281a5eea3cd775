import { call } from '@workspace/contracts/endpoint/call';
import { fieldMessages } from '@workspace/contracts/endpoint/field-messages';
import { ApiError, UnexplainedError, type Fields } from '@workspace/contracts/endpoint/api-error';
import { sendContactRequest } from '@workspace/contracts/contacts';
import { signUpForNewsletter } from '@workspace/contracts/newsletter';

const endpoints = { contact: sendContactRequest, newsletter: signUpForNewsletter } as const;

/** Name of a public form. */
export type FormName = keyof typeof endpoints;

/** Returns the error messages by field; empty when all are valid. */
export function fieldErrorsOf(form: FormName, values: object): Fields {
  return fieldMessages(endpoints[form].body.safeParse(values).error?.issues ?? []);
}

/** Result of a submission: a message for the user, and errors by field. */
export interface Outcome {
  isSent: boolean;
  /** Absent when the server gave none. */
  message?: string;
  /** True when the visitor has to confirm by email. */
  needsConfirmation?: boolean;
  fields: Fields;
}

/** Submits the values of a form. Never throws: the typed text stays, and the user sees a message. */
export async function sendForm(form: FormName, values: object): Promise<Outcome> {
  try {
    const response = await call(endpoints[form], { body: values as never }, {});
    const needsConfirmation = 'needsConfirmation' in response && response.needsConfirmation === true;
    return { isSent: true, message: response.message, needsConfirmation, fields: {} };
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown instanceof UnexplainedError) return { isSent: false, fields: {} };
    return { isSent: false, message: thrown.message, fields: thrown.fields };
  }
}
