import type { Adapter, AdapterPayload } from 'oidc-provider';

type Entry = { payload: AdapterPayload; until: number };

/** Stores the identity provider's data in memory, and evicts the oldest above `most` entries. */
export function memoryAdapter(most = 20_000): (model: string) => Adapter {
  const entries = new Map<string, Entry>();
  const find = (key: string) => {
    const entry = entries.get(key);
    return entry && entry.until > Date.now() ? entry.payload : undefined;
  };
  return (model) => ({
    async upsert(id, payload, expiresIn) {
      const key = `${model}:${id}`;
      entries.delete(key);
      entries.set(key, { payload, until: expiresIn ? Date.now() + expiresIn * 1000 : Infinity });
      const [oldest] = entries.keys();
      if (entries.size > most && oldest) entries.delete(oldest);
    },
    async find(id) {
      return find(`${model}:${id}`);
    },
    async findByUid(uid) {
      return [...entries.values()].find(({ payload }) => payload.uid === uid)?.payload;
    },
    async findByUserCode() {
      return undefined;
    },
    async consume(id) {
      const payload = find(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(`${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
    },
  });
}
