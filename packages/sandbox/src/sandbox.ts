import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import type { Config } from './config.ts';
import { addFaults } from './faults.ts';
import { html, page, pageHeaders, type Html } from './html.ts';
import { addIdentityProvider, issuerOn } from './identity-provider.ts';
import { addLinkedin, linkedinOn } from './linkedin.ts';
import { addMailbox } from './mailbox.ts';
import { addRawMail } from './mail-services/raw-mail.ts';
import { addSes } from './mail-services/ses.ts';
import { addModel, modelUrlOn, sandboxModel } from './model.ts';

/** A running sandbox: its origin, and a function to stop it. */
export type Sandbox = { origin: string; smtpPort: number; stop: () => Promise<void> };

/** Starts the stand-ins for external services on `localhost`; `smtpPort` 0 uses a free port for SMTP. */
export async function startSandbox(config: Config): Promise<Sandbox> {
  const app = fastify({ forceCloseConnections: true });
  const has = (part: Config['parts'][number]) => config.parts.includes(part);
  const redirectUri = `${config.publicOrigin}/api/login/callback`;
  if (has('identity-provider'))
    await addIdentityProvider(app, issuerOn(config.port), {
      id: config.clientId,
      secret: config.clientSecret,
      redirectUri,
    });
  const faults = addFaults(app);
  if (has('linkedin')) await addLinkedin(app, faults, config.publicOrigin);
  const { smtpPort } = has('mailbox') ? await addMailbox(app, config.smtpPort) : { smtpPort: 0 };
  if (has('model')) await addModel(app, faults, config.model ?? { apiKey: 'sandbox-model-key', pace: 0 });
  if (has('mail-services')) {
    await addSes(app, faults);
    await addRawMail(app, faults);
  }
  app.get('/readyz', () => 'ready');
  app.get('/', (_request, reply) => reply.headers(pageHeaders).send(frontPage(config, smtpPort)));
  try {
    await app.listen({ host: 'localhost', port: config.port });
  } catch (error) {
    await app.close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, smtpPort, stop: () => app.close() };
}

function frontPage(config: Config, smtpPort: number): string {
  const parts: Record<Config['parts'][number], Html> = {
    'identity-provider': html`<li>
      <a href="/idp/.well-known/openid-configuration">Identity provider</a>: ${issuerOn(config.port)}, client
      ${config.clientId}
    </li>`,
    mailbox: html`<li><a href="/mail">Mail</a>: everything sent to smtp://localhost:${smtpPort}</li>`,
    linkedin: html`<li><a href="/linkedin/posts">LinkedIn</a>: what was posted to ${linkedinOn(config.port)}</li>`,
    model: html`<li><a href="/openai/calls">Model</a>: ${modelUrlOn(config.port)}, model ${sandboxModel}</li>`,
    'mail-services': html`<li>
      Mail services: <a href="/ses/messages">Amazon SES</a> and <a href="/raw-mail/messages">raw messages by HTTP</a>
    </li>`,
  };
  return page(
    'Sandbox',
    html`<h1>Sandbox</h1>
      <p>
        Stand-ins for the services around <a href="${config.publicOrigin}">the site</a>. Nothing here leaves this
        machine.
      </p>
      <ul>
        ${config.parts.map((part) => parts[part])}
      </ul>`,
  );
}
