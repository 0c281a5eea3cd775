import { usesSmtp, type TransportConfig } from '../config-transports.ts';
import { HttpTransport } from './http-mail/http-transport.ts';
import { rawService } from './http-mail/raw-service.ts';
import { MailPool, type ReportRest } from './mail-pool/mail-pool.ts';
import type { Pace } from './mail-pool/transport-rota.ts';
import type { MailTransport } from './mail-transport.ts';
import { openPostmark } from './postmark/postmark-transport.ts';
import { sesService } from './ses/ses-service.ts';
import { SmtpTransport } from './smtp/smtp-transport.ts';

export interface PoolOptions {
  /** At most so many connections of each transport. */
  connections?: number;
  timeoutMs?: number;
}

/** Returns a function that opens pools of the transports. All of them share the rate of each transport. */
export function transportPools(configs: readonly TransportConfig[], reportRest: ReportRest) {
  const paces = configs.map((): Pace => ({ nextAt: 0 }));
  return ({ connections: most = Infinity, timeoutMs }: PoolOptions): MailTransport =>
    new MailPool(
      configs.map((config, index) => {
        const { name, weight, perSecond } = config;
        const connections = Math.min(config.connections, most);
        const transport = open(config, { connections, ...(timeoutMs && { timeoutMs }) });
        // An SMTP connection sends the next envelope while a message waits for its mark, and manages silent servers.
        const atOnce = usesSmtp(config) ? connections * 2 : connections;
        return { name, weight, perSecond, atOnce, pace: paces[index]!, transport };
      }),
      reportRest,
    );
}

function open(config: TransportConfig, options: { connections: number; timeoutMs?: number }): MailTransport {
  const { timeoutMs } = options;
  const httpOptions = timeoutMs ? { timeoutMs } : {};
  switch (config.kind) {
    case 'smtp':
      return new SmtpTransport({ smtpUrl: config.smtpUrl, ...options });
    case 'postmark':
      return openPostmark({ ...config, ...options });
    case 'ses':
      return new HttpTransport(sesService(config), httpOptions);
    case 'http':
      return new HttpTransport(rawService(config), httpOptions);
  }
}
