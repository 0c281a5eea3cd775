import type { BlogPostDraft } from '@workspace/contracts/post-content';
import type { DrawingKind } from '@workspace/contracts/rich-text/document';

const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('');
const heading = (text: string): string => `<h2>${text}</h2>`;
const bullets = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** A drawing of values, which the card of the post shows too. Its first row has the headings. */
function drawing(kind: DrawingKind, caption: string, [head, ...rows]: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: string) => row.map((cell) => `<${tag}>${cell}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
  const table = `<table><thead><tr>${cells(head!, 'th')}</tr></thead><tbody>${body}</tbody></table>`;
  return `<figure data-drawing="${kind}">${table}<figcaption>${caption}</figcaption></figure>`;
}

/** Posts for a new installation. Their figures come from the register; none of them names a client. */
export const samplePosts: BlogPostDraft[] = [
  {
    title: 'What a PCI number does and does not tell you',
    slug: 'what-a-pci-number-tells-you',
    category: 'Assessment Fundamentals',
    date: 'January 22, 2025',
    readTime: '2 min read',
    excerpt: 'A rating of 62 is not a repair. What to ask before you rank streets by it.',
    content:
      paragraphs(
        'The Pavement Condition Index runs from 0 to 100. It is computed for one section of pavement from the kind, the severity and the extent of its distresses, by the method of ASTM D6433. It is a summary, and a summary leaves things out.',
      ) +
      heading('The bands, and what they are for') +
      bullets(
        '<strong>85-100, Excellent.</strong> Watch it, seal what opens.',
        '<strong>70-85, Very Good</strong> and <strong>55-70, Good.</strong> Preventive work is still the cheap choice.',
        '<strong>40-55, Fair.</strong> The last stretch in which a surface treatment can hold.',
        '<strong>25-40, Poor</strong>, <strong>10-25, Very Poor</strong> and <strong>0-10, Failed.</strong> Rehabilitation or reconstruction.',
      ) +
      paragraphs(
        'The bands make a map legible to a council. They do not choose a treatment: two streets with the same 48 can need different work, one for fatigue cracking under a bus route, one for ravelling that never carried weight.',
      ) +
      drawing('pci-scale', 'Example: four streets on the scale.', [
        ['Street', 'PCI'],
        ['Main St', '88'],
        ['Oak Ave', '62'],
        ['Elm St', '48'],
        ['Depot St', '8'],
      ]) +
      heading('Three questions before you rank by it') +
      bullets(
        'Which distresses pulled the number down? Ask for the list, not only for the sum.',
        'How old is it? An index from before the last winter describes another street.',
        'How was the section cut? One failed block inside a long good section disappears in the average.',
      ) +
      paragraphs(
        'A rating you can defend comes with its photographs. If a resident disputes it, open the pictures and count.',
      ),
  },
  {
    title: 'What it costs to inspect a network, line by line',
    slug: 'what-network-inspection-costs',
    category: 'Infrastructure Costs',
    date: 'January 15, 2025',
    readTime: '2 min read',
    excerpt: 'Consultant fees are the visible part. A budget tends to forget the rest.',
    content:
      paragraphs(
        'When a city compares ways to inspect its streets, it usually compares one invoice with another. The invoice is only part of the bill. In our example for a city that inspects by itself, the whole comes to $275,000, and it has three lines.',
      ) +
      bullets(
        '<strong>Consultant fees: $150,000.</strong> The line everybody budgets for.',
        '<strong>Scheduling: $80,000.</strong> Staff time to plan routes, close lanes and chase results.',
        '<strong>Field inspection: $45,000.</strong> Crews on the road, in the weather, beside traffic.',
      ) +
      drawing('cost-bars', 'Example: from the left, the three lines in the order of the list.', [
        ['Dollars', 'Consultant fees', 'Scheduling', 'Field inspection'],
        ['One inspection', '150,000', '80,000', '45,000'],
      ]) +
      paragraphs(
        'Camera assessment at $100 per mile changes the second and third line more than the first: vehicles that are on the road anyway collect the pictures, and nobody has to step into a lane.',
      ) +
      heading('How to check such a table for your own city') +
      paragraphs(
        'Take last year’s hours of the people who planned, drove and entered data, at their full cost. Add traffic control. Then divide by centerline miles. The figure per mile is the one to compare, because every offer can be brought to it.',
        'An example is not a quotation. Replace each line with yours before it goes to a council.',
      ),
  },
  {
    title: 'From reactive to planned: the first twelve months',
    slug: 'first-twelve-months-of-planned-maintenance',
    category: 'Maintenance Strategy',
    date: 'January 8, 2025',
    readTime: '2 min read',
    excerpt: 'A planned program begins with one complete rating, and not with software.',
    content:
      paragraphs(
        'Reactive maintenance has one virtue: it needs no plan. A call comes in, a crew goes out. What it lacks is any way to spend less next year.',
      ) +
      heading('Months one to three: one complete picture') +
      paragraphs(
        'Rate every street once, by one method, in one season. Half a network at high precision is worth less than all of it at a known one, because ranking needs both ends of the scale.',
      ) +
      heading('Months four to six: three lists') +
      bullets(
        'Streets to keep good: seal and fill while the index is above 55.',
        'Streets to rehabilitate, in the order of traffic and cost.',
        'Streets to hold safe and otherwise leave alone. This is the hard list, and the one that pays for the first.',
      ) +
      heading('Months seven to twelve: look again') +
      paragraphs(
        'Scan a second time. The difference between two ratings is your own deterioration curve, better than any in a handbook. It tells you in which year a street crosses from the first list to the second, and that is what a multi-year budget is made of.',
      ) +
      drawing('deterioration-curve', 'Example: one street left alone, and the same street sealed twice.', [
        ['Years since paving', 'Left alone', 'Sealed twice'],
        ['0', '100', '100'],
        ['3', '96', '96'],
        ['6', '89', '89'],
        ['7', '86', '97'],
        ['10', '75', '92'],
        ['13', '61', '85'],
        ['14', '56', '94'],
        ['17', '40', '87'],
        ['20', '24', '78'],
      ]),
  },
  {
    title: 'Anatomy of a pothole, in four stages',
    slug: 'anatomy-of-a-pothole',
    category: 'Field Assessment',
    date: 'December 30, 2024',
    readTime: '2 min read',
    excerpt: 'Water, traffic and time make a pothole in a known order, which starts cheap.',
    content:
      paragraphs(
        'A pothole looks like an accident. It is the end of a sequence, and the sequence is slow enough to interrupt.',
      ) +
      bullets(
        '<strong>A crack opens.</strong> Age and load break the surface. Nothing is loose yet.',
        '<strong>Water gets under.</strong> The base softens. In winter it freezes and lifts.',
        '<strong>Traffic pumps.</strong> Wheels press the soft base out through the crack, and a void is left.',
        '<strong>The surface falls in.</strong> This is the stage that residents report, and about 67% are never reported at all.',
      ) +
      heading('What a repair buys') +
      bullets(
        'Throw-and-roll, $25-50: three to six months.',
        'Semi-permanent, $75-125: one to three years.',
        'Full-depth, $100-300: ten years or more.',
      ) +
      drawing('cost-bars', 'Price of one repair: the lowest on the left, the whole bar the highest.', [
        ['Dollars', 'At least', 'More at most'],
        ['Throw-and-roll', '25', '25'],
        ['Semi-permanent', '75', '50'],
        ['Full-depth', '100', '200'],
      ]) +
      paragraphs(
        'The prices do not tell you which to choose; the stage of the street around the hole does. A full-depth patch in pavement that is cracking on all sides is a good repair in a bad place.',
        'Stage one is visible to a camera long before stage four is visible to a driver. That is the whole argument for looking often.',
      ),
  },
  {
    title: 'Rural networks: more miles than money',
    slug: 'rural-networks-more-miles-than-money',
    category: 'Rural Infrastructure',
    date: 'December 12, 2024',
    readTime: '1 min read',
    excerpt: 'Vehicles that drive a parish’s miles anyway can do the looking.',
    content:
      paragraphs(
        'A rural engineer often has the network of a city and the staff of a village. The usual answer is to inspect what people complain about. The usual result is that the best-connected road is in the best condition.',
      ) +
      heading('Let the routes do the work') +
      paragraphs(
        'School buses, mail carriers and the parish’s own trucks already pass every mile. A camera on some of them, with GPS on every picture, gives a complete rating without a single extra trip.',
      ) +
      bullets(
        'Start with the vehicles whose routes overlap least.',
        'Rate unpaved and paved sections apart: the PCI of ASTM D6433 is made for paved ones.',
        'Use PASER where the state already reports in it, and keep the pictures either way.',
      ) +
      drawing('pci-scale', 'Example: the road that can still be saved comes before the worst one.', [
        ['Road', 'PCI'],
        ['Cane Rd', '47'],
        ['Levee Rd', '33'],
        ['Gin Rd', '18'],
      ]) +
      paragraphs(
        'A complete list, even a rough one, changes the talk with a council: from whose road is worst to which mile pays back first.',
      ),
  },
];
