const units: Record<string, number> = { '': 1, K: 1e3, M: 1e6 };

/** Parses the sum of a claim such as '$2.1M', '$450K' or '$200,000+' into dollars, for the length of a bar. */
export function dollarsOf(value: string): number {
  const [, digits, unit] = /^\$([\d.,]+)([KM]?)\+?$/.exec(value) ?? [];
  if (digits === undefined) throw new Error(`${value} is not a sum in dollars`);
  return Math.round(Number(digits.replaceAll(',', '')) * units[unit ?? '']! * 100) / 100;
}
