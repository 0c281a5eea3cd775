import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { alertsIn, scaleRules } from './scale-rules.ts';

const file = `
groups:
  - name: lanesight
    rules:
      - alert: Fails
        expr: rate(a_total[5m]) / rate(b_total[1h]) > 0.02
        for: 2m
        labels: { severity: page }
      - alert: Late
        expr: max by (queue) (queue_oldest_seconds) > 300
`;

describe('rules of a drill', () => {
  it('have shorter windows and waits, and the same limits', () => {
    expect(parse(scaleRules(file, 30))).toMatchObject({
      groups: [
        {
          rules: [
            { expr: 'rate(a_total[10s]) / rate(b_total[120s]) > 0.02', for: '4s', labels: { severity: 'page' } },
            { expr: 'max by (queue) (queue_oldest_seconds) > 10' },
          ],
        },
      ],
    });
  });

  it('are named in the order of the file', () => {
    expect(alertsIn(file)).toEqual(['Fails', 'Late']);
  });
});
