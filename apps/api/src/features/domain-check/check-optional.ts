import { findTexts } from './find-records.ts';
import { noResponse, resultOf } from './result.ts';
import type { Check } from './sender.ts';

const mtaSts = resultOf('mta-sts');
const bimi = resultOf('bimi');

/** Reads the MTA-STS record and policy (RFC 8461): it protects email to the domain. */
export const checkMtaSts: Check = async ({ domain }, network) => {
  const at = `_mta-sts.${domain}`;
  const texts = await findTexts(network, at);
  if (!texts) return mtaSts('unknown', noResponse);
  const records = texts.filter((text) => text.startsWith('v=STSv1'));
  if (records.length === 0)
    return mtaSts('absent', 'Not set up. It would make other servers encrypt the email that they send to you.');
  if (records.length > 1) return mtaSts('warning', `${at} has ${records.length} records, and servers then use none.`);
  const policy = `https://mta-sts.${domain}/.well-known/mta-sts.txt`;
  const status = await network.statusOf(policy);
  if (status === undefined) return mtaSts('unknown', `Not checked: ${policy} does not answer from here.`);
  return status === 200
    ? mtaSts('ok', `There is a record, and its policy at ${policy}.`)
    : mtaSts('warning', `There is a record, but its policy at ${policy} does not open (${status}).`);
};

/** Reads the BIMI record: some mail programs show its logo beside the sender. */
export const checkBimi: Check = async ({ domain }, network) => {
  const at = `default._bimi.${domain}`;
  const texts = await findTexts(network, at);
  if (!texts) return bimi('unknown', noResponse);
  const record = texts.find((text) => /^v=BIMI1\b/i.test(text));
  if (!record) return bimi('absent', 'Not set up. Some mail programs would show your logo beside the sender.');
  const logo = /;\s*l=([^;\s]*)/i.exec(record)?.[1] ?? '';
  if (logo === '') return bimi('absent', 'The record says that the domain shows no logo.');
  return /^https:\/\/.+\.svg$/i.test(logo)
    ? bimi('ok', `Mail programs may show ${logo}, if DMARC asks to quarantine or reject.`)
    : bimi('warning', `The logo at ${at} has to be the https address of an SVG file.`);
};
