/** A public document with a figure to compare with. We do not say that a figure of the report comes from it. */
export interface PublicSource {
  readonly author: string;
  readonly title: string;
  readonly year: string;
  readonly url: string;
  /** A sentence: the figure that it states, of what. */
  readonly states: string;
  /** True when another publication reports it and we did not read the original. */
  readonly isSecondHand?: boolean;
}

/** The day on which the sources were read. */
export const potholeSourcesReadOn = 'November 26, 2026';

/** Public documents with figures near those of the report. */
export const potholeSources = {
  aaa2022: {
    author: 'AAA Northeast',
    title: 'Potholes Cost American Drivers Billions',
    year: '2022',
    url: 'https://press.northeast.aaa.com/2022/03/02/potholes-cost-american-drivers-billions',
    states: 'Almost $600 for a repair after a pothole and $26.5 billion in all, in 2021, by a survey of drivers.',
  },
  aaa2023: {
    author: 'Democrat and Chronicle',
    title: 'How to avoid costly pothole damage to your vehicle, on a survey by AAA',
    year: '2023',
    url: 'https://www.democratandchronicle.com/story/news/2023/03/27/how-to-avoid-costly-pothole-damage-to-your-vehicle/70032230007/',
    states: '$406 for a repair after a pothole, in 2022.',
    isSecondHand: true,
  },
  trip2018: {
    author: 'truckinginfo.com',
    title: 'Report: Urban Roads Need Plenty of Patching, on TRIP’s Bumpy Roads Ahead',
    year: '2018',
    url: 'https://www.truckinginfo.com/317349/report-urban-roads-need-plenty-of-patching',
    states:
      '33% of major urban roads in poor condition in 2016, and $130 billion a year for drivers on deteriorated roads.',
    isSecondHand: true,
  },
  asce2021: {
    author: 'truckinginfo.com',
    title:
      'U.S. Roads Receives D Grade on Engineers’ Report, on the Report Card of the American Society of Civil Engineers',
    year: '2021',
    url: 'https://www.truckinginfo.com/10138040/u-s-roads-receives-d-grade-on-engineers-report',
    states: '43% of the road system in poor or mediocre condition.',
    isSecondHand: true,
  },
  asce2025: {
    author: 'American Society of Civil Engineers',
    title: 'Report Card for America’s Infrastructure, roads',
    year: '2025',
    url: 'https://infrastructurereportcard.org/cat-item/roads',
    states: '39% of major roads in poor or mediocre condition, 43% in 2020.',
  },
  tti1997: {
    author: 'Federal Highway Administration',
    title: 'New Guidelines Help Highway Agencies Make the Most of Maintenance, Focus',
    year: '1997',
    url: 'https://www.fhwa.dot.gov/publications/focus/97mar/37maint.cfm',
    states:
      '$300 to $400 million a year spent by state agencies to fix potholes, and about twice that by local ones, as estimated then.',
  },
  reporting2022: {
    author: 'arXiv 2204.08620',
    title: 'Quantifying Spatial Under-reporting Disparities in Resident Crowdsourcing',
    year: '2022',
    url: 'https://arxiv.org/abs/2204.08620',
    states:
      'In New York and Chicago some neighborhoods report three times as quickly as others. It gives no share that is never reported.',
  },
  sanFrancisco: {
    author: 'City of San Francisco, Controller’s Office',
    title: 'Pothole response',
    year: 'no year given',
    url: 'https://www.sf.gov/data--pothole-response',
    states: 'The goal is a response within 72 hours.',
  },
  sanDiego: {
    author: 'Voice of San Diego',
    title: 'Complained About a Pothole? Better Be Patient',
    year: '2012',
    url: 'https://voiceofsandiego.org/2012/06/20/complained-about-a-pothole-better-be-patient/',
    states: 'Five weeks from complaint to repair, the mean of four years in San Diego.',
  },
  michigan1997: {
    author: 'Federal Highway Administration',
    title: 'Preventive Maintenance Yields Huge Savings, Says Michigan Study, Focus',
    year: '1997',
    url: 'https://www.fhwa.dot.gov/publications/focus/97sep/97mich.cfm',
    states:
      'Preventive maintenance of Michigan’s highways was more than six times as cost-effective as rehabilitation and reconstruction. It is a ratio of pavement work, not of potholes.',
  },
  patches2000: {
    author: 'Federal Highway Administration',
    title: 'A Better Fix for Potholes, Focus, FHWA-RD-00-055',
    year: '2000',
    url: 'https://www.fhwa.dot.gov/publications/focus/00jan/potholes.cfm',
    states:
      'Of more than 1,250 cold-mix patches placed from 1991, 56% survived until 1995. Throw-and-roll was as effective as semi-permanent in most situations, and more cost-effective. That is longer than this report’s figures say.',
  },
} as const satisfies Record<string, PublicSource>;
