/** Colours of the boxes that mark a detected distress on a picture of a road, by severity; dark text stands on them. */
export const detection = { high: '#ff6b4a', medium: '#ffb020', low: '#ffe27a' } as const;

/** How serious a detected distress is, in the words of ASTM D6433. */
export type Severity = keyof typeof detection;
