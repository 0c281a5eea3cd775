import { brand } from '@workspace/contracts/brand';
import { escapeMarkup } from '@workspace/contracts/escape-markup';
import { citySizes, labelOf, promisedHours, serviceInterests } from '@workspace/contracts/form-choices';
import type { Mail } from '../../adapters/mailer.ts';
import type { ContactEntity } from './contact-entity.ts';

/** Composes the notification of a request for the sales address. Reply-To is the sender of the request. */
export function contactNotice(contact: ContactEntity, to: string, publicOrigin: string): Mail {
  // A line break in a name would inject a header, or a line that looks like one of ours.
  const name = `${contact.firstName} ${contact.lastName}`.replace(/\s+/g, ' ');
  const facts = [
    ['Name', name],
    ['Email', contact.email],
    ['City size', labelOf(citySizes, contact.citySize)],
    ['Interested in', labelOf(serviceInterests, contact.serviceInterest)],
  ] as const;
  const promise = `${brand.name} promises an answer within ${promisedHours} hours.`;
  const address = `${publicOrigin}/cms/contacts`;
  const rows = facts.map(
    ([label, value]) => `<tr><th scope="row" align="left">${label}</th><td>${escapeMarkup(value)}</td></tr>`,
  );
  return {
    to,
    replyTo: contact.email,
    subject: `Consultation request from ${name}`,
    text: [...facts.map(([label, value]) => `${label}: ${value}`), '', `${promise} All requests: ${address}`].join(
      '\n',
    ),
    html: `<table cellpadding="6">${rows.join('')}</table><p>${promise} <a href="${address}">All requests</a></p>`,
  };
}
