import { brand } from '@workspace/contracts/brand';
import { claims } from '@workspace/contracts/claims/claims';
import { companyClaims } from '@workspace/contracts/claims/company-claims';

/** A fact that a buyer asks for. Without an answer it is not published yet, and `ask` says what to ask for. */
export interface Fact {
  readonly name: string;
  readonly answer?: string;
  readonly ask?: string;
}

/** Uptime and hosting. */
export const operationFacts: readonly Fact[] = [
  {
    name: 'How uptime is measured',
    answer:
      'Each server answers two questions: whether its process runs, and whether it can do its work with everything it depends on. An alert goes out when a server is silent for two minutes, or when more than 2 in 100 requests fail for five.',
  },
  { name: 'Uptime so far', ask: 'Ask for the monthly figures of the last year, with the length of each outage.' },
  {
    name: 'When the back end is down',
    answer: 'Pages and bundled articles keep rendering from what the site has stored. Forms say that they cannot send.',
  },
  { name: 'Where it is hosted', ask: 'Ask for the provider, the region, and whether data leaves the country.' },
  { name: 'Certificates, such as SOC 2 or StateRAMP', ask: 'Ask for the report, its period and its auditor.' },
];

/** Images and ratings of a customer. */
export const dataFacts: readonly Fact[] = [
  {
    name: 'How long is it kept?',
    answer: `For the subscription plus ${claims.retention.value}.`,
  },
  {
    name: 'Who owns images and ratings?',
    ask: 'Ask for a clause that they are yours, and that you may hand them to the next vendor.',
  },
  {
    name: 'In which formats do we get everything out?',
    ask: 'Ask for images with positions, and ratings with distresses, in open formats. The samples above show two.',
  },
  {
    name: 'What happens to faces and license plates?',
    ask: 'Ask whether they are blurred before storage, who has seen the originals, and how errors are found. Your public records officer will be asked for the images.',
  },
  {
    name: 'Are our images used to train the models?',
    ask: 'Ask for a yes or a no in the contract, and how to withdraw.',
  },
];

/** Facts for a purchasing department. */
export const procurementFacts: readonly Fact[] = [
  { name: 'Legal name', answer: brand.legalName },
  { name: 'Contact', answer: brand.contactEmail },
  {
    name: 'Postal address',
    ...(brand.postalAddress ? { answer: brand.postalAddress } : { ask: 'Ask for it with the tax form (W-9).' }),
  },
  {
    name: 'Price',
    answer: `${claims.pricePerMile.value} per mile on every plan; our FAQ prints another, see above`,
  },
  { name: 'Term', answer: 'Month to month' },
  {
    name: 'Start',
    answer: `${claims.implementation.value} to implement; ${claims.installation.value} for each vehicle`,
  },
  { name: 'Reports', answer: 'Weekly with Full Service, monthly with Self Service' },
  { name: 'Reply to a request', answer: `within ${companyClaims.faqReply.value}` },
  { name: 'Insurance, bonding and cooperative contracts', ask: 'Ask for certificates, and for the contract numbers.' },
  { name: 'References', ask: 'Ask for three networks of your size, and talk to the engineer there.' },
];

/** Facts that have an answer, and all of them. */
export const isPublished = ({ answer }: Fact): boolean => answer !== undefined;
