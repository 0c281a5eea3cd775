import type { FastifyInstance } from 'fastify';
import { html, page, pageHeaders } from './html.ts';
import { MessageStore, type Message } from './mailbox/message-store.ts';
import { receiveMail } from './mailbox/receive-mail.ts';

const shown = 100;

/** Adds a mailbox that accepts every message by SMTP and shows them under /mail; stops with the server. */
export async function addMailbox(app: FastifyInstance, smtpPort: number): Promise<{ smtpPort: number }> {
  const store = new MessageStore();
  const mail = await receiveMail(store, smtpPort);
  app.addHook('onClose', mail.stop);
  app.get('/mail', async (_request, reply) =>
    reply.headers(pageHeaders).send(mailPage(await store.newest({ most: shown }), store.size)),
  );
  app.get<{ Querystring: { to?: string; most?: string } }>('/mail/messages', ({ query: { to, most } }) =>
    store.newest({ to, most: most ? Number(most) : Infinity }),
  );
  app.delete('/mail/messages', async (_request, reply) => {
    store.empty();
    return reply.code(204).send();
  });
  app.get<{ Params: { id: string } }>('/mail/messages/:id/html', async (request, reply) => {
    const message = await store.find(request.params.id);
    if (!message) return reply.code(404).type('text/plain').send('This message is no longer kept.');
    return reply.headers(messageHeaders).send(`<base target="_blank">${message.html}`);
  });
  return { smtpPort: mail.port };
}

/** A message may contain images and links, but no scripts. */
const messageHeaders = {
  ...pageHeaders,
  'content-security-policy':
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:",
};

function mailPage(messages: Message[], count: number): string {
  const listed = count > messages.length ? `The newest ${messages.length} of ${count} messages.` : `${count} messages.`;
  return page(
    'Mail',
    html`<h1>Mail</h1>
      <p>${listed} They are kept in memory until the sandbox stops. <a href="/mail">Look again</a></p>
      ${messages.map(row)}`,
  );
}

const row = (message: Message) =>
  html`<details>
    <summary>
      <strong>${message.subject || '(no subject)'}</strong> to ${message.to.join(', ')}
      <time datetime="${message.receivedAt}">${message.receivedAt.replace('T', ' ').slice(0, 19)} UTC</time>
    </summary>
    <p>From ${message.from || '(nobody)'}</p>
    ${
      message.html
        ? html`<iframe
            title="${message.subject || '(no subject)'}"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            loading="lazy"
            src="/mail/messages/${message.id}/html"
          ></iframe>`
        : undefined
    }
    <details>
      <summary>Text</summary>
      <pre>${message.text}</pre>
    </details>
    <details>
      <summary>Headers</summary>
      <pre>
${Object.entries(message.headers)
  .map(([name, value]) => `${name}: ${value}`)
  .join('\n')}</pre>
    </details>
  </details>`;
