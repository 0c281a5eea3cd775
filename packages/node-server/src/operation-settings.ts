import * as z from 'zod';

/** The variables for operating a server, for each server's environment. */
export const operationVariables = {
  RELEASE_COMMIT: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'has to be a commit: letters and digits')
    .default('unknown'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'has to be an http or https address' }).optional(),
  METRICS_TOKEN: z.string().min(16, 'has to be 16 characters or more').optional(),
};

export interface OperationSettings {
  /** The commit that the release was built from. */
  commit: string;
  /** The bearer token for `/metrics`; without one, only private addresses may read them. */
  metricsToken: string | undefined;
  /** The base URL of the receiver of traces; without one, nothing is traced. */
  tracesTo: string | undefined;
}

type Variables = z.output<z.ZodObject<typeof operationVariables>>;

export const operationSettingsOf = ({
  RELEASE_COMMIT,
  METRICS_TOKEN,
  OTEL_EXPORTER_OTLP_ENDPOINT,
}: Variables): OperationSettings => ({
  commit: RELEASE_COMMIT,
  metricsToken: METRICS_TOKEN,
  tracesTo: OTEL_EXPORTER_OTLP_ENDPOINT,
});
