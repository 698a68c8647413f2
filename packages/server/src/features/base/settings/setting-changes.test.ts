import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import { undoContentChange } from '@ardoise/domain/contract/content-log.ts';
import { readPageSession } from '@ardoise/domain/contract/page-session.ts';
import { createProject } from '@ardoise/domain/contract/projects.ts';
import {
  changeSettings,
  countSettings,
  type EditedSetting,
  readEditedSettings,
  takeScheduledBack,
} from '@ardoise/domain/contract/setting-changes.ts';
import { readLegalTexts, readSettings } from '@ardoise/domain/contract/settings.ts';
import { ROLES } from '@ardoise/domain/projects/roles.ts';
import { SETTING_KEYS, SETTINGS, type SettingKey } from '@ardoise/domain/settings/settings.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { createUser } from '../../../testing/factories.ts';
import { createSalesTeam, giveQuota } from '../../../testing/project-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { applyScheduledSettings } from './apply-scheduled-settings.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  for (const role of ROLES) await createUser(site.pool, { role, name: `un-${role}` });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.pool.query('alter table content_changes disable trigger user');
  await emptyTables(site.pool, 'settings', 'scheduled_settings', 'content_changes');
  await site.pool.query('alter table content_changes enable trigger user');
});

type Body = BodyOf<typeof changeSettings>;
const put = (body: Body, name = 'un-siege') => site.as(name).call(changeSettings, { body });
async function edited(key: SettingKey, name = 'un-siege'): Promise<EditedSetting | undefined> {
  const { body } = await site.as(name).call(readEditedSettings);
  return body.reglages.find(({ cle }) => cle === key);
}
const shown = async () => (await site.as('un-dc').call(readSettings)).body;
async function logged() {
  const { rows } = await site.pool.query<{ line: string }>(
    "select concat_ws(' ', coalesce(name, 'serveur'), act, list, entry) as line from content_changes order by id",
  );
  return rows.map(({ line }) => line);
}

it('saves several at once, logs only those that change, and says who changed each', async () => {
  const saved = await put({ seuilQuota: 10, delaiAgence: 7, banniere: 'Congés : atelier fermé' });
  expect(saved.status).toBe(200);
  expect(await shown()).toMatchObject({
    seuilQuota: 10,
    delais: { agence: 7, installateur: 48 },
    banniere: 'Congés : atelier fermé',
  });
  expect(await logged()).toEqual(['un-siege modification  banniere', 'un-siege modification  delaiAgence']);
  expect((await edited('delaiAgence'))?.modifie?.qui?.username).toBe('un-siege');
  expect(await edited('seuilQuota')).toMatchObject({
    valeur: 10,
    modifie: null,
    version: '0',
    programme: null,
  });
  await put({ banniereAffichee: false });
  expect((await shown()).banniere).toBe('');
});

it.each<[Body, string, string]>([
  [{ banniere: 'é'.repeat(241) }, 'banniere', 'Ce texte tient en 240\u00a0caractères.'],
  [{ banniere: ' ' }, 'banniere', 'Indiquez un texte.'],
  [{ delaiAgence: 0 }, 'delaiAgence', 'Indiquez un nombre de 1 à 60.'],
  [
    { eligibleMedals: { CHR: [], VAE: null, PSM: ['gold'], PDA: ['gold'] } },
    'eligibleMedals.CHR',
    'Laissez au moins une médaille pour Carte Brasserie.',
  ],
  [{ plans: [{ valeur: 'Plan été', retiree: true }] }, 'plans', 'Laissez au moins une valeur.'],
  [
    { exemplairesCarte: [{ valeur: '30' }, { valeur: 'trente' }] },
    'exemplairesCarte.1',
    'Indiquez un nombre entier, de 1 à 99999.',
  ],
  [
    { exemplairesCarte: [{ valeur: '30' }, { valeur: '30' }] },
    'exemplairesCarte.1',
    '«\u00a030\u00a0» est déjà dans la liste.',
  ],
  [{ seuilQuota: 5, le: '2020-01-01' }, 'le', 'Choisissez un jour à venir.'],
  [{ seuilQuota: 5, le: '2099-02-30' }, 'le', 'Cette date n’existe pas.'],
  [{ reouverture: '9999-99-99' }, 'reouverture', 'Cette date n’existe pas.'],
])('refuses %o whole, at its field', async (body, chemin, message) => {
  const refused = await put({ ...body, mentionSignature: 'Autre' });
  expect([refused.status, refused.body]).toMatchObject([422, { champs: [{ chemin, message }] }]);
  expect(await logged()).toEqual([]);
});

it('refuses a stale version of what somebody else changed, with the present settings', async () => {
  const version = (await edited('plans'))?.version ?? '';
  await put({ plans: [{ valeur: 'Plan été' }] }, 'un-administrator');
  const stale = await put({ plans: [{ valeur: 'Plan hiver' }], versions: { plans: version } });
  expect([stale.status, stale.body]).toMatchObject([409, { code: 'VERSION' }]);
  const { etat } = stale.body as unknown as { etat: { reglages: EditedSetting[] } };
  expect(etat.reglages.find(({ cle }) => cle === 'plans')?.valeur).toEqual([{ valeur: 'Plan été' }]);
  const other = await put({ seuilQuota: 4, versions: { seuilQuota: '0', plans: version } });
  expect(other.status).toBe(200);
});

it('keeps one of two concurrent changes from the same version', async () => {
  const both = await Promise.all(
    [4, 5].map((seuilQuota) => put({ seuilQuota, versions: { seuilQuota: '0' } })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

describe('the administrator’s', () => {
  const OWN = SETTING_KEYS.filter((key) => SETTINGS[key].who === 'settings.administer');

  it('are neither read nor changed by head office', async () => {
    expect(OWN).toEqual([
      'declaration',
      'longueurMotDePasse',
      'ageMotDePasse',
      'sessionInactive',
      'cleAdministrateur',
      'cleSiege',
      'conservation',
      'conservationLectures',
      'conservationPersonnes',
      'conservationComptes',
    ]);
    for (const key of OWN) {
      expect(await edited(key)).toBeUndefined();
      expect(await edited(key, 'un-administrator')).toBeDefined();
    }
    expect((await put({ sessionInactive: 2 })).status).toBe(403);
    expect((await put({ seuilQuota: 3, longueurMotDePasse: 8 })).status).toBe(403);
    expect((await put({ conservation: 36 }, 'un-administrator')).status).toBe(200);
    const { rows } = await site.pool.query<{ id: string }>('select id from content_changes');
    const undone = await site.as('un-siege').call(undoContentChange, { params: { id: String(rows[0]?.id) } });
    expect(undone.status).toBe(403);
  });

  it('end sessions, and set the length of the next password', async () => {
    const dc = site.as('un-dc');
    expect((await dc.call(readSettings)).status).toBe(200);
    await site.pool.query("update sessions set last_used = now() - interval '3 hours'");
    await put({ sessionInactive: 2, longueurMotDePasse: 16 }, 'un-administrator');
    expect((await dc.call(readSettings)).status).toBe(401);
    expect((await site.anonymous.call(readPageSession)).body.longueurMotDePasse).toBe(16);
    expect((await site.anonymous.call(readLegalTexts)).body.inactivite).toBe(2);
  });

  it.each([
    ['mentionEditeur', 'editeur'],
    ['mentionDonnees', 'donnees'],
    ['mentionCookies', 'cookies'],
    ['mentionPropriete', 'propriete'],
    ['mentionSignature', 'signature'],
  ] as const)('%s is the text %s of the legal notice', async (key, text) => {
    const said = `Texte de ${key}.`;
    expect((await put({ [key]: said })).status).toBe(200);
    expect((await site.anonymous.call(readLegalTexts)).body[text]).toBe(said);
  });

  it('are read only where the environment gives them', async () => {
    const imposed = await createTestApp({ passwordMaxAgeDays: 90 });
    await createUser(imposed.pool, { role: 'administrator', name: 'chef' });
    const { body } = await imposed.as('chef').call(readEditedSettings);
    expect(body.reglages.find(({ cle }) => cle === 'ageMotDePasse')).toMatchObject({
      valeur: 90,
      impose: 'PASSWORD_MAX_AGE_DAYS',
    });
    const refused = await imposed.as('chef').call(changeSettings, { body: { ageMotDePasse: 30 } });
    expect([refused.status, refused.body]).toMatchObject([422, { champs: [{ chemin: 'ageMotDePasse' }] }]);
    await imposed.close();
  });
});

/** Midnight in Paris of 4 January is 23:00 in UTC of the 3rd. */
const BEFORE = new Date('2031-01-03T22:59:59Z');
const AFTER = new Date('2031-01-03T23:00:00Z');

describe('what is scheduled', () => {
  it('changes when its day begins in Paris, once with two processes, by nobody', async () => {
    await put({ vaeSuspendue: false, seuilQuota: 10, le: '2031-01-04' });
    expect(await edited('vaeSuspendue')).toMatchObject({
      valeur: true,
      programme: { valeur: false, le: '2031-01-04', qui: { username: 'un-siege' } },
    });
    await applyScheduledSettings(site.pool, BEFORE);
    expect((await shown()).vaeSuspendue).toBe(true);
    await Promise.all([1, 2].map(() => applyScheduledSettings(site.pool, AFTER)));
    expect((await shown()).vaeSuspendue).toBe(false);
    expect((await edited('vaeSuspendue'))?.programme).toBeNull();
    expect(await logged()).toEqual([
      'un-siege programmation programme vaeSuspendue',
      'serveur modification  vaeSuspendue',
    ]);
  });

  it('is taken back, also by its line of the log, but not once it has happened', async () => {
    await put({ vaeSuspendue: false, le: '2031-01-04' });
    const back = () => site.as('un-siege').call(takeScheduledBack, { params: { cle: 'vaeSuspendue' } });
    expect([(await back()).status, (await back()).status]).toEqual([204, 204]);
    expect((await edited('vaeSuspendue'))?.programme).toBeNull();
    await put({ vaeSuspendue: false, le: '2031-01-05' });
    const last = async () => (await edited('vaeSuspendue'))?.version ?? '';
    const undo = (id: string) => site.as('un-siege').call(undoContentChange, { params: { id } });
    expect((await undo(await last())).status).toBe(204);
    expect((await edited('vaeSuspendue'))?.programme).toBeNull();
    await put({ vaeSuspendue: false, le: '2031-01-05' });
    const planned = await last();
    await applyScheduledSettings(site.pool, new Date('2031-01-05T12:00:00Z'));
    const late = await undo(planned);
    expect([late.status, late.body]).toMatchObject([
      409,
      { message: 'Ce changement programmé a déjà été fait\u00a0: rétablissez le réglage lui-même.' },
    ]);
  });
});

describe('the day on which a suspended creation opens by itself', () => {
  it('is saved with the suspension, moved, and taken back', async () => {
    const plan = async () => (await edited('vaeSuspendue'))?.programme;
    await put({ vaeSuspendue: false });
    expect((await put({ vaeSuspendue: true, reouverture: '2031-01-04' })).body.vaeSuspendue).toBe(true);
    expect(await plan()).toMatchObject({ valeur: false, le: '2031-01-04' });
    await put({ reouverture: '2031-02-01' });
    expect((await plan())?.le).toBe('2031-02-01');
    await put({ reouverture: null });
    expect(await plan()).toBeNull();
  });

  it('is void once the creation is open, so that a later suspension stays', async () => {
    await put({ reouverture: '2031-01-04' });
    await put({ vaeSuspendue: false });
    await put({ vaeSuspendue: true });
    await applyScheduledSettings(site.pool, AFTER);
    expect((await shown()).vaeSuspendue).toBe(true);
  });

  it('is a later day, not planned with others for another, and not moved over somebody else', async () => {
    const past = await put({ reouverture: '2020-01-01' });
    expect(past.body).toMatchObject({
      champs: [{ chemin: 'reouverture', message: 'Choisissez un jour à venir.' }],
    });
    expect((await put({ seuilQuota: 4, le: '2031-01-02', reouverture: '2031-01-04' })).status).toBe(422);
    await put({ reouverture: '2031-01-04' }, 'un-administrator');
    const stale = await put({ reouverture: null, versions: { vaeSuspendue: '0' } });
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'VERSION' }]);
    expect((await edited('vaeSuspendue'))?.programme?.le).toBe('2031-01-04');
  });
});

it('says how many drafts each medal and each count has', async () => {
  await put({ vaeSuspendue: false });
  const { dc } = await createSalesTeam(site.pool, 60);
  await giveQuota(site.pool, dc.smhf ?? '', 'VAE', 60);
  const created = await site.as(dc.name).call(createProject, { body: { type: 'Boards PVC' } });
  expect(created.status).toBe(201);
  const { body } = await site.as('un-siege').call(countSettings);
  expect(body.vaeSuspendue).toEqual([{ valeur: 'brouillon', nombre: 1 }]);
});
