import base from './playwright.config.ts';

/** Parts of the last release beside those of this code: `npm run test:compatibility`. */
export default { ...base, workers: 1, projects: [{ name: 'releases', testMatch: 'releases.mixed.ts' }] };
