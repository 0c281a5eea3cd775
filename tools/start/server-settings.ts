/** Otherwise Node lets garbage grow to hundreds of megabytes before it collects it. */
export const serverNodeOptions = ['--max-semi-space-size=8', '--max-old-space-size=512'];

/** Settings of the site and the API, the same as in their Dockerfiles. */
export const serverSettings = {
  NODE_OPTIONS: serverNodeOptions.join(' '),
  // Otherwise the C library keeps unused memory for each thread,
  MALLOC_ARENA_MAX: '2',
  // and keeps the large blocks of compression instead of returning them.
  MALLOC_MMAP_THRESHOLD_: '131072',
};

/** The same with the operator's own Node options, which override them. */
export const settingsWith = (environment: Record<string, string>) => ({
  ...serverSettings,
  NODE_OPTIONS: [serverSettings.NODE_OPTIONS, environment.NODE_OPTIONS].filter(Boolean).join(' '),
});
