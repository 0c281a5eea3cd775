/**
 * Whether a mail server's answer about a recipient says that there is no such address: 5.1.x but for 5.1.8, which is
 * about the sender, or a bare 550, 551 or 553. `550 5.7.1` and its like are about us.
 */
export const isDeadAddressResponse = (answer: string): boolean =>
  /^(?:55\d[ -]5\.1\.(?!8)|(?:550|551|553)[ -](?!\d\.\d))/.test(answer);
