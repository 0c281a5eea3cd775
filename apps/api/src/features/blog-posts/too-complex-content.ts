/** What a thread says of HTML that is nested too deeply. */
export const nestedTooDeeply = 'nested too deeply';

/** Content that is not read, with a message for the person. */
export class TooComplexContent extends Error {}
