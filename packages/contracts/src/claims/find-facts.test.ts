import { describe, expect, it } from 'vitest';
import { findFacts } from './find-facts.ts';

const keys = (text: string) => findFacts(text).map(({ kind, key }) => `${kind}: ${key}`);

describe('numbers', () => {
  it.each([
    ['94% of images', '94 %'],
    ['ninety-four percent of images', '94 %'],
    ['$100 per mile', '100 $'],
    ['one hundred dollars', '100 $'],
    ['$1.15M', '1150000 $'],
    ['$1.15 million', '1150000 $'],
    ['€4.2M a year', '4200000 €'],
    ['a $2-3 million bond', '2000000-3000000 $'],
    ['25 to 50 dollars', '25-50 $'],
    ['1,957 km', '1957 km'],
    ['1,957 kilometers', '1957 km'],
    ['600+ miles', '600 mile'],
    ['ten feet', '10 ft'],
    ['a 10-foot lane', '10 ft'],
    ['24–48 hours', '24-48 hour'],
    ['six to twelve months', '6-12 month'],
    ['a 20-year plan', '20 year'],
    ['10x faster', '10 x'],
    ['tenfold', undefined],
    ['ten-fold', '10 x'],
    ['twice as much', '2 x'],
    ['costs tripled', '3 x'],
    ['half of the network', 'half'],
    ['two-thirds of roads', 'two thirds'],
    ['a quarter of the budget', 'one quarter'],
    ['next quarter', undefined],
    ['one in five roads', 'one in five'],
    ['3 out of 4', '3 in 4'],
    ['10:1 to 18:1', '10:1-18:1'],
    ['twelve hundred', '1200'],
    ['thousands of potholes', '1000'],
    ['since 2019', '2019'],
    ['the 95th percentile', '95 th'],
    ['½ inch', '0.5 inch'],
    ['no one knows', undefined],
    ['one mile', '1 mile'],
    ['one million', '1000000'],
    ['the second step', undefined],
    ['2. Plan the route', undefined],
    ['  12) Plan the route', undefined],
    ['Step 2: plan the route', undefined],
    ['Step 12: plan the route', undefined],
    ['as in Step 2', '2'],
  ])('parses “%s” as %s', (text, key) => expect(keys(text)).toEqual(key === undefined ? [] : [`number: ${key}`]));
});

describe('standards', () => {
  it.each([
    ['ASTM D6433', 'ASTMD6433'],
    ['ASTM-D6433', 'ASTMD6433'],
    ['ASTM D6433-20', 'ASTMD6433-20'.replace('-', '')],
    ['ISO 55001', 'ISO55001'],
    ['ISO/IEC 27001:2022', 'ISO/IEC27001:2022'],
    ['SOC 2 Type II', 'SOC2'],
    ['GASB 34', 'GASB34'],
    ['a PASER rating', 'PASER'],
    ['the ADA', 'ADA'],
    ['the IRI of a lane', 'IRI'],
  ])('parses “%s” as %s', (text, key) => expect(keys(text)).toEqual([`standard: ${key}`]));
});

describe('places', () => {
  it.each([
    ['a street in Austin, TX', 'austin, tx'],
    ['a street in Alderport, Ohio', 'alderport, ohio'],
    ['In Dayton, Ohio, crews', 'dayton, ohio'],
    ['roads in Louisiana', 'louisiana'],
    ['roads in New Mexico', 'new mexico'],
    ['West Virginia pays', 'west virginia'],
    ['the City of Little Falls', 'city of little falls'],
    ['crews of Harris County', 'harris county'],
    ['every county', undefined],
    ['Rural County roads', undefined],
    ['along I-35', 'i-35'],
    ['along Interstate 10', 'interstate 10'],
    ['French highways', 'france'],
    ['a U.S. city', 'united states'],
    ['they told us', undefined],
    ['St. Louis plows', 'st. louis'],
    ['March thaw and May rain', undefined],
  ])('parses “%s” as %s', (text, key) => expect(keys(text)).toEqual(key === undefined ? [] : [`place: ${key}`]));
});

it('treats a figure inside a name as part of the name, and returns all facts in order', () => {
  expect(keys('By ISO 55001, 12 miles of I-35 in Texas cost $2M.')).toEqual([
    'standard: ISO55001',
    'number: 12 mile',
    'place: i-35',
    'place: texas',
    'number: 2000000 $',
  ]);
});

it('returns each fact with its offset, after an enumerator, a standard and a place', () => {
  const text = '3. By ISO 55001, 12 miles of I-35 in Texas cost $2M.';
  expect(findFacts(text).map((fact) => [fact.from, fact.text])).toEqual(
    ['ISO 55001', '12 miles', 'I-35', 'Texas', '$2M'].map((written) => [text.indexOf(written), written]),
  );
});

// A pattern with backtracking would need hours for such a text, and the runner's limit is seconds.
it.each(['7', '1,', 'A.', 'Ab ', 'one ', 'ISO ', '$', '1:', 'City of '])(
  'finishes a search for facts however often %j occurs in a text',
  (part) => {
    expect(findFacts(part.repeat(50_000)).length).toBeLessThanOrEqual(50_000);
  },
);
