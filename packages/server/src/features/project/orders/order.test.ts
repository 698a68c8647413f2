import { allowedStatuses } from '@ardoise/domain/contract/allowed-statuses.ts';
import { cloneProject, undoClone } from '@ardoise/domain/contract/clones.ts';
import {
  changeStatus,
  createProject,
  deleteProject,
  readProject,
  saveProject,
  signProject,
} from '@ardoise/domain/contract/projects.ts';
import { askArbitration } from '@ardoise/domain/contract/quotas.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { completeChrDocument, createSalesTeam, giveQuota } from '../../../testing/project-factories.ts';
import { drawnSignature, emptyPad } from '../../../testing/signature-pictures.ts';
import { staleTraces } from '../../../testing/stale-traces.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sample } from '../../../testing/volume.ts';
import { readQuotaFigures } from '../../base/quotas/quota-figures.repository.ts';

let site: TestApp;
let picture: string;
beforeAll(async () => {
  site = await createTestApp();
  picture = await drawnSignature();
});
afterAll(() => site.close());

async function completeDraft(quota = 100) {
  const team = await createSalesTeam(site.pool, quota);
  const dc = site.as(team.dc.name);
  const { body } = await dc.call(createProject, { body: { type: 'Carte Brasserie', quotaConfirme: true } });
  const id = body._id.$oid;
  await dc.call(saveProject, {
    params: { id },
    body: { ...completeChrDocument(team.agence.mail), version: 1 },
  });
  return { ...team, caller: dc, agency: site.as(team.agence.name), id };
}

async function sign(caller: ReturnType<TestApp['as']>, id: string, role: 'client' | 'dc') {
  const { body } = await caller.call(readProject, { params: { id } });
  return caller.call(signProject, {
    params: { id },
    body: { role, nom: 'Bertrand Lacombe', qualite: 'Gérant', image: picture, version: body.version },
  });
}

async function signedOrder(quota = 100) {
  const order = await completeDraft(quota);
  await sign(order.caller, order.id, 'client');
  const signed = await sign(order.caller, order.id, 'dc');
  expect(signed.status).toBe(200);
  return { ...order, version: signed.body.version };
}

function figures(smhf: string | null) {
  return readQuotaFigures(site.pool, smhf ?? '', new Date().getFullYear(), 'CHR');
}

describe('signatures', () => {
  it('are given by the client, then the dc, with the hash of the signed content', async () => {
    const { caller, id } = await completeDraft();
    const tooEarly = await sign(caller, id, 'dc');
    expect(tooEarly.body).toMatchObject({
      code: 'GARDE',
      message: 'La signature du Client est obligatoire pour finaliser le projet.',
    });
    const client = await sign(caller, id, 'client');
    expect(client.body.signatureClient).toMatch(/^data:image\/png;base64,/);
    const both = await sign(caller, id, 'dc');
    expect(both.body.signatures.map((signature) => signature.role)).toEqual(['client', 'dc']);
    expect(both.body.signatures[0]?.empreinte).toMatch(/^[0-9a-f]{64}$/);
    expect(both.body.signatures[0]?.empreinte).toBe(both.body.signatures[1]?.empreinte);
  });

  it('are refused with an empty pad, or without a PNG', async () => {
    const { caller, id } = await completeDraft();
    const body = { role: 'client' as const, nom: 'B', qualite: 'Gérant', version: 2 };
    expect(
      (await caller.call(signProject, { params: { id }, body: { ...body, image: await emptyPad() } })).body,
    ).toMatchObject({
      code: 'VALIDATION',
      message: 'La signature du Client est obligatoire pour finaliser le projet.',
    });
    expect(
      (
        await caller.call(signProject, {
          params: { id },
          body: { ...body, image: 'data:image/png;base64,AAAA' },
        })
      ).status,
    ).toBe(422);
    expect(
      (await caller.call(signProject, { params: { id }, body: { ...body, image: 'bonjour' } })).status,
    ).toBe(422);
  });

  it('are refused while the order is not complete, naming the fields', async () => {
    const { caller, id } = await completeDraft();
    await caller.call(saveProject, { params: { id }, body: { version: 2, autresInfos: {} } });
    const refused = await sign(caller, id, 'client');
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      champs: [{ chemin: 'autresInfos.nomPdv' }, { chemin: 'autresInfos.logoClient' }],
    });
  });

  it('are voided by a change of signed content, after a warning, and not by a change of plan', {
    tags: 'long',
  }, async () => {
    const { caller, id, version } = await signedOrder();
    const plan = await caller.call(saveProject, {
      params: { id },
      body: {
        version,
        idprojet: {
          planProjet: 'Plan summer',
          emailAgence: (await caller.call(readProject, { params: { id } })).body.idprojet?.emailAgence,
        },
      },
    });
    expect(plan.body.signatures).toHaveLength(2);
    const warned = await caller.call(saveProject, {
      params: { id },
      body: { version: version + 1, autresInfos: { nomPdv: 'Autre nom', logoClient: 'non' } },
    });
    expect(warned.body).toMatchObject({ code: 'SIGNATURES' });
    expect((await caller.call(readProject, { params: { id } })).body.signatures).toHaveLength(2);
    const accepted = await caller.call(saveProject, {
      params: { id },
      body: {
        version: version + 1,
        annuleSignatures: true,
        autresInfos: { nomPdv: 'Autre nom', logoClient: 'non' },
      },
    });
    expect(accepted.body.signatures).toEqual([]);
    expect(accepted.body.actions.find((action) => action.target === 'Agence')).toMatchObject({
      allowed: false,
      step: 'recapitulatif',
    });
  });

  it('are idempotent for concurrent requests', async () => {
    const { caller, id } = await completeDraft();
    const answers = await Promise.all(Array.from({ length: 5 }, () => sign(caller, id, 'client')));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    const { rows } = await site.pool.query<{ count: number }>(
      'select count(*)::int as count from signatures where project_id = $1',
      [id],
    );
    expect(rows[0]?.count).toBe(1);
  });
});

describe('sending to the agency', () => {
  it('needs the wizard, both signatures and the agency, and names what is missing', async () => {
    const { caller, id } = await completeDraft();
    const refused = await caller.call(changeStatus, {
      params: { id, new_statut: 'Agence' },
      body: { version: 2 },
    });
    expect(refused.body).toMatchObject({
      code: 'GARDE',
      message: 'La signature du Client est obligatoire pour finaliser le projet.',
      etat: { step: 'recapitulatif' },
    });
    expect((await caller.call(allowedStatuses, { params: { id } })).body).toEqual([]);
  });

  it('writes status, round trip, quota unit and history once, however often it is requested', async () => {
    const { caller, agency, agence, dc, id, version } = await signedOrder();
    expect((await figures(dc.smhf)).avenir).toBe(1);
    const send = () =>
      caller.call(changeStatus, {
        params: { id, new_statut: 'Agence' },
        body: { version, comment: 'Bonjour' },
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    const { body } = await agency.call(readProject, { params: { id } });
    expect(body).toMatchObject({ statut: 'Agence', nb_ar_agence: 1, eligibleQuota: true });
    expect(body.historique).toMatchObject([
      { statut_dep: 'Brouillon', statut_arr: 'Agence', resp: dc.name, comment: 'Bonjour' },
    ]);
    expect(await figures(dc.smhf)).toMatchObject({ avenir: 0, creation: 1 });
    const { rows } = await site.pool.query<{ recipient: string }>(
      'select recipient from mails where project_id = $1 order by id',
      [id],
    );
    // The agency's, and those of the order form.
    const client = 'b.lacombe@brasserie-du-palais.example';
    expect(rows.map(({ recipient }) => recipient)).toEqual([agence.mail, client, dc.mail]);
  });

  it('returns to draft with a comment; the first return gives the unit back, the second does not', async () => {
    const { caller, agency, dc, id, version } = await signedOrder();
    const first = await caller.call(changeStatus, {
      params: { id, new_statut: 'Agence' },
      body: { version },
    });
    const silent = await agency.call(changeStatus, {
      params: { id, new_statut: 'Brouillon' },
      body: { version: first.body.version },
    });
    expect(silent.body).toMatchObject({
      code: 'GARDE',
      message: 'Merci de préciser votre demande dans le message.',
    });
    const back = await agency.call(changeStatus, {
      params: { id, new_statut: 'Brouillon' },
      body: { version: first.body.version, comment: 'Il manque le logo' },
    });
    expect(back.body).toMatchObject({ statut: 'Brouillon' });
    expect(await figures(dc.smhf)).toMatchObject({ avenir: 1, creation: 0 });
    const again = await agency.call(changeStatus, {
      params: { id, new_statut: 'Brouillon' },
      body: { version: first.body.version, comment: 'Il manque le logo' },
    });
    expect(again.status).toBe(200);
    const second = await caller.call(changeStatus, {
      params: { id, new_statut: 'Agence' },
      body: { version: back.body.version },
    });
    await agency.call(changeStatus, {
      params: { id, new_statut: 'Brouillon' },
      body: { version: second.body.version, comment: 'Encore' },
    });
    expect(await figures(dc.smhf)).toMatchObject({ avenir: 0, creation: 1 });
  });

  it('gives the last unit to exactly one of many', async () => {
    const team = await createSalesTeam(site.pool, 1);
    const caller = site.as(team.dc.name);
    const orders: { id: string; version: number }[] = [];
    for (let made = 0; made < 5; made += 1) {
      const { body } = await caller.call(createProject, {
        body: { type: 'Carte Brasserie', quotaConfirme: true },
      });
      const id = body._id.$oid;
      await caller.call(saveProject, {
        params: { id },
        body: { ...completeChrDocument(team.agence.mail), version: 1 },
      });
      await sign(caller, id, 'client');
      orders.push({ id, version: (await sign(caller, id, 'dc')).body.version });
    }
    const answers = await Promise.all(
      orders.map(({ id, version }) =>
        caller.call(changeStatus, { params: { id, new_statut: 'Agence' }, body: { version } }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.find((answer) => answer.status === 422)?.body).toMatchObject({ code: 'QUOTA' });
    expect(await figures(team.dc.smhf)).toMatchObject({ creation: 1, avenir: 4 });
  });

  it('is refused to a role that no row names', async () => {
    const { id, version, agency } = await signedOrder();
    expect(
      (await agency.call(changeStatus, { params: { id, new_statut: 'Agence' }, body: { version } })).status,
    ).toBe(404);
    const siege = site.as((await createUser(site.pool, { role: 'siege' })).name);
    expect(
      (await siege.call(changeStatus, { params: { id, new_statut: 'Terminé' }, body: { version } })).body,
    ).toMatchObject({ code: 'TRANSITION', message: "Le statut du projet ne vous permet pas d'en changer." });
  });

  it.each(
    sample<['GET' | 'PUT', string]>(2, [
      ['PUT', '/statut/Envoy%C3%A9'],
      ['GET', '?q_statut=Envoy%C3%A9'],
      ['GET', '?q_typeProjet=VAE_DIGITAL'],
      ['GET', '?q_support=Affiche'],
    ]),
  )('with unknown values is malformed: %s %s', async (method, rest) => {
    const { caller, id } = await signedOrder();
    const url = `/rest/myplv/projets${method === 'PUT' ? `/${id}` : ''}${rest}`;
    const payload = method === 'PUT' ? { payload: { version: 1 } } : {};
    const answer = await caller.inject({ method, url, ...payload });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'REQUETE_INVALIDE' });
  });
});

describe('a clone', () => {
  it('copies the answers, consumes a unit, and gives it back within ten minutes', async () => {
    const { caller, dc, id } = await signedOrder();
    const cloned = await caller.call(cloneProject, { params: { id } });
    if ('error' in cloned.body) throw new Error(cloned.body.error);
    const copy = cloned.body._id.$oid;
    const { body } = await caller.call(readProject, { params: { id: copy } });
    expect(body).toMatchObject({
      statut: 'Brouillon',
      originalId: id,
      eligibleQuota: true,
      signatures: [],
      historique: [],
      nameProjet: 'Brasserie du Palais',
    });
    expect(await figures(dc.smhf)).toMatchObject({ creation: 1, avenir: 1 });
    expect((await caller.call(undoClone, { params: { id: copy } })).status).toBe(200);
    expect((await caller.call(readProject, { params: { id: copy } })).status).toBe(404);
    expect(await figures(dc.smhf)).toMatchObject({ creation: 0, annule: 0, avenir: 1 });
  });

  it('that was never sent explains why its dc cannot delete it, and is deleted by head office in annulé', async () => {
    const { caller, dc, id } = await signedOrder();
    const cloned = await caller.call(cloneProject, { params: { id } });
    if ('error' in cloned.body) throw new Error(cloned.body.error);
    const params = { id: cloned.body._id.$oid };
    const refused = await caller.call(deleteProject, { params });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      message: expect.stringMatching(
        /^Cette copie n’a jamais été transmise, mais son unité de quota est consommée/,
      ),
    });
    const before = await figures(dc.smhf);
    const siege = site.as((await createUser(site.pool, { role: 'siege' })).name);
    expect((await siege.call(deleteProject, { params })).status).toBe(204);
    expect(await figures(dc.smhf)).toEqual({ ...before, creation: 0, annule: 1 });
  });

  it('names its source only to accounts with that one in scope, read or saved', {
    tags: 'long',
  }, async () => {
    const { caller, id } = await signedOrder();
    const cloned = await caller.call(cloneProject, { params: { id } });
    if ('error' in cloned.body) throw new Error(cloned.body.error);
    const params = { id: cloned.body._id.$oid };
    const other = await createUser(site.pool, { role: 'dc' });
    await site.pool.query('update projects set dc = $2 where id = $1', [params.id, other.name]);
    const sources = async (reader: Caller) => {
      const { body } = await reader.call(readProject, { params });
      const saved = await reader.call(saveProject, { params, body: { version: body.version } });
      return [body.originalId, saved.body.originalId];
    };
    expect(await sources(site.as(other.name))).toEqual([null, null]);
    expect(await sources(site.as((await createUser(site.pool, { role: 'siege' })).name))).toEqual([id, id]);
  });

  it('returns its refusal in words', async () => {
    const { caller, id, dc } = await completeDraft(1);
    await giveQuota(site.pool, dc.smhf ?? '', 'CHR', 0);
    expect((await caller.call(cloneProject, { params: { id } })).body).toEqual({
      error: 'Attention : quota dépassé. La création d’un projet est impossible.',
    });
  });
});

describe('an arbitration', () => {
  it('is requested from head office by mail only when the quota is exhausted', { tags: 'long' }, async () => {
    const { caller, dc, id } = await signedOrder();
    const siege = await createUser(site.pool, { role: 'siege' });
    const ask = (body: object = { comment: 'Ouverture en mai' }) =>
      caller.call(askArbitration, { params: { id }, body });
    expect((await ask()).body).toMatchObject({ code: 'STATUT' });
    await giveQuota(site.pool, dc.smhf ?? '', 'CHR', 0);
    const asked = async () => {
      const { rows } = await site.pool.query<{ count: number }>(
        "select count(*)::int as count from mails where project_id = $1 and template = 'arbitration-request' and recipient = $2",
        [id, siege.mail],
      );
      return rows[0]?.count;
    };
    const twice = await Promise.all([ask({}), ask({})]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await asked()).toBe(1);
    expect((await ask()).status).toBe(200);
    expect(await asked()).toBe(2);
  });
});

it('leaves each trace as a rebuilt one', async () => {
  expect(await staleTraces(site.pool)).toEqual([]);
});
