import { readCalendar } from '@ardoise/domain/contract/calendars.ts';
import { planPose } from '@ardoise/domain/contract/poses.ts';
import { saveProject } from '@ardoise/domain/contract/projects.ts';
import { openTracking, readTrackedCalendar } from '@ardoise/domain/contract/tracking-links.ts';
import { dayAfter } from '@ardoise/domain/projects/day-after.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { kindOrderIn } from '../../../testing/kind-factories.ts';
import { type Columns, orderToPrevisit, setColumns, WITH_POSE } from '../../../testing/kind-order.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';
import { mailedToken } from '../../../testing/mailed-token.ts';
import { readCalendarFile } from '../../../testing/read-calendar.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inVolume } from '../../../testing/volume.ts';
import { approve, move, orderShownToClient, readOrder } from '../../../testing/workflow-factories.ts';
import { calendarFile } from '../../base/calendar/calendar-file.ts';
import type { Mail } from '../../base/mails/mail.ts';
import type { StoredWords } from '../../base/mails/mails.repository.ts';
import { createMailSender } from '../../base/mails/smtp-sender.ts';
import { wordsOf } from '../../base/mails/stored-mail.ts';

const CLIENT = 'b.lacombe@brasserie-du-palais.example';
const PHONE = '06 39 98 01 02';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const dayIn = (days: number) => dayAfter(parisDay(new Date()), days);
const compact = (day: string) => day.replaceAll('-', '');

/** With the hours of the pose, whatever the kind of the answers. */
async function posed(columns: Columns = {}) {
  const order = await orderToPrevisit(site, columns);
  await site.pool.query(
    `update projects set doc = jsonb_set(doc::jsonb, '{pose}', $2::jsonb)::json where id = $1`,
    [
      order.id,
      JSON.stringify({
        pose: 'oui',
        heureouverture: '09:30',
        heurefermeture: '11:30',
        contact: { telephone: PHONE },
      }),
    ],
  );
  return order;
}

async function plan(
  caller: Caller,
  id: string,
  days: { t_previsite?: string | null; t_pose?: string | null },
) {
  const { version } = await readOrder(caller, id);
  const { status, body } = await caller.call(planPose, { params: { id }, body: { version, ...days } });
  expect(status, JSON.stringify(body)).toBe(200);
}

/** The files of the mails of a project to its client, oldest first, with the subjects. */
async function filesTo(id: string, recipient = CLIENT) {
  const { rows } = await site.pool.query<StoredWords>(
    `select subject, body_text as text, html, words, secrets, message_id as "messageId" from mails
     where project_id = $1 and recipient = $2 order by id`,
    [id, recipient],
  );
  return rows.flatMap((row) => {
    const { calendar } = wordsOf(site.mails.opened(row)) as Mail;
    if (calendar === undefined) return [];
    const { method, events } = readCalendarFile(calendarFile(calendar, site.config.mailFrom));
    return events.map((event) => ({ method, subject: row.subject, filename: calendar.filename, ...event }));
  });
}

describe('a day that is fixed', () => {
  it('is mailed to the client and the installers with a file for a calendar, and replaced', async () => {
    const { id, installer, siege } = await posed();
    await plan(installer, id, { t_pose: dayIn(20) });
    await plan(siege, id, { t_pose: dayIn(21) });
    const files = await filesTo(id);
    expect(files).toMatchObject([
      {
        method: 'PUBLISH',
        subject: expect.stringMatching(/^Brasserie du Palais\u00a0: la pose est le /),
        filename: 'pose-brasserie-du-palais.ics',
        uid: `${id}-pose@ardoise`,
        start: `${compact(dayIn(20))}T093000`,
        zone: 'Europe/Paris',
        status: 'CONFIRMED',
        summary: 'Pose : Brasserie du Palais',
        location: expect.stringContaining('Bordeaux'),
      },
      { method: 'PUBLISH', uid: `${id}-pose@ardoise`, start: `${compact(dayIn(21))}T093000` },
    ]);
    expect(files[1]?.sequence).toBeGreaterThan(files[0]?.sequence ?? 0);
    const { rows } = await site.pool.query<{ recipients: number }>(
      `select count(distinct recipient)::int as recipients from mails where project_id = $1 and template = 'installer-appointment'`,
      [id],
    );
    expect(rows[0]?.recipients).toBeGreaterThan(0);
  });

  it('is mailed once: the same day again sends nothing', async () => {
    const { id, installer } = await posed();
    await plan(installer, id, { t_previsite: dayIn(3) });
    await plan(installer, id, { t_previsite: dayIn(3) });
    expect(await filesTo(id)).toMatchObject([{ uid: `${id}-previsite@ardoise` }]);
  });

  it('says nothing of the telephone', { tags: 'long' }, async () => {
    const { id, siege } = await posed();
    await plan(siege, id, { t_previsite: dayIn(3), t_pose: dayIn(9) });
    const { body } = await siege.call(readCalendar, { params: { id } });
    const words = [String(body), ...(await filesTo(id)).map((file) => JSON.stringify(file))].join('\n');
    for (const secret of [PHONE, '0639980102', 'Bertrand', CLIENT]) expect(words).not.toContain(secret);
  });
});

describe('a day that goes', () => {
  it.each<[string, (order: Awaited<ReturnType<typeof posed>>) => Promise<unknown>]>([
    ['cleared', ({ installer, id }) => plan(installer, id, { t_pose: null })],
    ['with its cancelled order', ({ siege, id }) => move(siege, id, 'Annulé')],
    [
      'with an order that is moved back',
      async ({ id }) => {
        const { name } = await createUser(site.pool, { role: 'administrator' });
        await move(site.as(name), id, 'Agence', { comment: 'Erreur', force: true });
      },
    ],
  ])('is taken out of the calendar: %s', { tags: 'long' }, async (_, end) => {
    const order = await posed();
    await plan(order.siege, order.id, { t_pose: dayIn(20) });
    await end(order);
    const [fixed, gone, ...others] = await filesTo(order.id);
    expect(gone).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      uid: fixed?.uid,
      start: fixed?.start,
      subject: expect.stringContaining('n’a plus lieu'),
    });
    expect(gone?.sequence).toBe((fixed?.sequence ?? 0) + 1);
    expect(others).toEqual([]);
  });

  it('is taken out of the calendar with a pose that an amendment takes out of the order', {
    tags: 'long',
  }, async () => {
    const { id, siege } = await kindOrderIn(site, 'Boards PVC', 'Prévisite');
    await plan(siege, id, { t_pose: dayIn(20) });
    const { version, pose } = await readOrder(siege, id);
    const body = { version, pose: { ...pose, pose: 'non' }, comment: 'Posé par le client' };
    const { status, body: saved } = await siege.call(saveProject, { params: { id }, body });
    expect(status, JSON.stringify(saved)).toBe(200);
    const { rows } = await site.pool.query<{ method: string }>(
      `select words::jsonb #>> '{calendar,method}' as method from mails where project_id = $1 and template = 'appointment' order by id`,
      [id],
    );
    expect(rows).toEqual([{ method: 'PUBLISH' }, { method: 'CANCEL' }]);
  });

  it('is not, where it took place', { tags: 'long' }, async () => {
    const { id, installer } = await posed({ statut: 'Livré', pose_resultat: 'validationPose' });
    await plan(installer, id, { t_pose: dayIn(0) });
    await move(installer, id, 'Terminé');
    expect(await filesTo(id)).toEqual([]);
    const other = await posed();
    await plan(other.installer, other.id, { t_previsite: dayIn(2) });
    await move(other.installer, other.id, 'validationPose');
    expect(await filesTo(other.id)).toMatchObject([{ method: 'PUBLISH' }]);
  });
});

it('the mail of a pose to do has the file of its day', { tags: 'long' }, async () => {
  const { id, siege, agency } = await posed({
    statut: 'Imprimé',
    pose_resultat: 'validationPose',
    t_pose: dayIn(5),
  });
  expect(agency).toBeDefined();
  await move(siege, id, 'Livré');
  const { rows } = await site.pool.query<{ calendar: { method: string } }>(
    `select words::jsonb -> 'calendar' as calendar from mails where project_id = $1 and template = 'installation-to-do'`,
    [id],
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { calendar } of rows) expect(calendar).toMatchObject({ method: 'PUBLISH' });
});

describe('agenda.ics', () => {
  it('has both days as two events, as the mails have them', async () => {
    const { id, siege } = await posed();
    await plan(siege, id, { t_previsite: dayIn(3), t_pose: dayIn(9) });
    const { status, headers, body } = await siege.call(readCalendar, { params: { id } });
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers['content-disposition']).toContain(
      'attachment; filename=previsite-brasserie-du-palais.ics',
    );
    const { method, events } = readCalendarFile(String(body));
    expect([method, events.map(({ uid }) => uid)]).toEqual([
      'PUBLISH',
      [`${id}-previsite@ardoise`, `${id}-pose@ardoise`],
    ]);
    const mailed = await filesTo(id);
    expect(events.map(({ sequence }) => sequence)).toEqual(mailed.map(({ sequence }) => sequence));
  });

  it('is none of a day that is past, not fixed, or of an order that is over', async () => {
    const { id, siege } = await posed();
    const status = async () => (await siege.call(readCalendar, { params: { id } })).status;
    expect(await status()).toBe(404);
    await setColumns(site, id, { t_pose: dayIn(-1) });
    expect(await status()).toBe(404);
    await setColumns(site, id, { t_pose: dayIn(1) });
    expect(await status()).toBe(200);
    await setColumns(site, id, { statut: 'Annulé' });
    expect(await status()).toBe(404);
  });

  it.each(
    inVolume(['dc', 'imprimeur'] as const, ['dc', 'mdv', 'smhf', 'agence', 'imprimeur', 'client'] as const),
  )('is unknown to a %s without the order', async (role) => {
    const { id, caller } = await posed({ t_pose: dayIn(2) });
    expect((await caller.call(readCalendar, { params: { id } })).status).toBe(200);
    const { name } = await createUser(site.pool, { role });
    expect((await site.as(name).call(readCalendar, { params: { id } })).status).toBe(404);
    expect((await site.anonymous.call(readCalendar, { params: { id } })).status).toBe(401);
  });

  it('is at the link that follows the order', { tags: 'long' }, async () => {
    const order = await orderShownToClient(site);
    await setColumns(site, order.id, {
      ...WITH_POSE,
      ...({ kind: 'VAE', type_projet: 'VAE', type: 'Boards PVC' } as Columns),
    });
    await approve(order);
    const token = await mailedToken(site, order.id, 'previsit-announced');
    const read = () => site.anonymous.call(readTrackedCalendar, { params: { token } });
    expect((await read()).status).toBe(404);
    await setColumns(site, order.id, { t_previsite: dayIn(4) });
    const { body } = await site.anonymous.call(openTracking, { params: { token } });
    expect(body.rendezVous).toEqual([
      { jour: dayIn(4), mots: expect.stringMatching(/^Visite de l’installateur le \d/) },
    ]);
    expect(readCalendarFile(String((await read()).body)).events).toMatchObject([
      { start: compact(dayIn(4)), zone: '' },
    ]);
  });
});

describe('by a mail server', () => {
  let server: MailServer;
  let posting: TestApp;
  beforeAll(async () => {
    server = await startMailServer();
    posting = await createTestApp({ smtpUrl: server.url });
    await posting.mails.startSending(
      posting.pool,
      posting.files,
      createMailSender(server.url, posting.config.mailFrom),
    );
  });
  afterAll(async () => {
    await posting.close();
    await server.stop();
  });

  it('the file arrives as text/calendar, which says its method', async () => {
    const order = await orderToPrevisit(posting);
    await plan(order.siege, order.id, { t_pose: dayIn(20) });
    const find = () =>
      server.mails.find(({ to, subject }) => to.includes(CLIENT) && /pose est le/.test(subject));
    await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 20_000, interval: 50 });
    const mail = find();
    const [, part = ''] = (mail?.raw ?? '').split(/Content-Type: text\/calendar; /);
    expect(part.replace(/\s+/g, ' ')).toMatch(/^charset=utf-8; method=PUBLISH/);
    const [, content = ''] = part.split('\r\n\r\n');
    const file = Buffer.from(content.split('\r\n--')[0] ?? '', 'base64').toString();
    expect(readCalendarFile(file)).toMatchObject({
      method: 'PUBLISH',
      events: [{ uid: `${order.id}-pose@ardoise` }],
    });
    expect(mail?.html).toContain('pose-brasserie-du-palais.ics');
    expect(mail?.text).toContain('touchez-le pour le mettre à votre agenda');
  });
});
