import { setTimeout } from 'node:timers/promises';
import type { CardTextChanges } from '@ardoise/domain/card-text/card-changes.ts';
import { listFiles, sendLink, uploadByLink } from '@ardoise/domain/contract/files.ts';
import { readProject, saveProject } from '@ardoise/domain/contract/projects.ts';
import {
  decideReceivedText,
  listReceivedTexts,
  openTextLink,
  readTextByLink,
  saveTextByLink,
  sendTextByLink,
  type TextDecision,
} from '@ardoise/domain/contract/received-texts.ts';
import { ROLES } from '@ardoise/domain/projects/roles.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardDocx } from '../../../../testing/card-documents.ts';
import { type ChrDraft, createChrDraft } from '../../../../testing/chr-draft.ts';
import { createUser } from '../../../../testing/factories.ts';
import { mailedToken } from '../../../../testing/mailed-token.ts';
import { multipart } from '../../../../testing/multipart.ts';
import { queuedMails } from '../../../../testing/queued-mails.ts';
import { connectTo, listenLocally } from '../../../../testing/raw-connection.ts';
import { jpegFile } from '../../../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { readOrder, signOrder, submittedOrder } from '../../../../testing/workflow-factories.ts';
import { removeUnreferencedBlobs } from '../../documents/files/remove-unreferenced.ts';
import { deleteOldDeposits } from './deposits.repository.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const CARD = {
  sections: [
    {
      titre: 'Plats',
      lignes: [
        { nom: 'Entrecôte', detail: 'frites', prix: '25,50 €' },
        { nom: 'Bavette', detail: '', prix: '18,90 €' },
        { nom: 'Foie gras maison', detail: '', prix: '16 €' },
      ],
    },
  ],
};

interface Asking {
  present?: boolean;
  /** Minutes since the last use of the product that was written of its dc. */
  away?: number;
  order?: ChrDraft;
}

/** A draft whose owner was asked for the text; its dc has been away, unless they are `present`. */
async function asked({ present = false, away = 16, order }: Asking = {}) {
  const draft = order ?? (await createChrDraft(site));
  const sent = await draft.caller.call(sendLink, { params: { id: draft.id }, body: { purpose: 'texte' } });
  expect(sent.status).toBe(200);
  if (!present)
    await site.pool.query(
      'update sessions set last_used = now() - make_interval(mins => $2) where uid = $1',
      [draft.dc.uid, away],
    );
  const token = await mailedToken(site, draft.id, 'text-file-link');
  return { ...draft, token };
}

type Asked = Awaited<ReturnType<typeof asked>>;

async function readFile({ token }: Pick<Asked, 'token'>, name = 'Carte d’automne.docx') {
  const form = multipart({}, { name, content: await cardDocx(CARD, 'tabs') });
  return site.anonymous.call(readTextByLink, { params: { token }, ...form });
}

const write = ({ token }: Pick<Asked, 'token'>, changementsCarte: CardTextChanges) =>
  site.anonymous.call(saveTextByLink, { params: { token }, body: { changementsCarte } });
const send = ({ token }: Pick<Asked, 'token'>) => site.anonymous.call(sendTextByLink, { params: { token } });
const open = ({ token }: Pick<Asked, 'token'>) => site.anonymous.call(openTextLink, { params: { token } });
const received = async ({ caller, id }: ChrDraft) =>
  (await caller.call(listReceivedTexts, { params: { id } })).body;
const decide = ({ caller, id }: ChrDraft, texte: number, decision: TextDecision) =>
  caller.call(decideReceivedText, { params: { id, texte }, body: { decision } });

const names = (text: { lignes?: { nom?: string | undefined }[] | undefined } | undefined) =>
  text?.lignes?.map(({ nom }) => nom);

describe('what an owner prepares by their link', () => {
  it('is kept for them alone until they send it: file, lines and corrections', async () => {
    const link = await asked();
    const { status, body } = await readFile(link);
    expect(status).toBe(200);
    expect(body).toMatchObject({ format: 'docx', depot: { fichier: 'Carte d’automne.docx' } });
    const [entrecote] = body.depot?.texteCarte.lignes ?? [];
    const price = { ...entrecote, prix: '26 €' };
    expect((await write(link, { lignes: { ecrites: [price] } })).status).toBe(200);
    const { depot } = (await open(link)).body;
    expect(depot?.texteCarte.lignes?.map(({ prix }) => prix)).toEqual(['26 €', '18,90 €', '16 €']);
    expect(await received(link)).toEqual([]);
    expect((await link.caller.call(listFiles, { params: { id: link.id } })).body).toEqual([]);
    expect((await readOrder(link.caller, link.id)).texteCarte).toBeUndefined();
  });

  it('keeps the lines of two devices, and refuses more than a card holds', async () => {
    const link = await asked();
    await write(link, { sections: { ecrites: [{ entree: 's', titre: 'Plats' }] } });
    const one = { entree: 'a', section: 's', nom: 'Tartare', prix: '18' };
    const other = { entree: 'b', section: 's', nom: 'Onglet', prix: '19' };
    await Promise.all([
      write(link, { lignes: { ecrites: [one] } }),
      write(link, { lignes: { ecrites: [other] } }),
    ]);
    expect(names((await open(link)).body.depot?.texteCarte)?.sort()).toEqual(['Onglet', 'Tartare']);
    const many = Array.from({ length: 600 }, (_, rank) => ({
      entree: `n${rank}`,
      nom: `Plat ${rank}`,
      prix: '1',
    }));
    expect(await write(link, { lignes: { ecrites: many } })).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('2 de trop') },
    });
  });

  it('is not changed by a file that is not read, which may be sent as it is', async () => {
    const link = await asked();
    await readFile(link);
    const old = multipart({}, { name: 'carte.docx', content: await cardDocx({ sections: [] }, 'tabs') });
    const { body } = await site.anonymous.call(readTextByLink, { params: { token: link.token }, ...old });
    expect(body).toMatchObject({ refus: 'illisible', depot: null });
    expect((await open(link)).body.depot?.fichier).toBe('Carte d’automne.docx');
    const photos = ['p1.jpg', 'p2.jpg'].map(async (name) => ({
      name,
      content: await jpegFile({ dpi: 300 }),
    }));
    const form = multipart({}, ...(await Promise.all(photos)));
    expect((await site.anonymous.call(uploadByLink, { params: { token: link.token }, ...form })).status).toBe(
      200,
    );
    const files = (await link.caller.call(listFiles, { params: { id: link.id } })).body;
    expect(files.map(({ myplv_file_type, mime }) => [myplv_file_type, mime])).toEqual([
      ['texte', 'image/jpeg'],
      ['texte', 'image/jpeg'],
    ]);
  });

  it('is read six times an hour and twenty times a day at most', async () => {
    const link = await asked();
    const count = (interval: string, times: number) =>
      site.pool.query(
        `insert into link_readings (token_hash, at)
         select token_hash, now() - interval '${interval}' from links, generate_series(1, $2)
         where project_id = $1`,
        [link.id, times],
      );
    await count('1 minute', 5);
    expect((await readFile(link)).status).toBe(200);
    expect(await readFile(link)).toMatchObject({ status: 429, body: { message: /Six fichiers/ } });
    await site.pool.query(`update link_readings set at = now() - interval '2 hours'`);
    await count('3 hours', 13);
    expect((await readFile(link)).status).toBe(200);
    expect(await readFile(link)).toMatchObject({ status: 429, body: { message: /Vingt fichiers/ } });
  });

  it('names its file without what a name hides, and never fails by it', async () => {
    for (const [name, shown] of [
      ['a\u202efdp.docx', 'afdp.docx'],
      ['nul\0\u0007.docx', 'nul.docx'],
      [`${'n'.repeat(3000)}.docx`, `${'n'.repeat(195)}.docx`],
    ] as const) {
      const link = await asked();
      expect((await readFile(link, name)).body.depot?.fichier).toBe(shown);
      expect(await send(link)).toMatchObject({ status: 200, body: { fichier: shown } });
    }
  });

  it('names no file but the one that was read, and no price of a drink', async () => {
    const link = await asked();
    const foreign = { type: 'fichier', fichier: 'a'.repeat(24), nom: 'photo_carte_autre.jpg' } as const;
    const one = { entree: 'a', nom: 'Tartare', prix: '18' };
    const boissons = { ecrites: [{ cle: 'cola', prix: '1 €' }] };
    await write(link, { lignes: { ecrites: [one] }, boissons, origine: foreign });
    expect((await open(link)).body.depot).toMatchObject({ lectureCarte: { lignes: [] }, fichier: null });
    expect((await open(link)).body.depot?.lectureCarte.origine).toBeUndefined();
    await readFile(link);
    await write(link, { boissons, origine: foreign });
    expect((await open(link)).body.depot).toMatchObject({
      fichier: 'Carte d’automne.docx',
      texteCarte: { boissons: [] },
    });
    await send(link);
    const { lectureCarte } = await readOrder(site.as(link.dc.name), link.id);
    const [file] = (await link.caller.call(listFiles, { params: { id: link.id } })).body;
    expect(lectureCarte?.origine).toMatchObject({ fichier: file?.id, nom: 'Carte d’automne.docx' });
  });

  it('is not replaced by a file whose reading the owner stopped', { tags: 'long' }, async () => {
    await listenLocally(site.app);
    const link = await asked();
    await write(link, { lignes: { ecrites: [{ entree: 'a', nom: 'Tartare', prix: '18' }] } });
    const form = multipart({}, { name: 'autre.docx', content: await cardDocx(CARD, 'tabs') });
    const { socket, closed } = await connectTo(site.app);
    const head = [
      `POST /rest/liens/${link.token}/texte/lecture HTTP/1.1`,
      'host: localhost',
      `content-type: ${form.headers['content-type']}`,
      `content-length: ${form.body.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(form.body);
    const isRead = async () => {
      const { rowCount } = await site.pool.query(
        'select 1 from link_readings join links using (token_hash) where project_id = $1',
        [link.id],
      );
      return rowCount;
    };
    await expect.poll(isRead, { interval: 1 }).toBe(1);
    socket.destroy();
    await closed;
    // Behind the stopped one in the only queue.
    expect((await readFile(await asked())).status).toBe(200);
    await setTimeout(300);
    expect(names((await open(link)).body.depot?.texteCarte)).toEqual(['Tartare']);
  });

  it('is read six times an hour by several requests at once, too', async () => {
    const link = await asked();
    const answers = await Promise.all(Array.from({ length: 9 }, () => readFile(link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  it('is kept when a new link to the same address replaces theirs, and is not another’s', {
    tags: 'long',
  }, async () => {
    const link = await asked();
    await readFile(link);
    const again = await asked({ order: link });
    expect((await open(again)).body.depot?.fichier).toBe('Carte d’automne.docx');
    expect((await open(link)).status).toBe(410);
    const { version, contenu_fichier_texte } = await readOrder(link.caller, link.id);
    const other = { ...contenu_fichier_texte, emailCLient: 'autre@bistrot.example' };
    await link.caller.call(saveProject, {
      params: { id: link.id },
      body: { version, contenu_fichier_texte: other },
    });
    expect((await open(await asked({ order: link }))).body.depot).toBeNull();
  });

  it('goes with its link, or after 14 days, and then its bytes', async () => {
    const [kept, old, replaced] = [await asked(), await asked(), await asked()];
    for (const link of [kept, old, replaced]) await readFile(link, `carte de ${link.id}.docx`);
    await site.pool.query(
      `update card_deposits set t_creation = now() - interval '15 days' where project_id = $1`,
      [old.id],
    );
    await site.pool.query('update links set revoked_at = now() where project_id = $1', [replaced.id]);
    await deleteOldDeposits(site.pool);
    const { rows } = await site.pool.query<{ project_id: string; hash: string }>(
      `select project_id, encode(file_sha256, 'hex') as hash from card_deposits where project_id = any($1)`,
      [[kept.id, old.id, replaced.id]],
    );
    expect(rows.map(({ project_id }) => project_id)).toEqual([kept.id]);
    // Those of a deposit are no orphans.
    await removeUnreferencedBlobs(site.pool, site.files);
    const sent = await send(kept);
    expect(sent.status).toBe(200);
  });
});

describe('a text that an owner sent', () => {
  it('uses up the link, is recorded with its file, and told to who waits', async () => {
    const link = await asked({ present: true });
    await readFile(link);
    expect(await send(link)).toMatchObject({
      status: 200,
      body: { fichier: 'Carte d’automne.docx', lignes: 3, corrigees: 0, aVerifier: 0, apresSignature: false },
    });
    expect((await send(link)).status).toBe(410);
    expect(await open(link)).toMatchObject({
      status: 410,
      body: {
        message: expect.stringMatching(/^Ce lien a déjà servi\. Appelez /),
        etat: { telephoneDC: expect.any(String) },
      },
    });
    const [text] = await received(link);
    const files = (await link.caller.call(listFiles, { params: { id: link.id } })).body;
    expect(text).toMatchObject({ lignes: 3, aVerifier: 0, decision: null, fichier: { id: files[0]?.id } });
    expect(
      (await queuedMails(site, { projectId: link.id, template: 'received-text' })).map(
        ({ recipient }) => recipient,
      ),
    ).toEqual([link.dc.mail]);
  });

  it('is sent once by two taps, and not without a line', async () => {
    const link = await asked({ present: true });
    expect(await send(link)).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
    await readFile(link);
    const answers = await Promise.all([send(link), send(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await received(link)).toHaveLength(1);
  });

  it('enters an order that nobody has at hand and that has no text by itself', async () => {
    const link = await asked();
    await readFile(link);
    await send(link);
    const order = await readOrder(site.as(link.dc.name), link.id);
    expect(names(order.texteCarte)).toEqual(['Entrecôte', 'Bavette', 'Foie gras maison']);
    expect(order.lectureCarte?.origine).toMatchObject({ type: 'fichier', nom: 'Carte d’automne.docx' });
    expect(await received(link)).toMatchObject([{ decision: 'entree', ecarts: [] }]);
  });

  it('does not where its dc was here nine minutes ago, which is written up to five minutes late', async () => {
    const link = await asked({ away: 14 });
    await readFile(link);
    await send(link);
    expect(await received(link)).toMatchObject([{ decision: null }]);
  });

  it.each(['present', 'typed', 'signed'] as const)(
    'does not where the order is %s',
    { tags: 'long' },
    async (why) => {
      const link = await asked({ present: why === 'present' });
      await readFile(link);
      if (why === 'typed')
        await site.pool.query(
          `update projects set doc = (doc::jsonb || '{"texteCarte":{"lignes":[{"entree":"x","nom":"Daube","prix":"15"}]}}')::json where id = $1`,
          [link.id],
        );
      if (why === 'signed')
        await site.pool.query('update projects set client_signed = true where id = $1', [link.id]);
      await send(link);
      expect(await received(link)).toMatchObject([{ decision: null }]);
      const order = await readOrder(site.as(link.dc.name), link.id);
      expect(names(order.texteCarte)).toEqual(why === 'typed' ? ['Daube'] : undefined);
    },
  );

  it('takes the place of the dc’s lines by one act, and keeps the prices of drinks', async () => {
    const link = await asked({ present: true });
    const { infocarte, version } = await readOrder(link.caller, link.id);
    const [cle = ''] = Object.keys(Object.values(infocarte?.boissons ?? {})[0] ?? {});
    const texteCarte = {
      lignes: [{ entree: 'x', nom: 'Daube', prix: '15' }],
      boissons: [{ cle, prix: '3 €' }],
    };
    await link.caller.call(saveProject, { params: { id: link.id }, body: { version, texteCarte } });
    expect((await open(link)).body.commande.map(({ lignes }) => lignes.map(({ nom }) => nom))).toEqual([
      ['Daube'],
    ]);
    await readFile(link);
    await send(link);
    const [text] = await received(link);
    expect(text?.ecarts.map(({ nature, nom }) => `${nature} ${nom}`)).toEqual([
      'absent Daube',
      'en plus Entrecôte',
      'en plus Bavette',
      'en plus Foie gras maison',
    ]);
    expect(await decide(link, text?.id ?? 0, 'suivie')).toMatchObject({
      status: 409,
      body: { code: 'STATUT' },
    });
    expect((await decide(link, text?.id ?? 0, 'prise')).body).toMatchObject([
      { decision: 'prise', ecarts: [] },
    ]);
    const order = await readOrder(link.caller, link.id);
    expect(names(order.texteCarte)).toEqual(['Entrecôte', 'Bavette', 'Foie gras maison']);
    expect(order.texteCarte?.boissons).toEqual([{ cle, prix: '3 €' }]);
    expect((await decide(link, text?.id ?? 0, 'prise')).status).toBe(409);
  });

  it('is read and decided by those of the order alone', async () => {
    const link = await asked({ present: true });
    await readFile(link);
    await send(link);
    const [text] = await received(link);
    const params = { id: link.id, texte: text?.id ?? 0 };
    for (const role of ROLES) {
      const caller = site.as((await createUser(site.pool, { role })).name);
      const head = role === 'siege' || role === 'administrator';
      const may = ['dc', 'agence'].includes(role) ? 404 : 403;
      expect([role, (await caller.call(listReceivedTexts, { params: { id: link.id } })).status]).toEqual([
        role,
        head ? 200 : may,
      ]);
      if (head) continue;
      const answer = await caller.call(decideReceivedText, { params, body: { decision: 'prise' } });
      expect([role, answer.status]).toEqual([role, role === 'dc' ? 404 : 403]);
    }
    expect((await site.anonymous.call(listReceivedTexts, { params: { id: link.id } })).status).toBe(401);
  });
});

describe('a text that arrives after the signature', () => {
  /** A submitted order of one dish, whose owner then sent another price. */
  async function signedThenSent() {
    const texteCarte = {
      sections: [{ entree: 's', titre: 'Plats' }],
      lignes: [
        { entree: 'x', section: 's', nom: 'Entrecôte', detail: 'frites', prix: '24,50 €' },
        { entree: 'y', section: 's', nom: 'Bavette', prix: '18,90' },
      ],
    };
    const order = await submittedOrder(site, (document) => ({ ...document, texteCarte }));
    const link = { ...order, ...(await asked({ order, present: true })) };
    await readFile(link);
    const before = await readOrder(link.caller, link.id);
    expect((await send(link)).body.apresSignature).toBe(true);
    const [text] = await received(link);
    return { link, before, id: text?.id ?? 0, text };
  }

  it('goes beside the order: the page of the link says so, and nothing of the order changes', {
    tags: 'long',
  }, async () => {
    const { link, before, text } = await signedThenSent();
    const after = await readOrder(link.caller, link.id);
    expect([after.texteCarte, after.signatures, after.version]).toEqual([
      before.texteCarte,
      before.signatures,
      before.version,
    ]);
    expect(text?.ecarts).toMatchObject([
      { nature: 'prix différent', nom: 'Entrecôte', avant: '24,50 €', apres: '25,50 €' },
      { nature: 'en plus', nom: 'Foie gras maison' },
    ]);
    const again = await asked({ order: link, present: true });
    expect((await open(again)).body).toMatchObject({
      signeLe: expect.any(String),
      commande: [{ titre: 'Plats', lignes: [{ prix: '24,50 €' }, { prix: '18,90' }] }],
    });
    expect(await decide(link, text?.id ?? 0, 'prise')).toMatchObject({
      status: 409,
      body: { code: 'SIGNATURES' },
    });
  });

  it('is followed by the agency if the dc says so, with the lines that differ', {
    tags: 'long',
  }, async () => {
    const { link, before, id } = await signedThenSent();
    expect((await decide(link, id, 'suivie')).body).toMatchObject([{ decision: 'suivie' }]);
    const { historique, signatures, texteCarte } = await readOrder(link.agency, link.id);
    expect(historique[0]).toMatchObject({
      nature: 'texte',
      comment:
        'Suivre le texte reçu du client.\nEntrecôte\u00a0: 24,50 € → 25,50 €\nFoie gras maison\u00a0: ajouté, 16 €',
    });
    expect([signatures.length, texteCarte]).toEqual([before.signatures.length, before.texteCarte]);
    const mails = await queuedMails(site, { projectId: link.id, template: 'text-decided' });
    expect(mails.map(({ recipient }) => recipient)).toEqual([link.agence.mail]);
    expect((await decide(link, id, 'gardee')).status).toBe(409);
    expect(await received({ ...link, caller: link.agency })).toMatchObject([{ decision: 'suivie' }]);
  });

  it('is left aside if the dc keeps the signed one; an older text is no more decided', {
    tags: 'long',
  }, async () => {
    const { link, id } = await signedThenSent();
    const again = await asked({ order: link, present: true });
    await readFile(again);
    await send(again);
    const [newest] = await received(link);
    expect(await decide(link, id, 'gardee')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('plus récent') },
    });
    expect((await decide(link, newest?.id ?? 0, 'gardee')).status).toBe(200);
    expect((await readOrder(link.agency, link.id)).historique[0]).toMatchObject({
      nature: 'texte',
      comment: 'Garder le texte signé.',
    });
  });

  it('of a half-signed draft waits for its dc, who may answer as well', async () => {
    const link = await asked({ present: true });
    await signOrder(link);
    await readFile(link);
    await send(link);
    const [text] = await received(link);
    expect((await decide(link, text?.id ?? 0, 'gardee')).status).toBe(200);
    expect((await link.caller.call(readProject, { params: { id: link.id } })).body.signatures).toHaveLength(
      2,
    );
    expect(await queuedMails(site, { projectId: link.id, template: 'text-decided' })).toEqual([]);
  });
});
