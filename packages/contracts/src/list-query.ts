import * as z from 'zod/mini';

const numberUpTo = (most: number) => z.coerce.number<number>().check(z.multipleOf(1), z.gte(1), z.lte(most));

/** Query parameter of a search: words of at most 200 characters. */
export const search = z.optional(z.string().check(z.trim(), z.maxLength(200)));

/** Query parameter of a list's page, from 1. */
export const page = z.optional(numberUpTo(100_000));

/** Creates the query parameter for the number of rows per page, at most `most`. */
export const pageSizeUpTo = (most: number) => z.optional(numberUpTo(most));
