/** What stands in place of an address that was erased. */
export const erased = 'erased';
