/** The columns that are read from a file. */
export const columnRoles = ['id', 'name', 'from', 'to', 'class', 'length', 'width', 'pci', 'year', 'paved'] as const;
export type ColumnRole = (typeof columnRoles)[number];

interface RoleNames {
  /** Names of common exports, best first, in lower case without spaces and punctuation. */
  readonly names: readonly string[];
  /** Single words that hint at the role inside of a longer name. */
  readonly words: readonly string[];
  /** Words that rule it out. */
  readonly not?: readonly string[];
}

/** Words of the years of work and of records: no street was rated in them. The 'r' is the repair of 'M&R'. */
const otherYears = [
  'built paved construction const install overlay treatment seal slurry work maintenance repair r rehab rehabilitation',
  'project budget fiscal plan next edit edited created modified update updated',
].flatMap((words) => words.split(' '));

/**
 * Names that published exports of cities and products use for each column (San Francisco, PAVER, Esri layers and lists
 * of street segments; read in November 2026), and our own export's.
 */
export const roleNames: Readonly<Record<ColumnRole, RoleNames>> = {
  id: {
    names: [
      'id',
      'segid',
      'segmentid',
      'sectionid',
      'streetid',
      'cnn',
      'roadid',
      'assetid',
      'pavementid',
      'facilityid',
    ],
    words: ['id'],
    not: ['branch', 'object', 'global', 'network', 'fid'],
  },
  name: {
    names: [
      'streetname',
      'name',
      'branchname',
      'roadname',
      'street',
      'road',
      'fullname',
      'fullstname',
      'stname',
      'stnam',
    ],
    words: ['street', 'road', 'name'],
    not: ['from', 'to', 'id', 'class', 'type', 'owner', 'user', 'length', 'network', 'city', 'inspector'],
  },
  from: {
    names: ['from', 'beglocation', 'beginlocation', 'fromstreet', 'fromst', 'sectionfrom', 'limitfrom', 'start', 'fst'],
    words: ['from', 'beg', 'begin'],
    not: ['date', 'year', 'measure'],
  },
  to: {
    names: ['to', 'endlocation', 'tostreet', 'tost', 'sectionto', 'limitto', 'end', 'tst'],
    words: ['to', 'end'],
    not: ['date', 'year', 'measure', 'from'],
  },
  class: {
    names: [
      'functionalclass',
      'functionalclassification',
      'funcclass',
      'functclass',
      'funcl',
      'fclass',
      'fc',
      'class',
      'rank',
      'sectionrank',
      'streetclass',
      'roadclass',
      'classification',
      'roadtype',
      'streettype',
      'highway',
    ],
    words: ['class', 'classification', 'functional', 'rank', 'func'],
    not: ['pci', 'condition', 'surface'],
  },
  length: {
    names: [
      'length',
      'lengthft',
      'lengthfeet',
      'seglengthft',
      'seglength',
      'sectionlength',
      'truelength',
      'lengthmi',
      'miles',
      'shapelength',
      'shapestlength',
      'shapeleng',
    ],
    words: ['length', 'len', 'miles'],
    not: ['unit', 'units', 'lane'],
  },
  width: {
    names: [
      'width',
      'widthft',
      'widthfeet',
      'segwidthft',
      'segwidth',
      'pavementwidth',
      'sectionwidth',
      'truewidth',
      'roadwidth',
    ],
    words: ['width'],
    not: ['unit', 'units', 'row', 'lane', 'shoulder', 'sidewalk'],
  },
  pci: {
    names: [
      'pci',
      'currentpci',
      'pcilatest',
      'latestpci',
      'oci',
      'currentoci',
      'pciscore',
      'lastpci',
      'sectionpci',
      'estimatedpci',
      'pavementconditionindex',
      'overallconditionindex',
    ],
    words: ['pci', 'oci'],
    not: ['date', 'year', 'category', 'change', 'predicted'],
  },
  year: {
    names: [
      'ratedin',
      'year',
      'inspectiondate',
      'lastinspection',
      'lastinspectiondate',
      'lastinspdate',
      'inspdate',
      'inspectionyear',
      'pcidate',
      'pciyear',
      'ratingyear',
      'ratingdate',
      'surveydate',
      'surveyyear',
      'date',
    ],
    words: ['inspection', 'inspected', 'insp', 'rated', 'survey', 'year', 'yr', 'date'],
    not: otherYears,
  },
  paved: {
    names: [
      'pavedin',
      'lastpaved',
      'yearpaved',
      'pavedyear',
      'lastconstructiondate',
      'lastconstdate',
      'lcd',
      'constructiondate',
      'yearbuilt',
      'lastoverlay',
      'lastresurfaced',
      'surfaceyear',
    ],
    words: ['paved', 'construction', 'resurfaced', 'overlay'],
    not: ['type', 'cost', 'next', 'treatment'],
  },
};
