/** Topics for a request without one. */
export const topics = [
  'sealing cracks before winter',
  'what a condition survey is for',
  'roads that carry farm traffic',
  'explaining a paving budget to a council',
  'drainage and its share in potholes',
];

/** Titles; `*` is the topic. */
export const titles = [
  'What * asks of a public works department',
  'A measured look at *',
  '*: start with the worst lane or the best one?',
  'Before the next budget: *',
  'How a road inventory changes *',
];

/** Headings of an article's sections. */
export const headings = [
  'The record comes before the repair',
  'Water decides how long a surface lasts',
  'A plan that a council can read',
  'What the crews see and what the cameras see',
  'Spending early is a decision, too',
  'Where the evidence ends',
];

/** Sentences without checkable facts. */
export const plain = [
  'Every segment of a network ages at its own pace, and the segments that look alike from the curb seldom are.',
  'A rating that two people can repeat is worth more than a rating that one person is sure of.',
  'The images stay with the record, so a disagreement ends at the picture instead of in the meeting.',
  'Cracks let water in, water weakens the base, and the base gives way under the next heavy axle.',
  'A treatment that suits a sound surface is wasted on one that has already lost its base.',
  'Residents report what they feel; a survey also finds what nobody has felt yet.',
  'The order of work should follow from the condition and the traffic, and it should be written down.',
  'A short list that is kept is better than a long list that is revised every season.',
  'What is not measured is decided by whoever complains most.',
  'The plan has to survive the first question from a member of the council.',
  'Utilities cut into fresh pavement when nobody has told them that it is fresh.',
  'A network that is rated the same way every time shows whether the work has paid off.',
];

/** Sentences with checkable facts that are not in our register. */
export const invented = [
  'In Dayton, Ohio, crews sealed 312 lane miles before the first frost.',
  'Departments that follow ISO 55001 report fewer surprises at budget time.',
  'Nearly two thirds of early failures begin at a joint or a utility cut.',
  'A mill and overlay runs to about $184,000 for a lane mile in the Midwest.',
  'Freeze and thaw can cost a surface seven years of its life.',
  'Edge cracks grew by 41 percent over a single wet winter.',
  'The survey of Harris County took nine weeks on foot.',
  'ASTM E1926 describes how roughness is computed from a profile.',
];

/** List items; none of them states a figure. */
export const entries = [
  'Walk the drainage before the pavement.',
  'Rate the network by one method, and say which.',
  'Keep the images with the ratings.',
  'Separate what is urgent from what is only visible.',
  'Tell the utilities what will be paved, and when.',
  'Publish the list, with the reasons.',
];
