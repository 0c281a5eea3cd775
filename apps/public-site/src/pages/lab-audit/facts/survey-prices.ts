import { claims } from '@workspace/contracts/claims/claims';
import { brand } from '@workspace/contracts/brand';

/** The price of one survey as an agency published it. */
export interface SurveyPrice {
  readonly agency: string;
  readonly year: string;
  readonly scope: string;
  readonly paid: string;
  /** US dollars. */
  readonly perMile: number;
  readonly isPerLaneMile?: boolean;
  readonly note?: string;
  readonly source: string;
  readonly isOurs?: boolean;
}

/** The day on which the sources were read. */
export const surveyPricesReadOn = 'November 22, 2026';

/** Prices that agencies published, lowest first; ours is the one of the register of claims. */
export const surveyPrices: readonly SurveyPrice[] = [
  {
    agency: 'North Huntingdon, PA',
    year: '2016 to 2018',
    scope: 'Pilot, condition score from 1 to 5',
    paid: 'About $6,000 for a network of 160 mi',
    perMile: 37.5,
    source: 'govtech.com, “Township leans on tech”',
  },
  {
    agency: 'Cecil Township, PA',
    year: 'About 2018',
    scope: 'Phone and AI, condition score from 1 to 5',
    paid: '$5,000 for about 100 mi',
    perMile: 50,
    source: 'observer-reporter.com, “Cecil hires tech company” (article b3cad664)',
  },
  {
    agency: brand.name,
    year: '2026',
    scope: 'List price on every plan; how often, and which miles count, is not published',
    paid: `${claims.pricePerMile.value} ${claims.pricePerMile.wording}`,
    perMile: Number(claims.pricePerMile.value.replace('$', '')),
    source: 'our price list',
    isOurs: true,
  },
  {
    agency: 'Spokane Valley, WA',
    year: '2022',
    scope: 'Van, all streets, one year of software',
    paid: '$90,540 for 450 mi',
    perMile: 201,
    note: 'the survey alone $164',
    source: 'thecentersquare.com, article 9cb115fc',
  },
  {
    agency: 'Mansfield, TX',
    year: '2021',
    scope: 'Automated distress, ride and rutting; a ceiling',
    paid: 'At most $75,000 for up to 320 lane miles',
    perMile: 234,
    isPerLaneMile: true,
    source: 'mansfield.legistar.com, ID 4893502',
  },
  {
    agency: 'Canonsburg, PA',
    year: '2026',
    scope: 'Phone on the borough’s own vehicle, software',
    paid: '$10,000 for nearly 40 mi',
    perMile: 250,
    source: 'observer-reporter.com, June 27, 2026',
  },
];

/** Formats dollars per mile, with cents only where there are any. */
export const formatPrice = (dollars: number): string => `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;
