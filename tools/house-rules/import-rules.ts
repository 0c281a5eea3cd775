/**
 * A part of the tree, with the imports that are forbidden there. Patterns match the imported file's path from the
 * root, or a package name.
 */
interface ImportRule {
  /** The importing files. */
  from: RegExp;
  /** The forbidden imports, unless `except` matches. */
  not: RegExp;
  except?: RegExp;
  /** Type imports are allowed. */
  allowsTypes?: boolean;
  because: string;
}

const isTest = /\.test\.tsx?$|(?:^|\/)test\//;

const importRules: readonly ImportRule[] = [
  {
    from: /^packages\/ui\//,
    not: /^(?:apps|packages)\/|^tools\//,
    except: /^packages\/ui\//,
    because: 'the kit imports nothing of ours',
  },
  {
    from: /^packages\/contracts\/src\/(?!react\/)/,
    not: /./,
    except: /^packages\/contracts\/|^zod\/(?:mini|v4)|^(?:vitest|jsdom|fast-check)$/,
    because: 'contracts import zod/mini and nothing else',
  },
  {
    from: /^packages\/contracts\/src\/react\//,
    not: /./,
    except: /^packages\/contracts\/|^(?:react|swr|vitest)(?:\/|$)/,
    because: 'contracts/react imports react and swr and nothing else',
  },
  {
    from: /^packages\/sandbox\//,
    not: /^apps\//,
    because: 'the sandbox stands in for external services and knows no app',
  },
  {
    from: /^packages\/node-server\//,
    not: /^(?:apps|packages)\//,
    except: /^packages\/node-server\//,
    because: 'node-server knows requests, and no endpoint or page',
  },
  {
    from: /^apps\/(?:public-site|staff-console)\/src\//,
    not: /^packages\/node-server\//,
    because: 'what a browser loads never imports node-server',
  },
  { from: /^apps\/public-site\//, not: /^apps\/(?!public-site\/)/, because: 'no app imports another app' },
  { from: /^apps\/staff-console\//, not: /^apps\/(?!staff-console)/, because: 'no app imports another app' },
  {
    from: /^apps\/api\//,
    not: /^apps\/(?!api)|^packages\/ui\//,
    because: 'the API imports contracts, and no app or kit',
  },
  {
    from: /^apps\/[^/]+\/(?:src|server)\//,
    not: /^packages\/sandbox\//,
    because: 'production code never imports the sandbox',
  },
  {
    from: /^apps\/[^/]+\/(?:src|server)\/|^packages\/[^/]+\/src\//,
    not: /^tools\/eval-drafts\//,
    because: 'production code never imports the evaluation of drafts',
  },
  {
    from: /^apps\/api\/src\/(?:http|adapters)\//,
    not: /^apps\/api\/src\/features\//,
    because: 'http and adapters never import features',
  },
  {
    from: /^apps\/api\/src\/adapters\//,
    not: /^(?:fastify|@fastify\/.*)$/,
    because: 'adapters are plain functions over plain data, and know no HTTP framework',
  },
  {
    from: /^apps\/api\/src\/features\/(?!.*-routes\.ts$)/,
    not: /^packages\/contracts\/src\/endpoint\/api-error$/,
    because: 'HTTP stops at the routes: an action throws a DomainError, which its route lists',
  },
  {
    from: /^apps\/api\/src\/(?!start\.ts$|operator\/|adapters\/)/,
    not: /^apps\/api\/src\/adapters\//,
    allowsTypes: true,
    because: 'adapters are created in start.ts or operator/, and passed in',
  },
  {
    from: /^apps\/api\/src\/(?!operator\/)/,
    not: /^apps\/api\/src\/operator\//,
    because: "the API knows nothing of the operator's tool",
  },
  {
    from: /^apps\/api\/src\/features\/([^/]+)\//,
    not: /^apps\/api\/src\/features\/(?!$1\/)[^/]+\/(?:to-|.*-routes\.ts$)/,
    because: "a feature may import another feature's entity or verb, never its routes or view",
  },
  {
    from: /^apps\/api\/src\/(?:adapters|jobs\/jobs|config|http\/(?!request-em))/,
    not: /^@mikro-orm\//,
    because: 'only entities, routes, verbs and database/ know the ORM',
  },
];

interface Import {
  /** The importing file's path from the root. */
  from: string;
  /** The imported file's path from the root, or the package's name. */
  to: string;
  isType: boolean;
}

/**
 * Returns the reason why an import is forbidden; undefined when it is allowed. Tests may import anything except from
 * another app.
 */
export function brokenRule({ from, to, isType }: Import): string | undefined {
  if (isTest.test(from) && !to.startsWith('apps/')) return undefined;
  for (const rule of importRules) {
    const own = rule.from.exec(from);
    if (!own || (rule.allowsTypes && isType)) continue;
    const not = own[1] ? new RegExp(rule.not.source.replace('$1', own[1])) : rule.not;
    if (not.test(to) && !rule.except?.test(to)) return rule.because;
  }
  return undefined;
}
