import type { WholeCardLine, WholeCardSection } from '@ardoise/domain/card-text/whole-card.ts';
import { addProofNote, replyToNote } from '@ardoise/domain/contract/creations.ts';
import { readFigures } from '@ardoise/domain/contract/figures.ts';
import {
  giveProofText,
  listExecutionFindings,
  listFindings,
  unwantFinding,
  wantFinding,
} from '@ardoise/domain/contract/findings.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProof } from '../../../card-files/read-proof.ts';
import type { Caller } from '../../../testing/caller.ts';
import { multipart } from '../../../testing/multipart.ts';
import { proofPdf } from '../../../testing/proof-pdf.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { pdfFile } from '../../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { approve, move, type Order, sendFile, submittedOrder } from '../../../testing/workflow-factories.ts';
import { runComparisons } from './run-comparisons.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const line = (nom: string, prix: string, detail = ''): WholeCardLine => ({ nom, prix, detail, volume: '' });

const CARD: WholeCardSection[] = [
  { titre: 'Entrées', lignes: [line('Œuf mayonnaise', '6,50 €'), line('Six huîtres n° 3', '14,50 €')] },
  {
    titre: 'Plats',
    lignes: [
      line('Entrecôte 300 g', '24,50 €', 'Sauce au choix'),
      line('Cabillaud, beurre blanc', '21 €'),
      line('Bavette à l’échalote', '18,50 €'),
    ],
  },
];

const id = (rank: number) => rank.toString(16).padStart(24, '0');

/** An order whose card says this; without formulas and drinks. */
function withCard(card: readonly WholeCardSection[]) {
  return (document: ProjectDocument): ProjectDocument => ({
    ...document,
    infopdv: { formules: [], noFormule: 'Aucune formule' },
    texteCarte: {
      sections: card.map(({ titre }, rank) => ({ entree: id(rank + 1), titre })),
      lignes: card.flatMap(({ lignes }, rank) =>
        lignes.map((one, at) => ({ ...one, entree: id(100 * (rank + 1) + at), section: id(rank + 1) })),
      ),
    },
  });
}

/** The order as a proof that was set from it, with these prices. */
function proofOf(
  document: ProjectDocument,
  change: (card: WholeCardSection[]) => WholeCardSection[],
): Promise<Buffer> {
  const drinks = Object.values(document.infocarte?.boissons ?? {}).flatMap((family) => Object.values(family));
  const cocktails = Object.values(document.infocarte?.cocktails ?? {}).filter(({ ingredient }) => ingredient);
  return proofPdf([
    ...change(structuredClone(CARD)),
    { titre: 'Boissons', lignes: [...drinks, ...cocktails].map(({ name = '' }) => line(name, '4,50 €')) },
  ]);
}

const priced =
  (prices: Record<string, string>) =>
  (card: WholeCardSection[]): WholeCardSection[] =>
    card.map((section) => ({
      ...section,
      lignes: section.lignes.map((one) => ({ ...one, prix: prices[one.nom] ?? one.prix })),
    }));

const compareAll = () => runComparisons(site, new AbortController().signal);

let document: ProjectDocument;
async function orderWithCard(): Promise<Order> {
  return submittedOrder(site, (answers) => {
    document = withCard(CARD)(answers);
    return document;
  });
}

async function upload(order: Order, content: Buffer, name = 'bat.pdf') {
  const sent = await sendFile(order.agency, order.id, 'photo_crea', { name, content }, { remplace: '1' });
  expect(sent.status).toBe(200);
  await compareAll();
}

async function read(caller: Caller, { id: project }: Order, version: number) {
  const { status, body } = await caller.call(listFindings, { params: { id: project, version } });
  expect(status).toBe(200);
  return body;
}

const inWords = ({ nature, nom, avant, apres }: Awaited<ReturnType<typeof read>>['commande'][number]) =>
  [nature, nom, avant, apres].filter(Boolean).join(' ');

describe('a proof', () => {
  it('differs in a price, whose place is on its page, and in nothing that was only set anew', async () => {
    const order = await orderWithCard();
    await upload(order, await proofOf(document, (card) => card.toReversed()));
    const same = await read(order.agency, order, 1);
    expect(same).toMatchObject({ etat: 'faite', lisible: true, commande: [], depuis: [] });
    expect(same.compte.prix).toBe(5);
    await upload(order, await proofOf(document, priced({ 'Entrecôte 300 g': '26,50 €' })));
    const { commande } = await read(order.agency, order, 2);
    expect(commande.map(inWords)).toEqual(['prix différent Entrecôte 300 g 24,50 € 26,50 €']);
    const [, top = 0, , height = 0] = commande[0]?.place?.boite ?? [];
    expect(commande[0]?.place?.page).toBe(1);
    // Below the name of the place, the first section and the second title.
    expect(top).toBeGreaterThan(0.2);
    expect(top + height).toBeLessThan(0.4);
    expect(commande[0]).toMatchObject({ demande: null, voulu: null });
  });

  it('is told to each reader as far as it is theirs: asked for, wanted, or by nobody', async () => {
    const order = await orderWithCard();
    await upload(order, await proofOf(document, (card) => card));
    await move(order.agency, order.id, 'Validation DC');
    const files = await site.pool.query<{ id: string }>(
      `select id from files where project_id = $1 and file_type = 'photo_crea'`,
      [order.id],
    );
    const note = {
      fichier: files.rows[0]?.id ?? '',
      page: 1,
      x: 0.5,
      y: 0.5,
      texte: 'Le cabillaud, beurre blanc passe à 22,50 €, merci.',
    };
    const noted = await order.caller.call(addProofNote, { params: { id: order.id, version: 1 }, body: note });
    expect(noted.status).toBe(200);
    await move(order.caller, order.id, 'Agence', { comment: 'Voir la remarque', causes: ['prix'] });
    const changed = priced({
      'Entrecôte 300 g': '26,50 €',
      'Six huîtres n° 3': '15 €',
      'Cabillaud, beurre blanc': '22,50 €',
    });
    await upload(order, await proofOf(document, changed));
    const before = await read(order.agency, order, 2);
    const wanted = before.commande.find(({ nom }) => nom === 'Six huîtres n° 3');
    const named = { id: order.id, version: 2, ecart: wanted?.id ?? '' };
    const said = await order.agency.call(wantFinding, {
      params: named,
      body: { mot: 'Prix donné par le client au téléphone' },
    });
    expect(said.status).toBe(200);
    const { commande, depuis, versionAvant } = await read(order.caller, order, 2);
    expect(
      commande.map(({ nom, demande, voulu }) => [nom, demande?.par ?? null, voulu?.mot ?? null]),
    ).toEqual([
      ['Entrecôte 300 g', null, null],
      ['Six huîtres n° 3', null, 'Prix donné par le client au téléphone'],
      ['Cabillaud, beurre blanc', 'vous', null],
    ]);
    expect(commande.at(-1)?.demande?.remarque).toBe(noted.body.id);
    expect([versionAvant, depuis.length]).toEqual([1, 3]);
    expect(depuis[0]?.placeAvant).toMatchObject({ version: 1, page: 1 });
    const agency = (await read(order.agency, order, 2)).commande.at(-1);
    expect(agency?.demande).toMatchObject({ par: 'delegue', remarque: noted.body.id });
    // Until it is sent the word is taken back; then it stays.
    const back = await order.agency.call(unwantFinding, { params: named });
    expect(back.body.commande.find(({ id: one }) => one === named.ecart)?.voulu).toBeNull();
    await order.agency.call(wantFinding, { params: named, body: { mot: 'Prix du client' } });
    await order.agency.call(replyToNote, {
      params: { id: order.id, note: noted.body.id },
      body: { acte: 'fait', version: 2 },
    });
    await move(order.agency, order.id, 'Validation DC');
    expect((await order.agency.call(unwantFinding, { params: named })).status).toBe(409);
  });

  it('keeps the agency’s word in the next version, where it still differs so', { tags: 'long' }, async () => {
    const order = await orderWithCard();
    const changed = priced({ 'Entrecôte 300 g': '26,50 €' });
    await upload(order, await proofOf(document, changed));
    const [first] = (await read(order.agency, order, 1)).commande;
    const named = { id: order.id, version: 1, ecart: first?.id ?? '' };
    await order.agency.call(wantFinding, { params: named, body: { mot: 'Nouveau prix', auClient: true } });
    await upload(order, await proofOf(document, (card) => changed(card).toReversed()));
    const [kept] = (await read(order.agency, order, 2)).commande;
    expect(kept).toMatchObject({ id: first?.id, voulu: { mot: 'Nouveau prix', auClient: true } });
  });
});

it('is told in the mails of its proof, and in the evidence of what was signed all the same', {
  tags: 'long',
}, async () => {
  const order = await orderWithCard();
  await upload(order, await proofOf(document, priced({ 'Entrecôte 300 g': '26,50 €' })));
  await move(order.agency, order.id, 'Validation Client');
  const [mail] = await queuedMails(site, { projectId: order.id, template: 'approval-link' });
  expect(mail?.text).toMatch(/Depuis ce que vous avez signé\s:\s1\sprix\schangé\./);
  await approve(order);
  const { rows: files } = await site.pool.query<{ sha256: string }>(
    `select encode(sha256, 'hex') as sha256 from files where project_id = $1 and file_type = 'copie_accord'`,
    [order.id],
  );
  const printed = await site.files.read(files[0]?.sha256 ?? '');
  const { lines } = await readProof(printed ?? Buffer.alloc(0));
  expect(lines.map(({ texte }) => texte).join(' ')).toContain(
    'Entrecôte 300 g : 24,50 € → 26,50 € ; personne ne l’a demandé',
  );
});

it('is looked for in the execution files once more', { tags: 'long' }, async () => {
  const order = await orderWithCard();
  const content = await proofOf(document, priced({ 'Entrecôte 300 g': '26,50 €' }));
  const sent = await sendFile(order.agency, order.id, 'execution', { name: 'carte.pdf', content });
  expect(sent.status).toBe(200);
  const { body } = await order.agency.call(listExecutionFindings, { params: { id: order.id } });
  expect(body).toMatchObject({ etat: 'faite', lisible: true, raison: null });
  expect(body.commande.map(({ nom, apres }) => [nom, apres])).toEqual([['Entrecôte 300 g', '26,50 €']]);
});

it('of an order from before is compared when nothing else waits, one at a time', {
  tags: 'long',
}, async () => {
  const order = await orderWithCard();
  await upload(order, await proofOf(document, (card) => card));
  await site.pool.query('delete from proof_comparisons');
  await site.pool.query(
    `insert into background_fills (name, done_to) values ('proof comparisons', '') on conflict (name) do update set done_to = ''`,
  );
  const count = async (state: string) =>
    (await site.pool.query('select from proof_comparisons where former and state = $1', [state])).rowCount ??
    0;
  await compareAll();
  expect(await count('faite')).toBe(0);
  const pace = { next: 0 };
  await runComparisons(site, new AbortController().signal, pace);
  await runComparisons(site, new AbortController().signal, pace);
  expect(await count('faite')).toBe(1);
  for (let waiting = await count('attente'); waiting > 0; waiting -= 1)
    await runComparisons(site, new AbortController().signal, { next: 0 });
  await runComparisons(site, new AbortController().signal, { next: 0 });
  expect(await count('attente')).toBe(0);
  expect(
    (await site.pool.query(`select from background_fills where name = 'proof comparisons'`)).rowCount,
  ).toBe(0);
  expect(await read(order.agency, order, 1)).toMatchObject({ etat: 'faite', commande: [] });
});

it('of an order from before is compared at once where somebody reads it', async () => {
  const order = await orderWithCard();
  await upload(order, await proofOf(document, (card) => card));
  await site.pool.query(
    `update proof_comparisons set state = 'attente', former = true where project_id = $1`,
    [order.id],
  );
  await compareAll();
  expect(await read(order.agency, order, 1)).toMatchObject({ etat: 'en cours' });
  await compareAll();
  expect(await read(order.agency, order, 1)).toMatchObject({ etat: 'faite', commande: [] });
});

describe('a proof without live text', () => {
  it('is compared by the PDF with text that the agency gives for it, once an order', {
    tags: 'long',
  }, async () => {
    const order = await orderWithCard();
    await upload(order, await pdfFile(1));
    expect(await read(order.agency, order, 1)).toMatchObject({
      etat: 'faite',
      lisible: false,
      raison: 'vectorise',
      texteDemande: true,
    });
    const give = async (content: Buffer) =>
      order.agency.call(giveProofText, {
        params: { id: order.id, version: 1 },
        ...multipart({}, { name: 'texte.pdf', content }),
      });
    expect((await give(await pdfFile(1))).status).toBe(415);
    const given = await give(await proofOf(document, priced({ 'Entrecôte 300 g': '26,50 €' })));
    expect(given.body).toMatchObject({ etat: 'en cours' });
    await compareAll();
    const found = await read(order.agency, order, 1);
    expect(found.commande.map(inWords)).toEqual(['prix différent Entrecôte 300 g 24,50 € 26,50 €']);
    const today = parisDay(new Date());
    const { body: figures } = await order.agency.call(readFigures, { query: { du: today, au: today } });
    expect(figures.creations).toMatchObject([{ lisibles: 1, comparees: 1 }]);
    await upload(order, await pdfFile(1));
    expect(
      (await order.agency.call(readFigures, { query: { du: today, au: today } })).body.creations,
    ).toMatchObject([{ lisibles: 1, comparees: 2 }]);
    expect(await read(order.agency, order, 2)).toMatchObject({ raison: 'vectorise', texteDemande: false });
  });
});
