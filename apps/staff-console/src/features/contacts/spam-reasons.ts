const texts: Readonly<Record<string, string>> = {
  link_in_name: 'The name contains a link.',
  disposable_address: 'The address is of a service for throwaway addresses.',
  many_requests: 'The same address or place sent many requests within an hour.',
  known_sender: 'Staff marked requests of this sender as spam before.',
  odd_name: 'The name looks typed at random.',
};

/** Returns the sentence for a reason. */
export const spamReasonText = (reason: string): string => texts[reason] ?? reason;
