/**
 * Returns true when a mail server's response to a recipient says that the address does not exist: 5.1.x except 5.1.8,
 * which is about the sender, or a bare 550, 551 or 553. `550 5.7.1` and the like are about us.
 */
export const isDeadAddressResponse = (answer: string): boolean =>
  /^(?:55\d[ -]5\.1\.(?!8)|(?:550|551|553)[ -](?!\d\.\d))/.test(answer);
