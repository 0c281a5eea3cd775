import * as z from 'zod/mini';

/** The roles of staff, from the one that may change everything to the one that reads. */
export const Role = z.enum(['owner', 'editor', 'sender', 'answerer', 'viewer']);
export type Role = z.infer<typeof Role>;

/** The resources that permissions name. A contract file belongs to one of them: see `permissionOf`. */
export const resources = [
  'blog-posts',
  'images',
  'redirects',
  'linkedin',
  'ai-drafts',
  'email-lists',
  'newsletter-campaigns',
  'suppressions',
  'contacts',
  'overview',
  'staff',
  'sessions',
  'audit-log',
  'api-keys',
  'webhooks',
] as const;
export type Resource = (typeof resources)[number];

/** A right to read or to change a resource. */
export type Permission = `${Resource}:${'read' | 'write'}`;

/** Names of the resources in sentences. */
export const resourceNames: Readonly<Record<Resource, string>> = {
  'blog-posts': 'posts',
  images: 'pictures',
  redirects: 'redirects',
  linkedin: 'LinkedIn posts',
  'ai-drafts': 'AI drafts',
  'email-lists': 'email lists',
  'newsletter-campaigns': 'campaigns',
  suppressions: 'suppressed addresses',
  contacts: 'requests',
  overview: 'the overview',
  staff: 'people and their roles',
  sessions: 'sessions',
  'audit-log': 'the audit log',
  'api-keys': 'API keys',
  webhooks: 'webhooks',
};

/** The resources that each role may change: the one permission map of the API, the console and the tests. */
export const roleWrites: Readonly<Record<Role, readonly Resource[]>> = {
  owner: resources,
  editor: ['blog-posts', 'images', 'redirects', 'linkedin', 'ai-drafts'],
  sender: ['email-lists', 'newsletter-campaigns', 'suppressions'],
  answerer: ['contacts'],
  viewer: [],
};

/** Resources that only owners may read. All staff may read the others. */
export const ownersOnly: readonly Resource[] = ['audit-log', 'api-keys', 'webhooks'];

/** Returns true when a role has a permission. */
export function isPermitted(role: Role, permission: Permission): boolean {
  const [resource, right] = splitPermission(permission);
  if (right === 'write') return roleWrites[role].includes(resource);
  return role === 'owner' || !ownersOnly.includes(resource);
}

/** Returns the resource and the right that a permission names. */
export function splitPermission(permission: Permission): [Resource, 'read' | 'write'] {
  return permission.split(':') as [Resource, 'read' | 'write'];
}

/** Returns the sentence for a person whose role lacks a permission, with the role to ask for. */
export function deniedMessage(role: Role, permission: Permission): string {
  const [resource, right] = splitPermission(permission);
  const name = resourceNames[resource];
  const canRead = isPermitted(role, `${resource}:read`);
  const lacks = right === 'write' && canRead ? `lets you look at ${name}, but not change them` : `cannot see ${name}`;
  // The one with the fewest rights is the last.
  const wanted = Role.options.findLast((one) => isPermitted(one, permission)) ?? 'owner';
  return `Your role, ${role}, ${lacks}. Ask an owner for the role ${wanted}.`;
}

/** Describes each role in a few words. */
export const roleDescriptions: Readonly<Record<Role, string>> = {
  owner: 'Everything, also people, keys and webhooks',
  editor: 'Posts, pictures, redirects, LinkedIn and AI drafts',
  sender: 'Email lists, subscribers, campaigns and suppressed addresses',
  answerer: 'Consultation requests',
  viewer: 'Reads everything, changes nothing',
};
