import type { Actor, Role } from './roles.ts';

/** Roles that can be replaced; never head office (specification/roles-and-scope.md#replacements). */
export const REPLACED_ROLES: readonly Role[] = ['dc', 'mdv', 'smhf', 'agence', 'imprimeur', 'installateur'];

/** Maximum duration of a replacement, in days: it ends automatically. */
export const LONGEST_REPLACEMENT = 366;

/**
 * The username by which projects name this actor: that of the agency or printer that they work for, else their own
 * (specification/accounts.md#several-people-of-one-organisation).
 */
export function nameInProjects({ name, organisation }: Pick<Actor, 'name' | 'organisation'>): string {
  return organisation ?? name;
}

/** The usernames whose projects this actor sees: their own, and those of the people they replace today. */
export function namesOf(actor: Pick<Actor, 'name' | 'organisation' | 'standsFor'>): readonly string[] {
  return [nameInProjects(actor), ...(actor.standsFor ?? [])];
}

/** Whether `username` is this actor, or a person whom they replace today. */
export function actsAs(
  actor: Pick<Actor, 'name' | 'organisation' | 'standsFor'>,
  username: string | null,
): boolean {
  return username !== null && namesOf(actor).includes(username);
}

/** Username of a project by role. */
export type NamedPeople = Partial<Record<'dc' | 'mdv' | 'smhf' | 'agence' | 'imprimeur', string | null>>;

/**
 * On whose behalf this actor acts on a project: the absent person that it names in their role; null when it names the
 * actor, or no person whom they replace.
 */
export function onBehalfOf(actor: Actor, project: NamedPeople): string | null {
  const named = {
    dc: [project.dc],
    mdv: [project.mdv],
    smhf: [project.smhf],
    agence: [project.agence, project.imprimeur],
    imprimeur: [project.imprimeur],
  };
  const people: readonly (string | null | undefined)[] =
    (named as Partial<Record<Role, typeof named.dc>>)[actor.role] ?? [];
  if (people.includes(nameInProjects(actor))) return null;
  return people.find((person) => person != null && (actor.standsFor ?? []).includes(person)) ?? null;
}
