/** A provider of a test: the domain of its addresses, of its mail servers, and its limits. */
export interface TestProvider {
  domain: string;
  host: string;
  connections: number;
  perSecond: number;
}

const connections = [1, 2, 3, 5, 10];
const rates = [2, 4, 8, 20];

/** Twenty providers: each number of connections with each rate. */
export const testProviders: readonly TestProvider[] = connections.flatMap((most, row) =>
  rates.map((perSecond, column) => {
    const number = row * rates.length + column + 1;
    return { domain: `town${number}.example`, host: `sink${number}.example`, connections: most, perSecond };
  }),
);

/** The one that stalls, with the most connections and the highest rate. */
export const stallingProvider = testProviders.at(-1)!;

/** The configuration for them, as in `MAIL_PROVIDER_LIMITS`. */
export const configuredLimits = testProviders.map(
  ({ host, connections: most, perSecond }) => `${host}=${most}/${perSecond}`,
);
