import fastify from 'fastify';

/** The baseline of a page: its bytes and headers, sent by a route that does nothing else. */
export interface BarePage {
  path: string;
  headers: Record<string, string>;
  base64: string;
}

process.once('message', (pages: BarePage[]) => {
  const app = fastify();
  for (const { path, headers, base64 } of pages) {
    const bytes = Buffer.from(base64, 'base64');
    app.get(path, (_request, reply) => reply.headers(headers).send(bytes));
  }
  void app.listen({ port: 0, host: 'localhost' }).then((origin) => process.send!(origin));
});
process.once('disconnect', () => process.exit(0));
