import { sendLink } from '@ardoise/domain/contract/files.ts';
import { createProject } from '@ardoise/domain/contract/projects.ts';
import { PROJECT_TYPES } from '@ardoise/domain/projects/kinds.ts';
import { ROLES, type Role } from '@ardoise/domain/projects/roles.ts';
import type { Credentials } from '../caller.ts';
import { createChrDraft } from '../chr-draft.ts';
import { createUser } from '../factories.ts';
import { approvalToken, mailedToken } from '../mailed-token.ts';
import type { TestApp } from '../test-app.ts';
import {
  approve,
  joinProof,
  move,
  orderShownToClient,
  orderShownToDc,
  submittedOrder,
} from '../workflow-factories.ts';

/** In the texts of other teams' projects only, never in a request: a reply that contains it leaks out of scope. */
export const CANARY = 'CANARI-HORS-DE-PORTEE-7f3a';

/** The accounts and objects of one batch's requests. */
export interface HostileWorld {
  people: ReadonlyMap<Role, Credentials>;
  /** Their usernames. */
  roles: ReadonlyMap<Role, string>;
  /** Usernames of people in scope. */
  names: string[];
  /** Projects and files in the scope of at least one of the people. */
  ids: string[];
  /** Projects and files in the scope of head office and administrators only. */
  foreignIds: string[];
  /** Valid link tokens, of each type. */
  tokens: string[];
}

/** An order of another team, with the canary in its name, its outlet, its contents, a comment and a file's name. */
async function foreignOrder(site: TestApp): Promise<string[]> {
  const order = await submittedOrder(site, (document) => ({
    ...document,
    pdv: { ...document.pdv, nomPDV: CANARY, nomClient: CANARY, adresse: CANARY },
    idprojet: { ...document.idprojet, nameProjet: CANARY },
    autresInfos: { ...document.autresInfos, nomPdv: CANARY },
    infopdv: {
      ...document.infopdv,
      formules: [{ nomFormule: CANARY, compoFormule: CANARY, tarifFormule: '13' }],
    },
  }));
  const proof = await joinProof(order, `${CANARY}.pdf`);
  await move(order.agency, order.id, 'Validation DC', { comment: CANARY });
  return [order.id, proof.id];
}

/** Signs its people in again, since some requests end sessions. */
export async function signInAgain(site: TestApp, world: HostileWorld): Promise<HostileWorld> {
  return { ...world, people: await signInAll(site, world.roles) };
}

async function signInAll(site: TestApp, names: ReadonlyMap<Role, string>): Promise<HostileWorld['people']> {
  const people = new Map<Role, Credentials>();
  for (const [role, name] of names) {
    const credentials = await site.as(name).credentials();
    if (credentials !== null) people.set(role, credentials);
  }
  return people;
}

/** A team with drafts of every type, orders at several statuses, and links; and another team's order. */
export async function createHostileWorld(site: TestApp): Promise<HostileWorld> {
  const draft = await createChrDraft(site);
  for (const type of PROJECT_TYPES)
    await draft.caller.call(createProject, { body: { type, quotaConfirme: true } });
  await draft.caller.call(sendLink, { params: { id: draft.id }, body: { purpose: 'texte' } });
  const [order, shown, toDc] = [
    await submittedOrder(site),
    await orderShownToClient(site),
    await orderShownToDc(site),
  ];
  const followed = await orderShownToClient(site);
  await approve(followed);
  const names = new Map<Role, string>([
    ['dc', shown.dc.name],
    ['agence', shown.agence.name],
  ]);
  for (const role of ROLES.filter((one) => !names.has(one)))
    names.set(role, (await createUser(site.pool, { role })).name);
  const { rows } = await site.pool.query<{ id: string }>('select id from projects where dc = any($1)', [
    [draft.dc.name, order.dc.name, shown.dc.name, toDc.dc.name],
  ]);
  return {
    people: await signInAll(site, names),
    roles: names,
    names: [...names.values(), draft.dc.name, order.agence.name],
    ids: [...rows.map(({ id }) => id), shown.proof.id, toDc.proof.id],
    foreignIds: await foreignOrder(site),
    tokens: [
      await mailedToken(site, draft.id, 'text-file-link'),
      await approvalToken(site, shown),
      await mailedToken(site, followed.id, 'proof-accepted'),
    ],
  };
}
