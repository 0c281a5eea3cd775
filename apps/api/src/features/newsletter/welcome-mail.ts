import { brand } from '@workspace/contracts/brand';
import type { Mail } from '../../outside/mailer.ts';

/** The welcome after a sign-up, with the way to the report. */
export function welcomeMail(to: string, publicOrigin: string): Mail {
  const address = `${publicOrigin}/potholes-report`;
  const lines = [
    `Thank you for signing up to the ${brand.name} newsletter.`,
    'The potholes report is here, to read or to print:',
    'It covers how potholes form, what three kinds of repair cost and how long they last, and what a typical city pays in a year.',
    `You get this message because this address was entered on ${new URL(publicOrigin).host}. If that was not you, you need do nothing: write to ${brand.contactEmail} and we take the address off.`,
  ];
  const [thanks, here, covers, why] = lines;
  return {
    to,
    subject: 'Your potholes report',
    text: [thanks, `${here}\n${address}`, covers, why].join('\n\n'),
    html: `<p>${thanks}</p><p>${here}<br><a href="${address}">${address}</a></p><p>${covers}</p><p>${why}</p>`,
  };
}
