import type { blogCategories } from '@workspace/contracts/blog-categories';

/** The opening of a category's page. */
export interface BlogIntroduction {
  /** For search engines, 50 to 160 characters. */
  readonly description: string;
  readonly introduction: string;
}

/** Each category of the blog, introduced. */
export const blogIntroductions: Readonly<Record<(typeof blogCategories)[number], BlogIntroduction>> = {
  'Assessment Fundamentals': {
    description: 'Articles on what a pavement assessment tests, by which standard, and how to read its result.',
    introduction:
      'What is tested, by which standard, and what the result can carry. Start here if you have a report on the desk and wonder how much weight to give it.',
  },
  'Infrastructure Costs': {
    description: 'What roads cost to pave, to keep and to put off, worked out per mile and per square yard.',
    introduction:
      'What a mile costs to pave, to keep and to put off, with every step of the sum written down so that you can put in your own numbers.',
  },
  'Safety & Compliance': {
    description: 'Road safety assessment, liability and the records that show what a city knew, and when.',
    introduction:
      'Assessment as a duty: which defects hurt people first, and which records show what was known, and when.',
  },
  'Field Assessment': {
    description: 'Rating pavement on the road: crews, sample units, images, and how two raters come to agree.',
    introduction:
      'The work on the pavement itself: who looks, at which part, with what in hand, and how two raters come to agree.',
  },
  'Road Assessment Basics': {
    description: 'Road assessment explained from the beginning: PCI, PASER, IRI, and what each leaves out.',
    introduction:
      'The words and the scales from the beginning, for a reader who meets PCI, PASER and IRI for the first time.',
  },
  'Smart Cities': {
    description: 'Predictive maintenance and street data in cities, tested before they are trusted.',
    introduction: 'Data about streets, and forecasts from it, held against what happened afterwards.',
  },
  'Climate Adaptation': {
    description: 'Heat, frost, floods and pavement: what changes for roads, and which streets to treat first.',
    introduction:
      'What heat, frost and standing water do to pavement, and how to tell the effect of weather from the effect of age.',
  },
  'Maintenance Strategy': {
    description: 'From reactive to planned road maintenance: which street to treat, when, and with what.',
    introduction:
      'Which street, when, and with what. How a public works department gets from the next complaint to a plan.',
  },
  'Economic Impact': {
    description: 'Who pays for a rough road, who gains from a smooth one, and how a council can compare them.',
    introduction: 'Who pays for a rough mile and who gains from a smooth one, in sums that a council can follow.',
  },
  'Rural Infrastructure': {
    description: 'Long networks and small budgets: road assessment and maintenance for counties and parishes.',
    introduction: 'Long networks, small crews, few taxpayers per mile: what works for counties and parishes.',
  },
  'Future Tech': {
    description: 'Cameras, models and what they will and will not measure on roads in the coming years.',
    introduction:
      'What cameras and models may measure in the coming years, and what will still take a person or a core drill.',
  },
};
