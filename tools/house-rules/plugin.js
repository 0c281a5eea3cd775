// Lint rules of this house. Plain JavaScript with types in comments, because the linter loads it by itself.
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { brokenRule } from './import-rules.ts';
import { brokenOpening, standardTermFor } from './plain-language.ts';
import { federationSingletons } from '../federation-singletons.ts';

const root = resolve(import.meta.dirname, '../..');

/** @param {string} file @param {string} source */
function target(file, source) {
  if (source.startsWith('.')) return relative(root, resolve(dirname(file), source));
  const own = /^@workspace\/([^/]+)(?:\/(.*))?$/.exec(source);
  if (own && existsSync(join(root, 'packages', own[1]))) return `packages/${own[1]}/src/${own[2] ?? ''}`;
  return source;
}

const importRules = {
  create(context) {
    const from = relative(root, context.filename);
    const check = (node) => {
      // `export { x }` names no file, and `import(x)` may name one that only the run knows.
      if (typeof node.source?.value !== 'string') return;
      const isType = node.importKind === 'type' || node.exportKind === 'type';
      const to = target(context.filename, node.source.value);
      const because = brokenRule({ from, to, isType });
      if (because) context.report({ node, message: `${from} may not import ${to}: ${because}.` });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: (node) => check(node),
    };
  },
};

const namedStyled = {
  create(context) {
    return {
      ImportDeclaration(node) {
        const isDefault = node.specifiers.some(({ type }) => type === 'ImportDefaultSpecifier');
        if (node.source.value !== 'styled-components' || !isDefault) return;
        context.report({
          node,
          message: 'Import { styled } by name: the default of this CommonJS package is another thing on Node.',
        });
      },
    };
  },
};

/** The kit and the hooks travel in the console's build too. */
const bundledInConsole =
  /^(?:apps\/staff-console\/src|packages\/ui\/src|packages\/contracts\/src\/react)\/(?!.*(?:\.test\.|\/test\/))/;

const sharedExports = {
  create(context) {
    if (!bundledInConsole.test(relative(root, context.filename))) return {};
    return {
      ImportDeclaration(node) {
        const sharedNames = federationSingletons[node.source.value];
        if (!sharedNames || sharedNames === 'all' || node.importKind === 'type') return;
        for (const { type, importKind, imported } of node.specifiers) {
          const name = type === 'ImportDefaultSpecifier' ? 'default' : imported?.name;
          if (importKind === 'type' || sharedNames.includes(name)) continue;
          const message = `The site does not share "${name}" of ${node.source.value}: add it to tools/federation-singletons.ts and release the site first.`;
          context.report({ node, message });
        }
      },
    };
  },
};

const environment = {
  create(context) {
    if (context.filename.endsWith('/config.ts')) return {};
    return {
      MemberExpression(node) {
        if (node.object.type !== 'Identifier' || node.object.name !== 'process' || node.property.name !== 'env') return;
        context.report({ node, message: 'Only a config.ts reads process.env: take the value as an argument.' });
      },
    };
  },
};

const tests = new Set(['it', 'test', 'describe']);

/** @param {any} node The `it` of `it('...')`, `it.each(...)('...')` and `test.describe('...')`. */
function nameOfTest(node) {
  if (node.type === 'Identifier') return node.name;
  return nameOfTest(node.object ?? node.callee ?? node.tag ?? { type: 'Identifier', name: '' });
}

const plainLanguage = {
  create(context) {
    const name = (node) => {
      const term = node?.type === 'Identifier' && standardTermFor(node.name);
      if (term) context.report({ node, message: `"${node.name}" is not plain: write "${term}".` });
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const broken = brokenOpening(comment.value);
          if (broken) context.report({ node: comment, message: `${broken}.` });
        }
      },
      CallExpression(node) {
        const [title] = node.arguments;
        const text = title?.value ?? title?.quasis?.[0]?.value.raw;
        if (typeof text !== 'string' || !tests.has(nameOfTest(node.callee))) return;
        const broken = brokenOpening(text);
        if (broken) context.report({ node: title, message: `${broken}.` });
      },
      VariableDeclarator: ({ id }) => name(id),
      FunctionDeclaration: ({ id }) => name(id),
      TSTypeAliasDeclaration: ({ id }) => name(id),
      TSInterfaceDeclaration: ({ id }) => name(id),
      ClassDeclaration: ({ id }) => name(id),
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: {
    'import-rules': importRules,
    'named-styled': namedStyled,
    'shared-exports': sharedExports,
    environment,
    'plain-language': plainLanguage,
  },
};
