/** Replaces an erased address. */
export const erased = 'erased';
