import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { COVERED_FILE_TYPES } from '@ardoise/domain/projects/file-types.ts';
import { PROJECT_KINDS } from '@ardoise/domain/projects/kinds.ts';
import { type ProjectDocument, projectDocument } from '@ardoise/domain/projects/project.ts';
import { FINAL_STATUSES, type Target } from '@ardoise/domain/projects/statuses.ts';
import { quotaColumn, quotaState, remainingQuota } from '@ardoise/domain/rules/quota.ts';
import { canonicalText, signedContent } from '@ardoise/domain/rules/signed-content.ts';
import { findRow, refusalOf, statusesOf } from '@ardoise/domain/rules/transitions.ts';
import { isComplete } from '@ardoise/domain/wizards/wizard.ts';
import { passwordFits } from '@ardoise/server/features/accounts/accounts/password-hash.ts';
import { readQuotaFigures } from '@ardoise/server/features/base/quotas/quota-figures.repository.ts';
import { drawingsIn } from '@ardoise/server/features/project/drawings/signed-drawings.ts';
import { factsOf } from '@ardoise/server/features/project/projects/guard-facts.ts';
import type { StoredProject } from '@ardoise/server/features/project/projects/project-record.ts';
import { coveredFileHashes } from '@ardoise/server/features/project/projects/signatures.repository.ts';
import { diskPath } from '@ardoise/server/storage/disk-files.ts';
import { staleTraces } from '@ardoise/server/testing/stale-traces.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDemoExamples } from './list-demo-examples.ts';
import { loadDemo } from './load-demo.ts';
import { printOrderForms } from './print-documents.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/accounts.ts';
import { findWithoutOrderForm } from './seed/demo.repository.ts';
import { describeDemoWorkflow } from './testing/describe-demo-workflow.ts';
import { type LoadedDemo, loadedDemo } from './testing/loaded-demo.ts';

const NOW = new Date('2026-11-20T14:30:00Z');

let loaded: LoadedDemo;
let database: LoadedDemo['database'];
let files: LoadedDemo['files'];
let folder: string;
let projects: LoadedDemo['projects'];
beforeAll(async () => {
  loaded = await loadedDemo(NOW);
  ({ database, files, folder, projects } = loaded);
}, 300_000);
afterAll(() => loaded.remove());

const documentOf = (project: StoredProject) => JSON.parse(project.doc) as ProjectDocument;

async function count(table: string): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(`select count(*) as n from ${table}`);
  return rows[0]?.n ?? 0;
}

describe('the demonstration', () => {
  it('is loaded once, and is idempotent', async () => {
    expect(loaded.loads).toBe(1);
    const before = await Promise.all(['users', 'projects', 'catalogue_items', 'outlets'].map(count));
    expect(await loadDemo({ pool: database.pool, files }, NOW)).toBe(false);
    expect(await Promise.all(['users', 'projects', 'catalogue_items', 'outlets'].map(count))).toEqual(before);
  });

  it('has an example of each kind in each status, opened by the account that it waits for', async () => {
    const examples = await listDemoExamples(database.pool);
    const wanted = PROJECT_KINDS.flatMap((kind) => statusesOf(kind).map((statut) => `${kind} ${statut}`));
    expect(examples.map(({ kind, statut }) => `${kind} ${statut}`).sort()).toEqual(wanted.sort());
    const roles = new Map(DEMO_ACCOUNTS.map(({ name, role }) => [name, role]));
    for (const { role, compte } of examples)
      expect(role === null || role === 'client' ? ['dc', 'client'] : [role]).toContain(roles.get(compte));
    const atClient = examples.find(({ statut }) => statut === 'Client');
    expect(atClient).toMatchObject({
      kind: 'PDA',
      role: 'client',
      personne: 'Bertrand Lacombe',
      compte: 'client1',
    });
  });

  it('opens every listed account with the same password', async () => {
    const { rows } = await database.pool.query<{ name: string; password_hash: string }>(
      'select name, password_hash from users where password_hash is not null',
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(DEMO_ACCOUNTS.map(({ name }) => name).sort());
    expect(await passwordFits(DEMO_PASSWORD, rows[0]?.password_hash ?? null)).toBe(true);
  });

  it('has about a hundred and fifty cards in every status of the kind, of three delegates', () => {
    const cards = projects.filter(({ kind }) => kind === 'CHR');
    const of = (statut: string) => cards.filter((project) => project.statut === statut).length;
    expect(cards.length).toBeGreaterThanOrEqual(145);
    expect(of('Brouillon')).toBeGreaterThanOrEqual(25);
    expect(of('Agence')).toBeGreaterThanOrEqual(25);
    expect(new Set(projects.map(({ dc }) => dc))).toEqual(new Set(['dc1', 'dc2', 'dc3']));
    expect(new Set(projects.map(({ n_outlet }) => n_outlet)).size).toBeGreaterThan(150);
  });

  it.each([
    ['VAE', 90],
    ['VAE_DIGITAL', 60],
    ['PSM', 75],
    ['PDA', 70],
  ])('has projects of %s, %i at least', (kind, count) => {
    expect(projects.filter((project) => project.kind === kind).length).toBeGreaterThanOrEqual(count);
  });

  it('has some in every status of every kind, with work for both agencies', () => {
    for (const kind of PROJECT_KINDS) {
      const own = projects.filter((project) => project.kind === kind);
      expect([
        kind,
        statusesOf(kind).filter((status) => !own.some(({ statut }) => statut === status)),
      ]).toEqual([kind, []]);
      expect(new Set(own.map(({ agence }) => agence))).toEqual(
        new Set(['agence1', 'agence2', ...(own.some(({ agence }) => agence === null) ? [null] : [])]),
      );
    }
  });

  it('covers two years', () => {
    const oldest = projects.map(({ t_creation }) => t_creation).sort()[0] ?? '';
    expect(oldest < '2025-03-01' && oldest > '2024-10-01').toBe(true);
    const years = new Set(projects.map(({ t_update }) => t_update.slice(0, 4)));
    expect(years.has('2025') && years.has('2026')).toBe(true);
  });

  it('has no date in the future, and nothing unfinished older than three months', () => {
    const times = projects.flatMap(({ t_creation, t_update, t_statut }) => [t_creation, t_update, t_statut]);
    expect(times.filter((time) => time > NOW.toISOString())).toEqual([]);
    const open = projects.filter(({ statut }) => !FINAL_STATUSES.includes(statut));
    expect(open.filter(({ t_creation }) => t_creation < '2026-08-20')).toEqual([]);
    expect(projects.filter(({ t_creation, t_update }) => t_creation > t_update)).toEqual([]);
  });
});

describe('its projects', () => {
  it('have well-formed documents that the wizard’s normalisation does not change', () => {
    for (const project of projects) {
      const document = projectDocument.parse(documentOf(project));
      expect(KINDS[project.kind].wizard.normalise(document, 'never', project.type)).toEqual(document);
    }
  });

  it('are marked complete exactly when the wizard agrees', () => {
    for (const project of projects) {
      const { agence, type, kind } = project;
      const known = { agence, type, eligibleMedals: KIND_FACTS[project.type_projet].medals };
      expect([project.id, project.wizard_complete]).toEqual([
        project.id,
        isComplete(KINDS[kind].wizard, { ...documentOf(project), ...known }),
      ]);
    }
    const underway = projects.filter(({ statut }) => statut !== 'Brouillon' && statut !== 'Client');
    expect(underway.filter(({ wizard_complete }) => !wizard_complete)).toEqual([]);
    expect(projects.filter(({ wizard_complete }) => !wizard_complete).length).toBeGreaterThan(10);
  });

  it('can go to the agency when complete, and the signed drafts pass the guards', () => {
    const request = { comment: '', imprimeur: null, today: '2026-11-20', arbitrates: false };
    const refused = projects
      .filter(({ statut, dc_signed }) => statut === 'Agence' || dc_signed)
      .filter((project) => {
        const row = findRow({ ...project, statut: 'Brouillon' }, 'Agence');
        const facts = factsOf(project, () => documentOf(project), {
          quotaAvailable: true,
          eligibleMedals: KIND_FACTS[project.type_projet].medals,
        });
        return row === undefined || refusalOf(row, facts, request) !== null;
      });
    expect(refused.map(({ id }) => id)).toEqual([]);
  });

  it('count in the column of their status, and the sums equal a recount', async () => {
    for (const project of projects) {
      const column = quotaColumn({
        statut: project.statut,
        consumed: project.eligible_quota,
        deleted: false,
        digital: project.kind === 'VAE_DIGITAL',
        toBePrinted: project.to_be_printed,
      });
      expect(project.quota_column).toBe(project.kind === 'PSM' ? null : column);
    }
    const { rows } = await database.pool.query(
      `select quota_smhf as smhf, quota_year as year, type_projet as kind, count(*) filter (where quota_column = 'avenir') as avenir, count(*) filter (where quota_column = 'creation') as creation,
         count(*) filter (where quota_column = 'imprime') as imprime, count(*) filter (where quota_column = 'digital') as digital, count(*) filter (where quota_column = 'annule') as annule
       from projects where quota_column is not null group by 1, 2, 3 order by 1, 2, 3`,
    );
    const { rows: sums } = await database.pool.query(
      'select smhf, year, kind, avenir, creation, imprime, digital, annule from quota_sums order by smhf, year, kind',
    );
    expect(sums).toEqual(rows);
  });

  it.each([
    ['smhf1', 'CHR', 'OK', 10, 60],
    ['smhf1', 'VAE', 'OK', 10, 100],
    ['smhf1', 'PDA', 'OK', 10, 60],
    ['smhf2', 'CHR', 'ALERTE', 1, 10],
    ['smhf2', 'VAE', 'OK', 10, 40],
    ['smhf2', 'PDA', 'ALERTE', 1, 2],
  ] as const)(
    'leave %s for %s in the state %s, with %i to %i left',
    async (smhf, kind, state, least, most) => {
      const figures = await readQuotaFigures(database.pool, smhf, 2026, kind);
      if (figures === undefined) throw new Error('no quota');
      expect(quotaState(kind, figures)).toBe(state);
      expect(remainingQuota(figures)).toBeGreaterThanOrEqual(least);
      expect(remainingQuota(figures)).toBeLessThanOrEqual(most);
    },
  );
});

describe('its signatures', () => {
  it('cover the present order, and match the project’s columns', async () => {
    const { rows } = await database.pool.query<{
      project_id: string;
      role: string;
      hash: string;
      content: string;
    }>(`select project_id, role, encode(content_hash, 'hex') as hash, content from signatures`);
    for (const project of projects) {
      const covered = await coveredFileHashes(database.pool, project.id);
      const own = rows.filter(({ project_id }) => project_id === project.id);
      const drawings = drawingsIn(own[0]?.content ?? '{}');
      const drawn = KINDS[project.kind].drawings.lists.length > 0;
      expect(drawings.length > 0, project.id).toBe(own.length > 0 && drawn);
      const content = canonicalText(signedContent(documentOf(project), covered, drawings));
      expect(own.map(({ role }) => role).sort()).toEqual([
        ...(project.client_signed ? ['client'] : []),
        ...(project.dc_signed ? ['dc'] : []),
      ]);
      for (const signature of own) {
        expect(signature.content).toBe(content);
        expect(signature.hash).toBe(createHash('sha256').update(content).digest('hex'));
      }
    }
    expect(rows.length).toBeGreaterThan(60);
  });

  it('are drawn, one handwriting per person', async () => {
    const { rows } = await database.pool.query<{ nom: string; image: Buffer }>(
      'select distinct nom, image from signatures',
    );
    expect(new Set(rows.map(({ nom }) => nom)).size).toBe(rows.length);
    const { width, height } = await sharp(rows[0]?.image).metadata();
    const { channels } = await sharp(rows[0]?.image).stats();
    expect([width, height]).toEqual([640, 320]);
    expect(channels[0]?.min).toBeLessThan(64);
  });
});

const rowOf = (project: StoredProject, from: string, target: string) =>
  findRow({ ...project, statut: from as StoredProject['statut'] }, target as Target);

describe('its history', () => {
  it('is displayed with the signatures on the page of each project', async () => {
    const { rows } = await database.pool.query<{
      id: string;
      signed: number;
      moves: number;
      agrees: boolean;
    }>(
      `select p.id, json_array_length(p.trace -> 'signatures') as signed, json_array_length(p.trace -> 'historique') as moves,
         (select count(*) from signatures s where s.project_id = p.id) = json_array_length(p.trace -> 'signatures')
         and (select count(*) from project_history h where h.project_id = p.id) = json_array_length(p.trace -> 'historique') as agrees
       from projects p`,
    );
    expect(rows.filter(({ agrees }) => !agrees)).toEqual([]);
    expect(await staleTraces(database.pool)).toEqual([]);
    expect(rows.some(({ signed, moves }) => signed === 2 && moves === 3)).toBe(true);
  });

  it('goes from Brouillon to the present status, with the round trips counted', async () => {
    const { rows } = await database.pool.query<{
      project_id: string;
      statut_dep: string;
      statut_arr: string;
      target: string;
      t_creation: string;
    }>('select project_id, statut_dep, statut_arr, target, t_creation from project_history order by id');
    for (const project of projects) {
      const own = rows.filter(({ project_id }) => project_id === project.id);
      expect(['Brouillon', ...own.map(({ statut_arr }) => statut_arr)]).toEqual([
        ...own.map(({ statut_dep }) => statut_dep),
        project.statut,
      ]);
      const counted = own.filter(({ statut_dep, target }) =>
        rowOf(project, statut_dep, target)?.effects.includes('roundTrip+1'),
      );
      expect(counted).toHaveLength(project.nb_ar_agence);
      expect(own.map(({ t_creation }) => t_creation)).toEqual(own.map(({ t_creation }) => t_creation).sort());
    }
    expect(projects.some(({ nb_ar_agence }) => nb_ar_agence === 2)).toBe(true);
  });

  it('names for each move an actor whose role may make it, and a comment where one is required', async () => {
    const { rows } = await database.pool.query<{
      project_id: string;
      statut_dep: string;
      target: string;
      resp: string;
      comment: string;
      role: string | null;
    }>(
      `select h.project_id, h.statut_dep, h.target, h.resp, h.comment, u.role
       from project_history h left join users u on u.name = h.resp where h.nature not in ('promesse', 'envoi') order by h.id`,
    );
    const byId = new Map(projects.map((project) => [project.id, project]));
    const wrong = rows.filter(({ project_id, statut_dep, target, resp, comment, role }) => {
      const project = byId.get(project_id);
      const row = project && rowOf(project, statut_dep, target);
      if (project === undefined || row === undefined)
        return !['pose', 'prixFinal', 'retraitAccord'].includes(target);
      const byLink = role === null && resp === project.client_email && row.roles.includes('client');
      const asPrinter = resp === project.imprimeur && row.roles.includes('printer');
      const may = byLink || asPrinter || row.roles.some((each) => each === role);
      return !may || (row.guards.includes('commentGiven') && comment.length < 3);
    });
    expect(wrong).toEqual([]);
  });
});

describe('its files', () => {
  interface FileRow {
    id: string;
    project_id: string;
    file_type: string;
    hash: string;
    size: number;
    frozen: boolean;
    t_creation: string;
  }
  let rows: FileRow[];
  beforeAll(async () => {
    const { rows: all } = await database.pool.query<FileRow>(
      `select id, project_id, file_type, encode(sha256, 'hex') as hash, size, frozen, t_creation from files`,
    );
    rows = all;
  });

  it('are complete in the store', async () => {
    for (const row of rows) {
      const bytes = await readFile(diskPath(folder, row.hash));
      expect([createHash('sha256').update(bytes).digest('hex'), bytes.length]).toEqual([row.hash, row.size]);
    }
  });

  it('are the photographs that the projects reference', () => {
    const photos = rows.filter(({ file_type }) => (COVERED_FILE_TYPES as string[]).includes(file_type));
    expect(new Set(photos.map(({ file_type }) => file_type)).size).toBe(6);
    for (const project of projects) {
      const own = photos.filter(({ project_id }) => project_id === project.id);
      const named = [...project.doc.matchAll(/"photo":"([0-9a-f]{24})"/g)].map(([, id]) => id);
      expect(named.sort()).toEqual(own.map(({ id }) => id).sort());
      const signed = project.client_signed && (project.dc_signed || project.kind === 'PDA');
      expect(own.filter(({ frozen }) => frozen !== signed)).toEqual([]);
    }
  });

  it('include the order form of each signed project, frozen on the day it was signed', async () => {
    let leftToPrint = 2;
    const printed = await printOrderForms({ pool: database.pool, files }, () => leftToPrint-- > 0);
    expect(printed).toHaveLength(2);
    const { rows: forms } = await database.pool.query<FileRow & { signed: string }>(
      `select f.*, encode(sha256, 'hex') as hash, (select max(t_signature) from signatures s where s.project_id = f.project_id) as signed
       from files f where file_type = 'bon_commande'`,
    );
    expect(forms.map(({ project_id }) => project_id).sort()).toEqual(printed.sort());
    expect(forms.filter(({ frozen, t_creation, signed }) => !frozen || t_creation !== signed)).toEqual([]);
    expect((await readFile(diskPath(folder, forms[0]?.hash ?? ''))).subarray(0, 5).toString()).toBe('%PDF-');

    const left = await findWithoutOrderForm(database.pool);
    expect([...left, ...printed].sort()).toEqual(
      projects
        .filter(({ client_signed, dc_signed, kind }) => client_signed && (dc_signed || kind === 'PDA'))
        .map(({ id }) => id)
        .sort(),
    );
  });
});

describeDemoWorkflow(() => loaded);
