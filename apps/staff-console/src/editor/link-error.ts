import { isSafeUrl } from '@workspace/contracts/rich-text/document';

/** Returns an address with the beginning that people leave out: of an email address, and of another site. */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  if (/^[^\s/@:]+@[^\s/@:]+$/.test(address)) return `mailto:${address}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(address) ? `https://${address}` : address;
}

/** Returns the error message for a link's URL, or undefined when it is valid. */
export function linkError(address: string): string | undefined {
  if (address === '') return 'Write the address that the link leads to.';
  if (/^mailto:/i.test(address)) {
    return /^mailto:[^@\s]+@[^@\s]+$/i.test(address) ? undefined : 'Write an email address behind mailto:.';
  }
  if (/^https?:/i.test(address)) {
    return /^https?:\/\/[^\s/]/i.test(address) && URL.canParse(address)
      ? undefined
      : 'This address is not complete. It should look like https://example.org/page.';
  }
  if (/^tel:/i.test(address))
    return /^tel:\+?[\d\s().-]{3,}$/i.test(address)
      ? undefined
      : 'Write a phone number behind tel:, such as tel:+18005550100.';
  if (/^(?:\.{0,2}\/|[#?])/.test(address) && isSafeUrl(address)) return undefined;
  return 'Begin with https://, http://, mailto:, tel: or, for a page of this site, with /.';
}
