// Starts one part alone: node tools/start-part.cjs api. CommonJS, so that a Node that is too old can still say so.
const { existsSync } = require('fs');
const { join } = require('path');
const { pathToFileURL } = require('url');

const parts = {
  api: 'apps/api/src/main.ts',
  'public-site': 'apps/public-site/server/main.ts',
  'staff-console': 'apps/staff-console/server/main.ts',
};
const leastNode = 24;

function problemOf(name) {
  if (!parts[name]) return `Name a part to start: ${Object.keys(parts).join(', ')}.`;
  if (Number(process.versions.node.split('.')[0]) < leastNode)
    return `This needs Node ${leastNode} or newer, and here is ${process.version}. Install Node ${leastNode}, or start everything with npm start, which brings its own.`;
  if (!existsSync(join(__dirname, '..', 'apps', name, 'node_modules')))
    return 'The packages are not installed. Install them with: npx pnpm@12.21.0 install --frozen-lockfile';
  return undefined;
}

const name = process.argv[2];
const problem = problemOf(name);
if (problem) {
  console.error(problem);
  process.exit(1);
}
void import(pathToFileURL(join(__dirname, '..', parts[name])).href);
