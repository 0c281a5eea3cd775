import { brand } from '@workspace/contracts/brand';
import { companyClaims as claim } from '@workspace/contracts/claims/company-claims';
import { clickRetentionDays } from '@workspace/contracts/newsletter-clicks';
import { signUpDays } from '@workspace/contracts/pending-sign-ups';

/** A section of the privacy policy: paragraphs, and lists of points between them. */
export interface PrivacySection {
  /** Anchor of the section. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly (string | { readonly points: readonly string[] })[];
}

/**
 * The privacy policy. `privacyPolicyVersion` is the day of its last change. A lawyer must review it before the site goes
 * live.
 */
export const privacySections: readonly PrivacySection[] = [
  {
    id: 'introduction',
    title: 'Introduction',
    blocks: [
      `This policy says what ${brand.legalName} (“we”) does with personal data of people who visit this website, write to us, receive our newsletter or use our services.`,
      'It is designed for compliance with the General Data Protection Regulation of the European Union (GDPR) and the California Consumer Privacy Act (CCPA).',
    ],
  },
  {
    id: 'data-we-collect',
    title: 'Data we collect',
    blocks: [
      'What you give us:',
      {
        points: [
          'With a request for a consultation: first name, last name, email address, size of your city, and the service you are interested in.',
          'With a subscription to the newsletter: your email address, the text that you agreed to, the page and the time, and the time of your confirmation if we asked for one.',
          'When you book a demo: what you enter in the calendar, which is run by another company.',
          'When you sign in: your email address, your name and, where your account has one, its picture.',
        ],
      },
      'What arises from use: the pages that are asked for, when, and the technical data that a browser sends with each request.',
      `Some emails of the newsletter say in their footer that their links are counted. Then we keep for ${clickRetentionDays} days which of the articles you opened from that email, and neither the address of your connection nor your browser. What remains are sums of all readers.`,
    ],
  },
  {
    id: 'how-we-use-it',
    title: 'How we use it',
    blocks: [
      {
        points: [
          'To answer your request and to arrange a consultation or a demo.',
          'To provide the services that you order, and to support you in using them.',
          'To send the newsletter to those who asked for it.',
          'To keep the website working, to protect it, and to learn which pages are of use.',
          'To meet our legal duties.',
        ],
      },
      'Under the GDPR we rely on your consent, on a contract with you or steps towards one, on legal duties, and on our legitimate interest in running and protecting our business.',
    ],
  },
  {
    id: 'sharing',
    title: 'Whom we share it with',
    blocks: [
      'We do not sell personal data. We share it with companies that work for us, such as those that host the website, send mail or keep the calendar, and only as far as their work requires.',
      'Authorities receive data where the law obliges us to hand it over.',
    ],
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    blocks: ['We keep personal data for as long as the purpose lasts, within these limits:'],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    blocks: [
      'Wherever you live, you can ask us:',
      {
        points: [
          'to tell you what we hold on you, and to give you a copy;',
          'to correct what is wrong;',
          'to delete it;',
          'to restrict its use, or to stop using it for marketing;',
          'to hand it over in a form that another service can read.',
        ],
      },
      'You can withdraw a consent at any time. Under the CCPA you have the right to know, to delete and to opt out of sale, and we treat nobody differently for using a right. Under the GDPR you can also complain to a supervisory authority.',
    ],
  },
  {
    id: 'security',
    title: 'Security',
    blocks: [
      'We protect personal data by technical and organizational measures that fit the risk, among them encrypted connections and access limited to staff who need it. No system is beyond all risk.',
    ],
  },
  {
    id: 'third-party-links',
    title: 'Links to other websites',
    blocks: [
      'This website links to others, such as the demo calendar and our page on a professional network. Their own policies apply there, and we are not responsible for them.',
    ],
  },
  {
    id: 'international-transfers',
    title: 'International transfers',
    blocks: [
      'Data may be processed in a country other than yours. Where the GDPR requires it, the transfer rests on safeguards that it recognizes, such as standard contractual clauses.',
    ],
  },
  {
    id: 'children',
    title: `Children under ${claim.minimumAge.value}`,
    blocks: [
      `The website and the services are not meant for anyone under ${claim.minimumAge.value}. We do not knowingly collect data of children. If you believe that a child has sent us some, tell us and we delete it.`,
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    blocks: [
      'When our practice or the law changes, we change this page. A change that matters to you is announced here before it takes effect.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    blocks: [
      'Questions and requests on personal data go to the address below. Say what you need, and from which address you have written to us before, so that we can find it.',
    ],
  },
  {
    id: 'lead-forms',
    title: 'Lead forms from a professional social network',
    blocks: [
      'Some of our advertisements on a professional social network carry a form. If you send it, the network passes on what the form shows: as a rule your name, your work email address, your employer and your position.',
      'We use it to answer you, under the same limits as a request that you make on this website. What the network itself does with it is set out in its own policy.',
    ],
  },
];

/** Stored data and its retention periods. */
export const retention = [
  { kind: 'Leads', who: 'People who sent a request or a lead form', kept: claim.leadRetention.value },
  { kind: 'Customers', who: 'People at organizations that use our services', kept: claim.customerRetention.value },
  { kind: 'Usage data', who: 'How the website is used', kept: claim.usageRetention.value },
  { kind: 'Marketing', who: 'Addresses that receive the newsletter', kept: claim.marketingRetention.value },
  { kind: 'Unconfirmed sign-ups', who: 'Addresses that did not confirm their sign-up', kept: `${signUpDays} days` },
] as const;
