const plainNumber = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/;

/**
 * Parses a number as people write it: '1,200', '$200,000', '35%', '600+', '.5'. Returns undefined for anything else or
 * ambiguous: '1,5' is neither 15 nor 1.5.
 */
export function readNumber(text: string): number | undefined {
  const plain = text.replace(/^\s*\$?\s*|\s*[%+]?\s*$/g, '');
  if (!/\d/.test(plain) || !plainNumber.test(plain)) return undefined;
  // Adding 0 takes the sign from -0, which would be printed as $-0.
  return Number(plain.replaceAll(',', '')) + 0;
}
