import { listFiles, listLinks, openLink, sendLink, uploadByLink } from '@ardoise/domain/contract/files.ts';
import { saveProject } from '@ardoise/domain/contract/projects.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { createChrDraft } from '../../../testing/chr-draft.ts';
import { createUser } from '../../../testing/factories.ts';
import { type FormFile, multipart } from '../../../testing/multipart.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { epsFile, jpegFile, oldOfficeFile, psdFile } from '../../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findProject } from '../projects/projects.repository.ts';
import { queueFirstLinkMail } from './queue-link-mail.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function lastMail(projectId: string) {
  return (await queuedMails(site, { projectId })).at(-1);
}

/** The token of the link in a project's mail. */
async function mailedToken(projectId: string): Promise<string> {
  const token = /\/lien\/([\w-]+)/.exec((await lastMail(projectId))?.text ?? '')?.[1];
  if (token === undefined) throw new Error('no link was mailed');
  return token;
}

async function sentLink(purpose: 'texte' | 'logo' = 'texte') {
  const draft = await createChrDraft(site);
  const { status, body } = await draft.caller.call(sendLink, { params: { id: draft.id }, body: { purpose } });
  expect(status).toBe(200);
  return { ...draft, sent: body, token: await mailedToken(draft.id) };
}

const files = (...sent: FormFile[]) => multipart({}, ...sent);
const word = { name: 'Carte du soir.doc', content: oldOfficeFile() };

describe('a link', () => {
  it('is mailed to the text’s holder, or to the client for the logo', async () => {
    const { sent, id, token } = await sentLink('texte');
    expect(sent).toMatchObject({
      message: "L'Email a bien été envoyé",
      email: 'texte@brasserie-du-palais.example',
    });
    expect((await lastMail(id))?.recipient).toBe('texte@brasserie-du-palais.example');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const logo = await sentLink('logo');
    expect(logo.sent.email).toBe('b.lacombe@brasserie-du-palais.example');
  });

  it('is stored only as its hash', async () => {
    const { token } = await sentLink();
    const { rows } = await site.pool.query<{ all: string }>('select links::text as all from links');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some((row) => row.all.includes(token))).toBe(false);
  });

  it('states what it asks for, and reading it changes nothing', async () => {
    const { token, sent } = await sentLink();
    for (let time = 0; time < 2; time += 1) {
      const { status, body, headers } = await site.anonymous.call(openLink, { params: { token } });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        purpose: 'texte',
        nameProjet: 'Brasserie du Palais',
        tailleMax: 50 * 1024 * 1024,
      });
      expect(body.formats).toEqual(
        expect.arrayContaining(['doc', 'docx', 'ppt', 'pptx', 'xls', 'xlsx', 'pdf', 'jpg', 'png']),
      );
      expect(new Date(body.expire).getTime() - new Date(sent.t_envoi).getTime()).toBe(14 * 86_400_000);
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
  });

  it('receives its files once', async () => {
    const { caller, dc, id, token } = await sentLink();
    const second = { name: 'Prix.xls', content: Buffer.concat([oldOfficeFile(), Buffer.from('2')]) };
    const { status, body } = await site.anonymous.call(uploadByLink, {
      params: { token },
      ...files(word, second),
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'Merci, vos fichiers ont bien été reçus.',
      fichiers: ['Carte du soir.doc', 'Prix.xls'],
      avertissements: [],
    });
    const list = await caller.call(listFiles, { params: { id } });
    expect(list.body.map((file) => [file.myplv_file_type, file.recuApresSignature])).toEqual([
      ['texte', false],
      ['texte', false],
    ]);
    expect(await lastMail(id)).toMatchObject({ template: 'files-received', recipient: dc.mail });
    const again = await site.anonymous.call(uploadByLink, { params: { token }, ...files(word) });
    expect(again.status).toBe(410);
    expect(again.body).toMatchObject({ message: expect.stringContaining('a déjà servi') });
    expect((await site.anonymous.call(openLink, { params: { token } })).status).toBe(410);
    expect((await caller.call(listLinks, { params: { id } })).body[0]?.utilise).not.toBeNull();
  });

  it('is consumed by one of two concurrent uploads', async () => {
    const { caller, id, token } = await sentLink();
    const send = () => site.anonymous.call(uploadByLink, { params: { token }, ...files(word) });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect((await caller.call(listFiles, { params: { id } })).body).toHaveLength(1);
  });

  it('accepts all files of an upload or none, and then stays valid', async () => {
    const { caller, id, token } = await sentLink();
    const wrong = { name: 'logo.psd', content: psdFile() };
    const refused = await site.anonymous.call(uploadByLink, { params: { token }, ...files(word, wrong) });
    expect(refused.status).toBe(415);
    expect(refused.body).toMatchObject({
      message: expect.stringMatching(/^«\u00a0logo.psd\u00a0»\u00a0: .*\.doc, \.docx/),
    });
    expect((await caller.call(listFiles, { params: { id } })).body).toEqual([]);
    expect((await site.anonymous.call(uploadByLink, { params: { token }, ...files() })).status).toBe(400);
    expect((await site.anonymous.call(uploadByLink, { params: { token }, ...files(word) })).status).toBe(200);
  });

  it('for a logo accepts vectors, and a JPEG with a warning below 300 DPI', async () => {
    const { token } = await sentLink('logo');
    const vector = { name: 'logo.eps', content: epsFile() };
    const photo = { name: 'logo.jpg', content: await jpegFile({ dpi: 72 }) };
    const { body } = await site.anonymous.call(uploadByLink, { params: { token }, ...files(vector, photo) });
    expect(body.avertissements).toHaveLength(1);
    expect(body.avertissements[0]).toContain('72\u00a0DPI');
  });

  it('marks files received after the signature', async () => {
    const { caller, id, token } = await sentLink();
    await site.pool.query('update projects set client_signed = true where id = $1', [id]);
    await site.anonymous.call(uploadByLink, { params: { token }, ...files(word) });
    expect((await caller.call(listFiles, { params: { id } })).body[0]?.recuApresSignature).toBe(true);
  });
});

describe('an ended link', () => {
  it.each([
    ['too old', `update links set expires = now() - interval '1 second' where project_id = $1`, 'a expiré'],
    ['of a cancelled project', `update projects set statut = 'Annulé' where id = $1`, 'est clos'],
    ['of a deleted project', 'update projects set deleted_at = now() where id = $1', 'est clos'],
  ])('%s reports its end', async (_, change, sentence) => {
    const { id, token } = await sentLink();
    await site.pool.query(change, [id]);
    const { status, body } = await site.anonymous.call(openLink, { params: { token } });
    expect(status).toBe(410);
    expect(body).toMatchObject({ code: 'LIEN_EXPIRE', message: expect.stringContaining(sentence) });
    expect((await site.anonymous.call(uploadByLink, { params: { token }, ...files(word) })).status).toBe(410);
  });

  it('was replaced by a newer one', async () => {
    const { caller, id, token } = await sentLink();
    await caller.call(sendLink, { params: { id }, body: { purpose: 'texte' } });
    const newer = await mailedToken(id);
    const { body } = await site.anonymous.call(openLink, { params: { token } });
    expect(body).toMatchObject({ message: expect.stringContaining('remplacé') });
    expect((await site.anonymous.call(openLink, { params: { token: newer } })).status).toBe(200);
    expect(
      (await caller.call(listLinks, { params: { id } })).body.map((link) => link.revoque !== null),
    ).toEqual([false, true]);
  });

  it('never was one', async () => {
    expect((await site.anonymous.call(openLink, { params: { token: 'x'.repeat(43) } })).status).toBe(404);
  });
});

describe('sending a link', () => {
  it('needs an address, a permission and the project in scope', async () => {
    const { caller, agence, id } = await createChrDraft(site);
    await caller.call(saveProject, {
      params: { id },
      body: { version: 2, contenu_fichier_texte: { hasFichierTexte: 'oui', emailCLient: 'pas une adresse' } },
    });
    const wrong = await caller.call(sendLink, { params: { id }, body: { purpose: 'texte' } });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toMatchObject({
      champs: [{ chemin: 'contenu_fichier_texte.emailCLient', message: 'Email invalid' }],
    });
    const stranger = site.as((await createUser(site.pool, { role: 'dc' })).name);
    expect((await stranger.call(sendLink, { params: { id }, body: { purpose: 'logo' } })).status).toBe(404);
    expect((await stranger.call(listLinks, { params: { id } })).status).toBe(404);
    expect(
      (await site.as(agence.name).call(sendLink, { params: { id }, body: { purpose: 'logo' } })).status,
    ).toBe(403);
  });

  it('is rate-limited', async () => {
    const { caller, id } = await createChrDraft(site);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await caller.call(sendLink, { params: { id }, body: { purpose: 'logo' } })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('is done once at signature, however often it is signed', async () => {
    const { dc, id } = await createChrDraft(site);
    const actor = { ...dc, role: 'dc' as const };
    for (let time = 0; time < 2; time += 1) {
      await inTransaction(site.pool, async (tx) => {
        const project = await findProject(tx, id, actor);
        if (project !== null) await queueFirstLinkMail(tx, site.mails, project, 'logo', dc.name);
      });
    }
    const { rows } = await site.pool.query<{ count: number }>(
      `select count(*)::int as count from mails where project_id = $1 and template = 'logo-link'`,
      [id],
    );
    expect(rows[0]?.count).toBe(1);
  });
});
