// The ceiling of a change of status: the least that fastify and pg can do for the same durable work, on the product's own
// tables and triggers: session (kept for 30 s, as the product does), one reading, one statement. A dc submits, the agency
// returns; everything else is left out: other moves, scopes, guards' sentences, live changes, limits.
//   DATABASE_URL=… PORT=8172 node bench/ceiling.mjs
import { createHash, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

pg.types.setTypeParser(20, Number);
pg.types.setTypeParser(114, (text) => text);
pg.types.setTypeParser(1184, (text) => text);
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: '-c timezone=UTC',
});
const sessions = new Map();
const KEPT_MS = 30_000;
const SESSION = `select u.uid, u.name, u.role from sessions s join users u using (uid)
  where s.token_hash = $1 and s.expires > now() and s.last_used > now() - interval '12 hours' and u.active`;

async function sessionOf(request) {
  const token = /ardoise-session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const kept = sessions.get(token);
  if (kept && Date.now() - kept.at < KEPT_MS) return kept.user;
  const values = [createHash('sha256').update(token).digest()];
  const { rows } = await pool.query({ name: 'session', text: SESSION, values });
  if (rows.length > 0) sessions.set(token, { at: Date.now(), user: rows[0] });
  return rows[0];
}

const READ = `select p.version, p.statut, p.dc, p.smhf, p.agence, p.name_projet, p.num_projet, p.ville, p.client_name,
    p.wizard_complete, p.client_signed, p.dc_signed, p.nb_ar_agence, p.returns_to_draft, p.eligible_quota, p.quota_column,
    p.quota_smhf, p.quota_year, p.quota_on, p.doc, p.trace,
    (select json_agg(json_build_object('name', name, 'mail', mail, 'shown', coalesce(nullif(trim(prenom || ' ' || nom), ''), name)))
      from users where lower(name) in (lower(p.dc), lower(p.agence), lower($2)) and active) as readers
  from projects p where p.id = $1 and p.deleted_at is null`;

const moveSql = (taking) => `with moved as (
    update projects set statut = $3, nb_ar_agence = $4, returns_to_draft = $5, popin = false, notes_since_entry = 0,
      clock_from = case when $3 = 'Agence' then now() end, proof_fresh = false, eligible_quota = $6, quota_column = $7,
      quota_smhf = $8, quota_year = $9, quota_on = $10, trace = $11, version = version + 1, t_update = now(), t_statut = now()
    where id = $1 and version = $2 ${taking ? "and hold_quota($8, $9, 'CHR') > 0" : ''} returning version, t_update, t_statut),
  line as (
    insert into project_history (project_id, statut_dep, statut_arr, target, t_creation, resp, comment, forced, based_on)
    select $1, $12, $3, $3, $13, $14, $15, false, $2 from moved),
  post as (
    insert into mails (handed_over, template, recipient, subject, words, body_text, project_id, message_id)
    select false, $16, $17, $18, $19, $21, $1, $20 from moved)
  select version, t_update, t_statut from moved`;

/** The trace with one line more: as the product has it. */
function grown(trace, line) {
  const place = trace.indexOf('[', trace.indexOf('"historique"')) + 1;
  return (
    trace.slice(0, place) + JSON.stringify(line) + (trace[place] === ']' ? '' : ',') + trace.slice(place)
  );
}

/** Who may: the draft's dc if the order is complete and signed, or the agency with a message. */
function mayMove(project, user, submits, comment) {
  if (submits)
    return (
      project.statut === 'Brouillon' &&
      project.dc === user.name &&
      project.wizard_complete &&
      project.client_signed &&
      project.dc_signed
    );
  return project.statut === 'Agence' && project.agence === user.name && comment.length >= 3;
}

/** The quota's columns after the move: a unit is consumed by the first submission, released by the first return. */
function quotaOf(project, submits, day) {
  const taken = submits && !project.eligible_quota;
  if (taken) return { taken, values: [true, 'creation', project.smhf, Number(day.slice(0, 4)), day] };
  const kept = project.eligible_quota && (submits || project.returns_to_draft > 0);
  const values = kept
    ? [true, 'creation', project.quota_smhf, project.quota_year, project.quota_on]
    : [false, 'avenir', project.smhf, 0, null];
  return { taken, values };
}

/** As long as the product's. */
function mailOf(project, id, to, { subject, shown, comment, submits }) {
  const said = `Le projet ${project.name_projet} (${project.ville}) a été ${submits ? 'soumis' : 'retourné'} par ${shown}.`;
  const facts = [
    { label: 'Projet', value: project.name_projet },
    { label: 'Client', value: project.client_name },
    { label: 'Ville', value: project.ville },
  ];
  const action = { label: 'Ouvrir le projet', path: `/suivi-projet/${id}` };
  const message = { from: shown, text: comment };
  const words = {
    to,
    template: 'ceiling',
    subject,
    title: subject,
    paragraphs: [said],
    facts,
    message,
    action,
  };
  return [
    JSON.stringify(words),
    `${subject}\n\n${said}\n${comment}\nhttp://127.0.0.1${action.path}\n`.padEnd(700, '.'),
  ];
}

const app = Fastify({ logger: false });
app.put('/rest/myplv/projets/:id/statut/:target', async (request, reply) => {
  const user = await sessionOf(request);
  if (!user) return reply.code(401).send({});
  const { id, target } = request.params;
  const { version, comment = '' } = request.body;
  const { rows } = await pool.query({ name: 'read', text: READ, values: [id, user.name] });
  const [project] = rows;
  const submits = target === 'Agence';
  if (project?.version !== version || !mayMove(project, user, submits, comment))
    return reply.code(409).send({});
  const readers = JSON.parse(project.readers ?? '[]');
  const shown = readers.find(({ name }) => name === user.name)?.shown ?? user.name;
  const to = readers.find(({ name }) => name === (submits ? project.agence : project.dc))?.mail ?? '';
  const at = new Date().toISOString();
  const line = {
    nature: 'mouvement',
    statut_dep: project.statut,
    statut_arr: target,
    target,
    t_creation: at,
    resp: user.name,
    nomResp: shown,
    pourLeCompteDe: '',
    accord: null,
    comment,
    force: false,
    fichiers: [],
  };
  const trace = grown(project.trace, line);
  const subject = `Projet ${project.name_projet} : ${target}`;
  const quota = quotaOf(project, submits, at.slice(0, 10));
  const [words, text] = mailOf(project, id, to, { subject, shown, comment, submits });
  const counts = [project.nb_ar_agence + (submits ? 1 : 0), project.returns_to_draft + (submits ? 0 : 1)];
  const lineValues = [project.statut, at, user.name, comment];
  const mailValues = ['ceiling', to, subject, words, `<${randomUUID()}@ceiling>`, text];
  const values = [id, version, target, ...counts, ...quota.values, trace, ...lineValues, ...mailValues];
  const name = quota.taken ? 'move-taking' : 'move';
  const written = await pool.query({ name, text: moveSql(quota.taken), values });
  if (written.rows.length === 0) return reply.code(409).send({});
  reply.type('application/json; charset=utf-8');
  const { doc, trace: _trace, readers: _readers, ...head } = project;
  const moved = JSON.stringify({ ...head, ...written.rows[0], statut: target });
  return `${moved.slice(0, -1)},${trace.slice(1, -1)},${doc.slice(1)}`;
});
app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
