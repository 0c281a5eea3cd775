import { expect, it } from 'vitest';
import type { Contact } from '@workspace/contracts/contacts';
import { fillTemplate } from '@workspace/contracts/fill-template';
import { templateValues } from './template-values.ts';

const thanks = ({ serviceInterest }: Pick<Contact, 'serviceInterest'>) => {
  const contact = { firstName: 'Tom', lastName: 'Berg', email: 'tom@berg.example', citySize: 'large', serviceInterest };
  return fillTemplate('Thank you for asking about {{service}}.', templateValues(contact as Contact, 'Ada'));
};

it('names the service in a sentence, also for a sender who is not sure', () => {
  expect(thanks({ serviceInterest: 'white-label' })).toBe('Thank you for asking about White Label.');
  expect(thanks({ serviceInterest: 'not-sure' })).toBe('Thank you for asking about our services.');
});
