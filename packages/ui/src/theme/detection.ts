/** Colors of the boxes that mark a detected distress on a picture of a road, by severity; dark text is on them. */
export const detection = { high: '#ff6b4a', medium: '#ffb020', low: '#ffe27a' } as const;

/** Severity of a detected distress, in the terms of ASTM D6433. */
export type Severity = keyof typeof detection;
