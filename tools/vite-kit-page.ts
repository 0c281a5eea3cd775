import { join } from 'node:path';
import type { Plugin } from 'vite';

const main = join(import.meta.dirname, '../packages/ui/kit/main.tsx');

const document = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <title>The kit</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/@fs${main}"></script>
  </body>
</html>`;

/** Shows every component of the kit at `/kit` during development. It is not part of a build, and so never ships. */
export function kitPage(): Plugin {
  return {
    name: 'kit-page',
    apply: 'serve',
    // Scanned for dependencies at startup, so that the page does not reload while it is viewed.
    config: () => ({ optimizeDeps: { entries: ['index.html', main] } }),
    configureServer: ({ middlewares, transformIndexHtml }) => {
      middlewares.use('/kit', (request, response, next) => {
        if (request.url !== '/') return next();
        void transformIndexHtml('/kit', document).then((html) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        }, next);
      });
    },
  };
}
