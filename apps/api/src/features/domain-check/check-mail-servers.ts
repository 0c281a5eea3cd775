import { findRecords } from './find-records.ts';
import { noResponse, resultOf } from './result.ts';
import { publicAddressOf, type Check } from './sender.ts';

const mx = resultOf('mx');
const reverseDns = resultOf('reverse-dns');
const tls = resultOf('tls');

/** Checks that the From domain accepts email: readers answer newsletters, and servers distrust a domain that cannot. */
export const checkMx: Check = async ({ domain }, { resolve }) => {
  const found = await findRecords(resolve(domain, 'MX') as Promise<{ exchange: string; priority: number }[]>);
  if (!found) return mx('unknown', noResponse);
  const names = found.toSorted((a, b) => a.priority - b.priority).map(({ exchange }) => exchange);
  if (names.length === 0)
    return mx('warning', `${domain} has no MX record: answers to your newsletter cannot be delivered.`, {
      type: 'MX',
      name: domain,
      value: `10 mail.${domain}`,
    });
  if (names.every((name) => name === '' || name === '.'))
    return mx('warning', `${domain} says that it accepts no email (a null MX), so many servers reject what it sends.`);
  return mx('ok', `Answers are delivered to ${names.slice(0, 3).join(', ')}.`);
};

/** Checks that the mail server's address has a name that leads back to it. */
export const checkReverseDns: Check = async ({ server }, { resolve, reverse }) => {
  if (server.error) return reverseDns('unknown', `Not checked: ${server.host} does not answer from here.`);
  const address = publicAddressOf(server);
  if (!address)
    return reverseDns('unknown', 'Not checked: your mail server has a private address here. Ask its operator.');
  const names = await findRecords(reverse(address));
  if (!names) return reverseDns('unknown', noResponse);
  const record = { type: 'PTR', name: address, value: server.host } as const;
  if (names.length === 0)
    return reverseDns('warning', `${address} has no name in DNS, and Gmail rejects such servers.`, record);
  const type = address.includes(':') ? 'AAAA' : 'A';
  const forward = await Promise.all(names.map((name) => findRecords(resolve(name, type) as Promise<string[]>)));
  if (forward.some((addresses) => addresses?.includes(address)))
    return reverseDns('ok', `${address} is ${names[0]}, and that name leads back to it.`);
  return reverseDns('warning', `${address} is called ${names[0]}, but that name does not lead back to it.`, record);
};

/** Checks the encryption of the connection that newsletters are submitted over. */
export const checkTls: Check = async ({ server: { host, tls: version, certificateError, tlsRefusal, error } }) => {
  if (tlsRefusal)
    return tls(
      'stop',
      `${host} offers encryption (STARTTLS) and refuses it (${tlsRefusal}), so nothing can be sent over it. Its operator has to correct that.`,
    );
  if (error) return tls('unknown', `Not checked: ${host} does not answer from here (${error}).`);
  if (!version)
    return tls('warning', `The connection to ${host} is not encrypted. Use smtps:// or a server that offers STARTTLS.`);
  if (certificateError)
    return tls(
      'stop',
      `The certificate of ${host} is not valid (${certificateError}), so nothing can be sent over it.`,
    );
  return tls('ok', `The connection to ${host} is encrypted (${version}) and its certificate is valid.`);
};
