import { cloneProject, undoClone } from '@ardoise/domain/contract/clones.ts';
import { listFiles, readFile } from '@ardoise/domain/contract/files.ts';
import { listFindings } from '@ardoise/domain/contract/findings.ts';
import { listProjects, saveProject } from '@ardoise/domain/contract/projects.ts';
import { cardChanges } from '@ardoise/domain/new-prices/card-changes.ts';
import { withPrices } from '@ardoise/domain/new-prices/write-prices.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import type { ChrDraft } from '../../../testing/chr-draft.ts';
import { createUser } from '../../../testing/factories.ts';
import { kindOrderIn } from '../../../testing/kind-factories.ts';
import { columnsOf, setColumns } from '../../../testing/kind-order.ts';
import { wordsOf } from '../../../testing/pdf-words.ts';
import { giveQuota } from '../../../testing/project-factories.ts';
import { proofPdf } from '../../../testing/proof-pdf.ts';
import { unitsLeft } from '../../../testing/quota-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { move, readOrder, sendFile, signOrder, submittedOrder } from '../../../testing/workflow-factories.ts';
import { writeSetting } from '../../base/settings/settings.repository.ts';
import { runComparisons } from '../comparisons/run-comparisons.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const LINES = [
  { entree: 'a1', section: 's1', nom: 'Œuf mayonnaise', detail: '', volume: '', prix: '6,50 €' },
  { entree: 'a2', section: 's2', nom: 'Entrecôte 300 g', detail: '', volume: '', prix: '24,50 €' },
  { entree: 'a3', section: 's2', nom: 'Confit de canard', detail: '', volume: '', prix: '19,50 €' },
];
const withText = (document: ProjectDocument): ProjectDocument => ({
  ...document,
  infopdv: { formules: [], noFormule: 'Aucune formule' },
  texteCarte: {
    sections: [
      { entree: 's1', titre: 'Entrées' },
      { entree: 's2', titre: 'Plats' },
    ],
    lignes: LINES,
  },
  lectureCarte: { lignes: [{ entree: 'a1', aVerifier: 'sans prix', aLaSignature: true }] },
});

type Prices = Readonly<Record<string, string>>;

/** The card as its agency sets it, with these prices; its drinks have the agency's. */
function sheetOf({ infocarte }: ProjectDocument, prices: Prices): Promise<Buffer> {
  const lines = LINES.map(({ nom, prix }) => ({ nom, detail: '', volume: '', prix: prices[nom] ?? prix }));
  const drinks = Object.values(infocarte?.boissons ?? {}).flatMap((family) => Object.values(family));
  return proofPdf([
    { titre: 'Entrées', lignes: lines.slice(0, 1) },
    { titre: 'Plats', lignes: lines.slice(1) },
    {
      titre: 'Boissons',
      lignes: drinks.map(({ name = '' }) => ({ nom: name, detail: '', volume: '', prix: '4 €' })),
    },
  ]);
}

async function joinSheet(agency: Caller, id: string, prices: Prices): Promise<void> {
  const content = await sheetOf(await readOrder(agency, id), prices);
  const sent = await sendFile(agency, id, 'photo_crea', { name: 'bat.pdf', content });
  expect(sent.status).toBe(200);
  await runComparisons(site, new AbortController().signal);
}

/** A card in this status, of which the agency has printed a dearer steak. */
async function printedCard(statut: Status = 'Terminé') {
  const order = await submittedOrder(site, withText);
  await giveQuota(site.pool, order.dc.smhf ?? '', 'CHR', 5);
  await joinSheet(order.agency, order.id, { 'Entrecôte 300 g': '26,50 €' });
  await setColumns(site, order.id, { statut, approved_version: 1 });
  return order;
}

interface Begun {
  status: number;
  error?: string;
  id?: string;
  nextState?: string;
}

async function again(caller: Caller, id: string): Promise<Begun> {
  const { status, body } = await caller.call(cloneProject, { params: { id }, body: { memeCarte: true } });
  if (status !== 200) return { status };
  return 'error' in body
    ? { status, error: body.error }
    : { status, id: body._id.$oid, nextState: body.nextState };
}

async function begun(order: ChrDraft): Promise<ChrDraft & { id: string }> {
  const { id = '', error } = await again(order.caller, order.id);
  expect(error).toBeUndefined();
  return { ...order, id };
}

describe('the same card with new prices', () => {
  it('is a clone that opens on its prices and knows what was signed, and what was printed', async () => {
    const order = await printedCard();
    const left = await unitsLeft(site.pool, order.dc.smhf ?? '', 'CHR');
    const { id = '', nextState } = await again(order.caller, order.id);
    expect(nextState).toBe('photo');
    expect(await unitsLeft(site.pool, order.dc.smhf ?? '', 'CHR')).toBe(left - 1);
    const copy = await readOrder(order.caller, id);
    expect(copy).toMatchObject({ statut: 'Brouillon', memeCarte: true, originalId: order.id });
    expect(copy.lectureCarte).toBeUndefined();
    const former = copy.ancienneCarte;
    expect(former).toMatchObject({
      numero: (await readOrder(order.caller, order.id)).numProjet,
      imprimeLe: null,
    });
    expect(former?.signeLe).toMatch(/^\d{4}-/);
    expect(former?.livreLe).toMatch(/^\d{4}-\d\d-\d\d$/);
    const told = former?.sections.flatMap(({ titre, lignes }) =>
      lignes.map((line) => [titre, line.nom, line.prix, line.imprime]),
    );
    expect(told?.slice(0, 3)).toEqual([
      ['Entrées', 'Œuf mayonnaise', '6,50 €', undefined],
      ['Plats', 'Entrecôte 300 g', '24,50 €', '26,50 €'],
      ['Plats', 'Confit de canard', '19,50 €', undefined],
    ]);
    if (former === undefined) throw new Error('no former card');
    expect(cardChanges(former, copy)).toMatchObject({ sections: [], reponses: [], prix: 0 });
    const { body: rows } = await order.caller.call(listProjects, { query: { q_statut: 'Brouillon' } });
    const list = Array.isArray(rows) ? rows : rows.projets;
    expect(list.find(({ _id }) => _id.$oid === id)?.memeCarte).toBe(true);
  });

  it('keeps its former prices whatever becomes of the order before, and is undone like a clone', {
    tags: 'long',
  }, async () => {
    const order = await printedCard();
    const { id } = await begun(order);
    await site.pool.query('update projects set deleted_at = now() where id = $1', [order.id]);
    expect((await readOrder(order.caller, id)).ancienneCarte?.sections[0]?.lignes[0]?.prix).toBe('6,50 €');
    const left = await unitsLeft(site.pool, order.dc.smhf ?? '', 'CHR');
    expect((await order.caller.call(undoClone, { params: { id } })).status).toBe(200);
    expect(await unitsLeft(site.pool, order.dc.smhf ?? '', 'CHR')).toBe(left + 1);
  });

  it.each<Status>(['Imprimé', 'Livré'])('begins in %s too', { tags: 'long' }, async (statut) => {
    const order = await printedCard(statut);
    expect(await again(order.caller, order.id)).toMatchObject({ nextState: 'photo' });
  });

  it('is refused before it is printed, without a text, without a unit, and to who may not clone', async () => {
    const order = await printedCard('Exécution');
    const refused =
      'Les prix se changent sur une carte imprimée avec son texte, ou des boards dont les prix sont écrits.';
    expect(await again(order.caller, order.id)).toEqual({ status: 200, error: refused });
    const { permissions } = await readOrder(order.caller, order.id);
    expect(permissions['project.newPrices']).toEqual({ allowed: false, reason: refused });
    const without = await submittedOrder(site);
    await setColumns(site, without.id, { statut: 'Terminé' });
    expect((await again(without.caller, without.id)).error).toBe(refused);
    await setColumns(site, order.id, { statut: 'Terminé' });
    await giveQuota(site.pool, order.dc.smhf ?? '', 'CHR', 0);
    expect((await again(order.caller, order.id)).error).toMatch(/quota/);
    expect((await again(order.agency, order.id)).status).toBe(403);
    const stranger = await createUser(site.pool, { role: 'dc' });
    expect((await again(site.as(stranger.name), order.id)).status).toBe(404);
  });

  it.each<ProjectType>(['Boards PVC', 'Digital'])('is also that of %s', { tags: 'long' }, async (type) => {
    await writeSetting(site.pool, 'vaeSuspendue', false);
    const order = await kindOrderIn(site, type, 'Terminé');
    await giveQuota(site.pool, order.dc.smhf ?? '', 'VAE', 5);
    const { id = '', nextState } = await again(order.caller, order.id);
    expect(nextState).toBe('contenu/boards');
    const copy = await readOrder(order.caller, id);
    expect(copy.ancienneCarte?.sections.flatMap(({ lignes }) => lignes).length).toBeGreaterThan(0);
    expect((await columnsOf(site, { id })).original_id).toBe(order.id);
  });

  it('is neither offered nor begun for boards whose prices are left to photos', {
    tags: 'long',
  }, async () => {
    await writeSetting(site.pool, 'vaeSuspendue', false);
    const order = await kindOrderIn(site, 'Boards PVC', 'Terminé');
    await giveQuota(site.pool, order.dc.smhf ?? '', 'VAE', 5);
    const { boards = [] } = await readOrder(order.caller, order.id);
    const photographed = boards.map((board) => ({ ...board, brief: {} }));
    await site.pool.query(
      `update projects set doc = jsonb_set(doc::jsonb, '{boards}', $2::jsonb)::json where id = $1`,
      [order.id, JSON.stringify(photographed)],
    );
    const left = await unitsLeft(site.pool, order.dc.smhf ?? '', 'VAE');
    const { permissions } = await readOrder(order.caller, order.id);
    expect(permissions['project.newPrices'].allowed).toBe(false);
    expect((await again(order.caller, order.id)).error).toMatch(/des boards dont les prix sont écrits\.$/);
    expect(await unitsLeft(site.pool, order.dc.smhf ?? '', 'VAE')).toBe(left);
  });

  it('has a proof that is told every other change, which nobody asked for', { tags: 'long' }, async () => {
    const order = await begun(await printedCard());
    const copy = await readOrder(order.caller, order.id);
    const prices = new Map([['ligne:a3', '20,10 €']]);
    const { texteCarte } = withPrices(copy, prices);
    const saved = await order.caller.call(saveProject, {
      params: { id: order.id },
      body: { version: copy.version, texteCarte },
    });
    expect(saved.status).toBe(200);
    await signOrder(order);
    const { body: files } = await order.caller.call(listFiles, { params: { id: order.id } });
    const form = files.find(({ myplv_file_type }) => myplv_file_type === 'bon_commande');
    const { bytes } = await order.caller.call(readFile, { params: { id: form?.id ?? '' } });
    const [words = ''] = await wordsOf(bytes);
    expect(words).toContain('1 prix change, sur 3 lignes, + 3,1 % en moyenne.');
    expect(words).toContain('19,50 € → 20,10 €');
    expect(words.indexOf('Ce qui change')).toBeLessThan(words.indexOf('Informations client'));
    await move(order.caller, order.id, 'Agence');
    const agency = site.as(order.agence.name);
    // It was set from the printed card, with the new price.
    await joinSheet(agency, order.id, { 'Entrecôte 300 g': '26,50 €', 'Confit de canard': '20,10 €' });
    const { body } = await agency.call(listFindings, { params: { id: order.id, version: 1 } });
    const found = body.commande.find(({ nom }) => nom === 'Entrecôte 300 g');
    expect(found).toMatchObject({
      nature: 'prix différent',
      avant: '24,50 €',
      apres: '26,50 €',
      demande: null,
    });
    expect(body.commande.some(({ nom }) => nom === 'Confit de canard')).toBe(false);
  });
});
