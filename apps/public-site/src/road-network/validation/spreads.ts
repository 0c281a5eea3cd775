/** Standard deviations of ratings that the validation tries, in points. */
export const spreads: readonly number[] = [15, 20, 25, 30];
