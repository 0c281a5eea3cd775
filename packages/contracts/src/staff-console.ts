/** What the public site hands to the console when it opens it. Both teams change this file together. */
export interface StaffConsoleProps {
  /** The path under which the console's own routes live, without a trailing slash. */
  readonly basePath: string;
}

/** The module the console exposes, by the name the site asks for. Its default export is the component. */
export const staffConsoleModule = './StaffConsole';

/** The file at the console's address that the site loads first. */
export const staffConsoleEntry = 'remoteEntry.js';
