import * as z from 'zod';
import { missingInGroup } from './missing-in-group.ts';

/** A DNS name, or a part of one. */
const dnsName = z
  .string()
  .trim()
  .regex(/^$|^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/i, 'has to be a name in DNS, such as example.com or news')
  .default('');

/** Variables of the DKIM key; all or none are set. */
export const dkimVariables = {
  DKIM_DOMAIN: dnsName,
  DKIM_SELECTOR: dnsName,
  DKIM_PRIVATE_KEY: z
    .string()
    .default('')
    .transform((key) => key.replaceAll(String.raw`\n`, '\n').trim()),
};

export interface DkimKey {
  domainName: string;
  keySelector: string;
  privateKey: string;
}

type DkimData = z.output<z.ZodObject<typeof dkimVariables>>;

/** Returns the variables that are missing although others are set. */
export const missingOfDkim = (data: DkimData): string[] =>
  missingInGroup(['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'], data);

export function dkimOf(data: DkimData): DkimKey | undefined {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_PRIVATE_KEY: privateKey } = data;
  return domainName && keySelector && privateKey ? { domainName, keySelector, privateKey } : undefined;
}
