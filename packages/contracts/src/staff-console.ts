/** The props that the public site passes to the console. Both teams change this file together. */
export interface StaffConsoleProps {
  /** The base path of the console's own routes, without a trailing slash. */
  readonly basePath: string;
}

/**
 * Version of the contract between the site, the console and the API: this file, the shared modules and the endpoints.
 * It rises with each change that an older side cannot handle.
 */
export const contractVersion = '1';

/** The contracts of consoles that this release of the site can show: its own first, then earlier ones. */
export const acceptedContracts: readonly string[] = [contractVersion];

/** Parameter of the entry's URL by which the site asks for a release with a contract. */
export const contractParam = 'contract';

/** The name of the exposed module that the site loads. Its default export is the component. */
export const staffConsoleModule = './StaffConsole';

/** The first file that the site loads from the console host. */
export const staffConsoleEntry = 'remoteEntry.js';
