import base from './playwright.config.ts';

/** Proofs that take minutes. They are not part of `npm test`. */
export default { ...base, projects: [{ name: 'long', testMatch: '*.long.ts' }] };
