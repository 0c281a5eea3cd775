/** Where the public forms post to; a form works before any script and any rule has been loaded. */
export const formAddresses = { contact: '/api/contacts', newsletter: '/api/newsletter' } as const;

/** The privacy policy that the form asks to agree to, by the day it took effect. */
export const privacyPolicyVersion = '2024-01-01';

/** Every policy that a form has asked to agree to: a page that is still open may be older than the newest. */
export const privacyPolicyVersions: readonly string[] = [privacyPolicyVersion];

/** The sizes of a city that a request may name, as the form words them. */
export const citySizes = [
  { value: 'small', label: 'Under 25,000' },
  { value: 'medium', label: '25,000 - 100,000' },
  { value: 'large', label: '100,000 - 500,000' },
  { value: 'metro', label: 'Over 500,000' },
] as const;

/** What a request may be about, as the form words it. */
export const serviceInterests = [
  { value: 'self-service', label: 'Self Service' },
  { value: 'full-service', label: 'Full Service' },
  { value: 'white-label', label: 'White Label' },
  { value: 'not-sure', label: 'Not sure yet' },
] as const;

/** How an option is worded; an option that is no longer offered is worded by its value. */
export function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** Hours within which every request is promised an answer. */
export const promisedHours = 24;
