/** Returns an SVG path through points of the picture, in whole units and relative steps, which is short. */
export function relativePath(points: readonly (readonly [x: number, y: number])[], isClosed = false): string {
  const whole = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const steps = whole.slice(1).map(([x, y], index) => {
    const [dx, dy] = [x - whole[index]![0], y - whole[index]![1]];
    return `${dx}${dy < 0 ? '' : ' '}${dy}`;
  });
  return `M${whole[0]?.join(' ')}l${steps.join(' ')}${isClosed ? 'z' : ''}`;
}
