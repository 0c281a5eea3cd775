const { CONSOLE_VERSION: version = '', CONSOLE_COMMIT: commit = 'unknown' } = import.meta.env;

/** The release of the console that runs in this tab, as staff report it: a tab may be older than the servers. */
export const release = commit === 'unknown' ? `Console ${version}` : `Console ${version} (${commit.slice(0, 7)})`;
