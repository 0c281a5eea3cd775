/** The limits of the model, one sentence each. */
export const limits: readonly string[] = [
  'Traffic, trucks, soil, drainage, winters and utility cuts are not in it: two streets of one class and rating fall alike.',
  'The curves were assumed by class, not fitted to a city’s own history. Cities that maintain their streets did better than a fixed yearly loss.',
  'Treatments always succeed, at a price that does not rise with the amount of work or with the years. Crack seal and patching add their points each time, even in two years running; a real street gains less from the second.',
  'Costs stay as they are through the years, and Berkeley’s are of 2022. Money that a year does not spend lapses, and a street is treated whole or not at all.',
  'Ratings carry errors of their own: a rating of a section is meant to be within 5 points in about 95 of 100 cases.',
  'Ramps, sidewalks, sewers, grants and fairness between districts are reasons for an order of work that the model does not see.',
];
