import { parse, stringify } from 'yaml';

interface Rule {
  alert: string;
  expr: string;
  for?: string;
}

export interface RuleFile {
  groups: { name: string; rules: Rule[] }[];
}

const secondsOf = { s: 1, m: 60, h: 3_600 } as const;

/** Divides a duration of Prometheus, such as `5m`; at least one second. */
const scaleDuration = (text: string, factor: number): string =>
  text.replace(/^(\d+)([smh])$/, (_all, count: string, unit: keyof typeof secondsOf) => {
    return `${Math.max(1, Math.round((Number(count) * secondsOf[unit]) / factor))}s`;
  });

/**
 * Returns alert rules whose times pass `factor` times faster: windows, `for`, and limits on the age of a queue. All other
 * limits stay.
 */
export function scaleRules(yaml: string, factor: number): string {
  const file = parse(yaml) as RuleFile;
  const scaled = file.groups.map((group) => ({
    ...group,
    rules: group.rules.map((rule) => ({
      ...rule,
      expr: rule.expr
        .replaceAll(/\[(\w+)\]/g, (_all, window: string) => `[${scaleDuration(window, factor)}]`)
        .replace(/(queue_oldest_seconds\) > )(\d+)/, (_all, before: string, limit: string) => {
          return before + String(Number(limit) / factor);
        }),
      ...(rule.for && { for: scaleDuration(rule.for, factor) }),
    })),
  }));
  return stringify({ groups: scaled });
}

/** Returns the names of the alerts in a file of rules. */
export const alertsIn = (yaml: string): string[] =>
  (parse(yaml) as RuleFile).groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
