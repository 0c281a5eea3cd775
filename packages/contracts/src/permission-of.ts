import type { Endpoint } from './endpoint/define-endpoint.ts';
import { everyResource, isEndpoint } from './every-endpoint.ts';
import { resources, type Permission, type Resource } from './roles.ts';

/** Contract files whose endpoints belong to another resource than their own name. */
const belongsTo: Readonly<Record<string, Resource>> = {
  'blog-post-autosaves': 'blog-posts',
  'blog-post-comments': 'blog-posts',
  'blog-post-neighbors': 'blog-posts',
  'blog-post-previews': 'blog-posts',
  'blog-post-versions': 'blog-posts',
  'blog-post-views': 'blog-posts',
  'campaign-ab-tests': 'newsletter-campaigns',
  'campaign-preflight': 'newsletter-campaigns',
  'campaign-previews': 'newsletter-campaigns',
  'campaign-sending': 'newsletter-campaigns',
  'claim-checks': 'blog-posts',
  consents: 'email-lists',
  'contact-threads': 'contacts',
  'contact-replies': 'contacts',
  'reply-templates': 'contacts',
  'domain-check': 'newsletter-campaigns',
  'draft-history': 'blog-posts',
  'email-list-subscribers': 'email-lists',
  'link-checks': 'blog-posts',
  'link-previews': 'blog-posts',
  'linkedin-connection': 'linkedin',
  'linkedin-posts': 'linkedin',
  'list-digests': 'email-lists',
  'mail-providers': 'newsletter-campaigns',
  'managed-posts': 'blog-posts',
  'newsletter-clicks': 'newsletter-campaigns',
  'newsletter-deliveries': 'newsletter-campaigns',
  retention: 'overview',
  segments: 'email-lists',
  sequences: 'newsletter-campaigns',
  'subscriber-fields': 'email-lists',
  'pending-sign-ups': 'email-lists',
  'personal-data': 'suppressions',
  'subscriber-imports': 'email-lists',
};

const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

interface Place {
  /** The contract file in kebab case, such as `blog-post-comments`. */
  file: string;
  /** The name of the endpoint's export. */
  name: string;
}

const places = new Map<string, Place>(
  Object.entries(everyResource).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]) =>
      isEndpoint(value) ? [[keyOf(value), { file: kebab(file), name }] as const] : [],
    ),
  ),
);

/** Returns the contract file and the name of an endpoint; undefined for one outside the contract. */
export function placeOf(endpoint: Pick<Endpoint, 'method' | 'path'>): Place | undefined {
  return places.get(keyOf(endpoint));
}

/** Returns the resource that an endpoint belongs to; undefined for one without permissions. */
export function resourceOf(endpoint: Pick<Endpoint, 'method' | 'path'>): Resource | undefined {
  const file = placeOf(endpoint)?.file ?? '';
  return belongsTo[file] ?? resources.find((resource) => resource === file);
}

/**
 * Returns the permission that an endpoint of staff requires: the declared one, else derived from its resource and its
 * method. 'own': all staff, about themselves. Undefined: only owners may call it.
 */
export function permissionOf(endpoint: Endpoint): Permission | 'own' | undefined {
  if (endpoint.permission) return endpoint.permission;
  const resource = resourceOf(endpoint);
  return resource && `${resource}:${endpoint.method === 'GET' ? 'read' : 'write'}`;
}
