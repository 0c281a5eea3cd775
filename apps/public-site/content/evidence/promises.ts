/** A promise about security, and how a reader checks it. */
export interface SecurityPromise {
  readonly promise: string;
  readonly check: string;
  /** A command to run, with `SITE` for the address of this site, or a path of it to open. */
  readonly command?: string;
  readonly path?: string;
}

/** Promises about this site. Each is tested before a release; those that a visitor can check say how. */
export const securityPromises: readonly SecurityPromise[] = [
  {
    promise: 'Pages run no script but ours',
    check: 'The content security policy names the allowed scripts and styles by their hashes, and forbids framing.',
    command: 'curl -sI SITE/ | grep -i content-security',
  },
  {
    promise: 'Browsers are told to keep to HTTPS, not to guess file types, and to send short referrers',
    check: 'Look for strict-transport-security, x-content-type-options, referrer-policy and permissions-policy.',
    command: 'curl -sI SITE/ | grep -iE "strict|nosniff|policy"',
  },
  {
    promise: 'Visitors get no cookie',
    check: 'The answer has no set-cookie line. A cookie comes with a sign-in, which only staff need.',
    command: 'curl -sI SITE/ | grep -ic set-cookie',
  },
  {
    promise: 'Nothing is loaded from other companies until you ask for it',
    check:
      'Open the network panel of your browser: fonts, scripts and drawings come from this address. A video loads after a click on it.',
  },
  {
    promise: 'Vulnerabilities have an address to report them to',
    check: 'The file by RFC 9116 has the contact and its expiry.',
    path: '/.well-known/security.txt',
  },
  {
    promise: 'Every release lists its software',
    check:
      'Each server image has a bill of materials in CycloneDX format at /product/sbom.json. It is not published here: ask for the one of the running release.',
  },
  {
    promise: 'Backups are encrypted and restored as a drill',
    check: 'The drill restores a backup into an empty place and compares every row. Ask for its last report.',
  },
];
