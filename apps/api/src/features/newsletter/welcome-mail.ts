import { brand } from '@workspace/contracts/brand';
import type { Mail } from '../../adapters/mailer.ts';

interface WelcomeState {
  publicOrigin: string;
  /** The URL of the subscriber's preferences page. */
  preferencesUrl: string;
  /** False for an unsubscribed or suppressed address that has not resubscribed on that page. */
  isReader: boolean;
}

/** Composes the welcome email after a sign-up, with links to the report and to the preferences. */
export function welcomeMail(to: string, { publicOrigin, preferencesUrl, isReader }: WelcomeState): Mail {
  const report = { url: `${publicOrigin}/potholes-report`, label: 'Read the potholes report' };
  const host = new URL(publicOrigin).host;
  const paragraphs: Paragraph[] = [
    [`Thank you for signing up to the ${brand.name} newsletter.`],
    ['The potholes report is here, to read or to print:', report],
    [
      'It covers how potholes form, what three kinds of repair cost and how long they last, and what a typical city pays in a year.',
    ],
    isReader
      ? [
          `You get this email because this address was entered on ${host}. To unsubscribe:`,
          { url: preferencesUrl, label: 'Unsubscribe' },
        ]
      : [
          `This address had left our newsletter, and gets none until you say so: anyone can type an address on ${host}. To get it again, confirm it here:`,
          { url: preferencesUrl, label: 'Get the newsletter again' },
        ],
  ];
  return {
    to,
    subject: 'Your potholes report',
    text: paragraphs.map(([words, link]) => (link ? `${words}\n${link.url}` : words)).join('\n\n'),
    html: paragraphs.map(([words, link]) => `<p>${words}${link ? `<br>${linkTo(link)}` : ''}</p>`).join(''),
  };
}

interface WelcomeLink {
  url: string;
  /** The text of the link. Screen readers would spell a URL. */
  label: string;
}

type Paragraph = [words: string, link?: WelcomeLink];

const linkTo = ({ url, label }: WelcomeLink): string => `<a href="${url}">${label}</a>`;
