import { describe, expect, test } from 'vitest';
import { storyNetworks } from '../../content/street-networks.ts';
import { exampleTown } from './example-town.ts';
import { areaOf, type Point } from './segment.ts';

const town = exampleTown();
const { segments } = town;

describe('exampleTown', () => {
  test('makes the same town every time', () => {
    expect(exampleTown()).toEqual(town);
  });

  test.each([2000, 2400, 5000])('makes about %i segments', (size) => {
    const { length } = exampleTown(size).segments;
    expect(Math.abs(length / size - 1)).toBeLessThan(0.06);
  });

  test('numbers the segments and names each of them differently', () => {
    expect(segments[0]!.id).toBe('0001');
    expect(new Set(segments.map(({ id }) => id)).size).toBe(segments.length);
    expect(new Set(segments.map(({ name }) => name)).size).toBe(segments.length);
  });

  test('gives all blocks of a street the same class and width', () => {
    const kinds = new Map<string, Set<string>>();
    for (const { name, streetClass, widthFeet } of segments) {
      const street = name.split(',')[0]!;
      kinds.set(street, (kinds.get(street) ?? new Set()).add(`${streetClass} ${widthFeet}`));
    }
    expect(kinds.size).toBeGreaterThan(150);
    expect([...kinds.values()].every(({ size }) => size === 1)).toBe(true);
  });

  test('leaves the streets of the drawings out', () => {
    const drawn = Object.values(storyNetworks).flatMap(({ streets }) => streets.map(({ street }) => street));
    expect(segments.filter(({ name }) => drawn.some((street) => name.startsWith(street)))).toEqual([]);
  });

  test('measures every segment along its line, on the plan', () => {
    for (const { line, lengthFeet } of segments) {
      const [[x, y], [toX, toY]] = line as [Point, Point];
      expect(lengthFeet).toBeGreaterThan(50);
      expect(lengthFeet).toBe(Math.round(Math.hypot(toX - x, toY - y)));
      expect(Math.min(x, y, toX, toY)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, toX)).toBeLessThanOrEqual(town.width);
      expect(Math.max(y, toY)).toBeLessThanOrEqual(town.height);
    }
  });

  test('rates every segment from 0 to 100, newly paved ones better than old ones', () => {
    const ratingsOf = (from: number, to: number) =>
      segments.filter(({ pavedIn = 0 }) => pavedIn > from && pavedIn <= to).map(({ pci }) => pci);
    expect(segments.every(({ pci }) => pci >= 0 && pci <= 100)).toBe(true);
    const meanOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
    expect(meanOf(ratingsOf(2020, 2026))).toBeGreaterThan(meanOf(ratingsOf(2000, 2010)) + 20);
  });

  test('has an average between 62 and 66 by area, with streets in all bands', () => {
    const area = segments.reduce((sum, segment) => sum + areaOf(segment), 0);
    const average = segments.reduce((sum, segment) => sum + segment.pci * areaOf(segment), 0) / area;
    expect(average).toBeGreaterThan(62);
    expect(average).toBeLessThan(66);
    for (const from of [0, 10, 25, 40, 55, 70, 85])
      expect(segments.filter(({ pci }) => pci >= from && pci < from + 15).length).toBeGreaterThan(40);
  });

  test('connects all segments with each other', () => {
    const neighbors = new Map<string, Set<string>>();
    for (const { line } of segments)
      for (const [from, to] of [line, line.toReversed()]) {
        const key = String(from);
        neighbors.set(key, (neighbors.get(key) ?? new Set()).add(String(to)));
      }
    const reached = new Set<string>();
    const open = [...neighbors.keys()].slice(0, 1);
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      if (reached.has(key)) continue;
      reached.add(key);
      open.push(...neighbors.get(key)!);
    }
    expect(reached.size).toBe(neighbors.size);
  });
});
