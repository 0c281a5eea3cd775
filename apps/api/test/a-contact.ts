import type { EntityManager } from '@mikro-orm/postgresql';

interface Wanted {
  firstName?: string;
  lastName?: string;
  email?: string;
  hoursAgo?: number;
}

/** Stores a request and returns its id. */
export async function aContact(
  em: EntityManager,
  { firstName = 'Tom', lastName = 'Berg', email = 'tom@county.example', hoursAgo = 0 }: Wanted = {},
): Promise<string> {
  const [row] = await em.execute<[{ id: string }]>(
    `insert into contacts (first_name, last_name, email, city_size, service_interest, created_at)
     values (?, ?, ?, 'medium', 'full-service', now() - ? * interval '1 hour') returning id`,
    [firstName, lastName, email, hoursAgo],
  );
  return row.id;
}
