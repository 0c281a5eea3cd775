const noValue =
  /^(?:n[./]?a\.?|none|null|<null>|nan|nil|no (?:data|rating|value)|not (?:applicable|assessed|available|inspected|rated|surveyed)|unknown|unrated|tbd|[-–—?.]+)$/i;

/** Returns false for an empty cell, and for one that says that there is no number: `N/A`, `Not rated`, `-`. */
export const hasValue = (text: string): boolean => text.trim() !== '' && !noValue.test(text.trim());
