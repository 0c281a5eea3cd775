import { call } from '@workspace/contracts/endpoint/call';
import { fieldMessages } from '@workspace/contracts/endpoint/field-messages';
import { ApiError, type Fields } from '@workspace/contracts/endpoint/api-error';
import { sendContactRequest } from '@workspace/contracts/contacts';
import { signUpForNewsletter } from '@workspace/contracts/newsletter';

const endpoints = { contact: sendContactRequest, newsletter: signUpForNewsletter } as const;

/** Which of the public forms. */
export type FormName = keyof typeof endpoints;

/** What is wrong with each field; nothing where all is well. */
export function faultsOf(form: FormName, values: object): Fields {
  return fieldMessages(endpoints[form].body.safeParse(values).error?.issues ?? []);
}

/** How a sending went: words for the person, and what to correct. */
export interface Outcome {
  isSent: boolean;
  /** Absent where nobody answered. */
  message?: string;
  fields: Fields;
}

/** Sends what a form holds. Never throws: what was typed stays, and the person is told. */
export async function sendForm(form: FormName, values: object): Promise<Outcome> {
  try {
    const { message } = await call(endpoints[form], { body: values as never }, {});
    return { isSent: true, message: message, fields: {} };
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) return { isSent: false, fields: {} };
    return { isSent: false, message: thrown.message, fields: thrown.fields };
  }
}
