const plainNumber = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/;

/**
 * A number as people write one: '1,200', '$200,000', '35%', '600+', '.5'. Undefined where it is none, or might be
 * another one than is meant: '1,5' is neither 15 nor 1.5.
 */
export function readNumber(text: string): number | undefined {
  const plain = text.replace(/^\s*\$?\s*|\s*[%+]?\s*$/g, '');
  if (!/\d/.test(plain) || !plainNumber.test(plain)) return undefined;
  return Number(plain.replaceAll(',', ''));
}
