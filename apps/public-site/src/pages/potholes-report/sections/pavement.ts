/** Colors of the road's cross-section, from the surface down. The same in both color schemes: it is a picture. */
export const pavement = {
  surface: '#3a3f41',
  base: '#a39d8f',
  stone: '#857f72',
  ground: '#6b5c48',
  void: '#17191a',
  water: '#5b9bbf',
  ice: '#cfe3ec',
} as const;

/**
 * Returns the stones of a base course, one path each, scattered by a fixed rule so that server and browser render the
 * same.
 */
export function stonesIn(left: number, top: number, width: number, height: number): string {
  let path = '';
  for (let row = 0; row * 13 < height - 8; row += 1) {
    for (let column = 0; column * 24 < width - 12; column += 1) {
      const x = left + 6 + column * 24 + ((row * 11 + column * 7) % 10);
      const y = top + 7 + row * 13 + ((column * 5 + row * 3) % 6);
      path += `M${x} ${y}h${5 + ((column * 3 + row * 5) % 6)}`;
    }
  }
  return path;
}
