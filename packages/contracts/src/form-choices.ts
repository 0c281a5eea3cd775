/** The paths that the public forms post to; a form works before any script or schema has loaded. */
export const formAddresses = { contact: '/api/contacts', newsletter: '/api/newsletter' } as const;

/** The privacy policy that the form asks to accept, by the day of its last change, which its page prints. */
export const privacyPolicyVersion = '2026-11-28';

/** Every policy that a form has asked to accept: an open page may be older than the newest. */
export const privacyPolicyVersions: readonly string[] = ['2024-01-01', privacyPolicyVersion];

/**
 * The text of the newsletter forms to which a visitor agrees. A changed text gets a new version, and the earlier one
 * stays: consents and open pages refer to it.
 */
export const newsletterConsents: Readonly<Record<string, string>> = {
  '2026-11-25': 'You get our newsletter by email. You can unsubscribe at any time, by the link in every email.',
};

/** The version of that text which the forms show. */
export const newsletterConsentVersion = '2026-11-25';

/** The city sizes of a request, with the form's labels. */
export const citySizes = [
  { value: 'small', label: 'Under 25,000' },
  { value: 'medium', label: '25,000 - 100,000' },
  { value: 'large', label: '100,000 - 500,000' },
  { value: 'metro', label: 'Over 500,000' },
] as const;

/** The subjects of a request, with the form's labels. */
export const serviceInterests = [
  { value: 'self-service', label: 'Self Service' },
  { value: 'full-service', label: 'Full Service' },
  { value: 'white-label', label: 'White Label' },
  { value: 'not-sure', label: 'Not sure yet' },
] as const;

/** Returns the label of an option; for an option that is no longer offered, its value. */
export function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** Hours within which every request is promised a reply. */
export const promisedHours = 24;
