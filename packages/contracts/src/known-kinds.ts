import * as z from 'zod/mini';

/**
 * Schema of the kind of an item when later releases may add kinds. A console of today meets them, so any string passes,
 * and the list is one of `listOfKnownKinds`.
 */
// @__NO_SIDE_EFFECTS__
export function extensibleKind<const Kind extends string>(_kinds: readonly Kind[]): z.ZodMiniType<Kind, Kind> {
  return z.string() as unknown as z.ZodMiniType<Kind, Kind>;
}

/** Schema of a list of such items. It leaves out those of kinds that this release does not know. */
// @__NO_SIDE_EFFECTS__
export function listOfKnownKinds<Item extends { kind: string }>(
  kinds: readonly NoInfer<Item>['kind'][],
  item: z.ZodMiniType<Item, Item>,
): z.ZodMiniArray<z.ZodMiniType<Item, Item>> {
  return z.array(item).check(z.overwrite((items) => items.filter(({ kind }) => kinds.includes(kind))));
}
