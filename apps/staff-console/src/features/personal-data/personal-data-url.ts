import { exportPersonalData } from '@workspace/contracts/personal-data';
import { urlOf } from '@workspace/contracts/endpoint/url-of';

/** Returns the URL of everything that is stored about an address, as a file. */
export const personalDataUrl = (email: string): string => urlOf(exportPersonalData, { query: { email } });
