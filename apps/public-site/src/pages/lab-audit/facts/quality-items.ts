/** One item of a data quality management program, and the question that it means for a vendor. */
export interface QualityItem {
  /** Its name in the query of the page. */
  readonly key: string;
  readonly item: string;
  readonly question: string;
  readonly evidence: string;
}

/** The rule that lists the items. It binds state departments of transportation, not cities. */
export const qualityRule = '23 CFR 490.319(c)(1)';

/** The items of the rule; questions and evidence are ours. */
export const qualityItems: readonly QualityItem[] = [
  {
    key: 'equipment',
    item: 'Calibration and certification of equipment',
    question: 'When was the equipment last calibrated, against what, and who signed it?',
    evidence: 'A dated certificate for the equipment that will drive here',
  },
  {
    key: 'raters',
    item: 'Certification of raters',
    question: 'Who rates, or checks the machine, and how did they show that they can?',
    evidence: 'Names, training, and their results on streets with a known rating',
  },
  {
    key: 'control',
    item: 'Quality control before and during collection',
    question: 'Which streets are driven twice, and what difference stops the survey?',
    evidence: 'A list of control streets, and a log of each run over them',
  },
  {
    key: 'review',
    item: 'Sampling, review and checking',
    question: 'Who looks at how many segments again, and are those drawn by chance?',
    evidence: 'The sample, the second ratings, and the comparison on this page',
  },
  {
    key: 'acceptance',
    item: 'Error resolution and acceptance',
    question: 'Which result do we reject, what happens then, and who pays for it?',
    evidence: 'The limits in numbers, in the contract',
  },
];
