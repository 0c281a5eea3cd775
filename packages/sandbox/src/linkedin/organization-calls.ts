import type { FastifyInstance } from 'fastify';
import { requireScope, type Authorize } from './check-request.ts';
import { organizations } from './members.ts';
import { RestError } from './rest-error.ts';

const urnOf = (id: string) => `urn:li:organization:${id}`;

/** Adds the calls for a member's roles, and for the names and followers of organizations. */
export function addOrganizationCalls(scope: FastifyInstance, prefix: string, authorize: Authorize): void {
  addRoles(scope, prefix, authorize);
  addNames(scope, prefix, authorize);
  addFollowers(scope, prefix, authorize);
}

function addRoles(scope: FastifyInstance, prefix: string, authorize: Authorize): void {
  scope.get<{ Querystring: Record<string, string> }>(`${prefix}/rest/organizationAcls`, (request) => {
    const { member, scopes } = authorize(request);
    requireScope(scopes, 'rw_organization_admin', 'organizationAcls.FINDER-roleAssignee.20260601');
    const { q, start = '0', count = '10', role: wanted, state = 'APPROVED' } = request.query;
    if (q !== 'roleAssignee') throw new RestError(400, 'QUERY_PARAM_NOT_ALLOWED', `Unknown finder: ${q ?? ''}`);
    const all = Object.entries(member.roles)
      .filter(([, role]) => state === 'APPROVED' && (wanted === undefined || role === wanted))
      .map(([id, role]) => ({
        role,
        organization: urnOf(id),
        roleAssignee: `urn:li:person:${member.id}`,
        state: 'APPROVED',
      }));
    const paging = { start: Number(start), count: Number(count), total: all.length, links: [] };
    return { paging, elements: all.slice(paging.start, paging.start + paging.count) };
  });
}

function addNames(scope: FastifyInstance, prefix: string, authorize: Authorize): void {
  scope.get<{ Querystring: Record<string, string> }>(`${prefix}/rest/organizations`, (request) => {
    const { member } = authorize(request);
    const ids = /^List\((\d+(?:,\d+)*)\)$/.exec(request.query.ids ?? '')?.[1]?.split(',');
    if (!ids) throw new RestError(400, 'PARAM_INVALID', 'Invalid value for parameter: ids');
    const found = organizations.filter(({ id }) => ids.includes(id) && id in member.roles);
    const missing = ids.filter((id) => !found.some((each) => each.id === id));
    return {
      results: Object.fromEntries(
        found.map(({ id, localizedName, vanityName }) => [id, { id: Number(id), localizedName, vanityName }]),
      ),
      statuses: Object.fromEntries([...found.map(({ id }) => [id, 200]), ...missing.map((id) => [id, 404])]),
      errors: Object.fromEntries(missing.map((id) => [id, { status: 404, message: 'Could not find entity' }])),
    };
  });
}

function addFollowers(scope: FastifyInstance, prefix: string, authorize: Authorize): void {
  scope.get<{ Params: { urn: string }; Querystring: Record<string, string> }>(
    `${prefix}/rest/networkSizes/:urn`,
    (request) => {
      const { member, scopes } = authorize(request);
      requireScope(scopes, 'rw_organization_admin', 'networkSizes.GET.20260601');
      if (request.query.edgeType !== 'COMPANY_FOLLOWED_BY_MEMBER')
        throw new RestError(400, 'PARAM_INVALID', 'Invalid value for parameter: edgeType');
      const organization = organizations.find(({ id }) => urnOf(id) === request.params.urn);
      if (!organization || !(organization.id in member.roles))
        throw new RestError(403, 'ACCESS_DENIED', 'Not enough permissions to access: networkSizes.GET.20260601', 100);
      return { firstDegreeSize: organization.followers };
    },
  );
}
