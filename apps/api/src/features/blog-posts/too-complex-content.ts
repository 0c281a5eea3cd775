/** The error message of a worker thread for HTML that is nested too deeply. */
export const nestedTooDeeply = 'nested too deeply';

/** Thrown for content that is too complex to parse, with a message for the user. */
export class TooComplexContent extends Error {}
