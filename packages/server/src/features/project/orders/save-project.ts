import { required } from '@ardoise/domain/base/errors.ts';
import type { Offers } from '@ardoise/domain/catalogue/offers.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { saveProject as saveCall } from '@ardoise/domain/contract/projects.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { withEntryIds } from '@ardoise/domain/projects/entries.ts';
import { normaliseEmail } from '@ardoise/domain/projects/field-formats.ts';
import { parisYear, projectCode } from '@ardoise/domain/projects/paris-day.ts';
import { type ProjectDocument, poseAnswers, SAVED_PARTS } from '@ardoise/domain/projects/project.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { tidyAnswers } from '@ardoise/domain/projects/tidy-answers.ts';
import { isDraft } from '@ardoise/domain/rules/moves.ts';
import { nextSigner } from '@ardoise/domain/rules/signers.ts';
import { keysOf } from '@ardoise/domain/wizards/catalogue/choice-keys.ts';
import { missingSteps } from '@ardoise/domain/wizards/wizard.ts';
import { type Db, inTransaction } from '../../../db/transaction.ts';
import type { JsonText } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import type { OfferFacts } from '../../base/catalogue/offer-facts.repository.ts';
import { offerFacts } from '../../base/catalogue/offer-facts.ts';
import { findAgencyByMail, findMedal } from '../../base/people/people.repository.ts';
import { appointmentMails } from '../calendar/appointment-mails.ts';
import { type Choices, deriveColumns } from '../projects/derived-columns.ts';
import { demand, documentOf, type StoredProject } from '../projects/project-record.ts';
import { type DraftFacts, findForSave, type ProjectToSave } from '../projects/project-view.repository.ts';
import { type ProjectChange, updateDraft, updateProject } from '../projects/projects.repository.ts';
import { columnWhen } from '../projects/quota-column.ts';
import { presentWith, readProject, staleVersion } from '../projects/read-project.ts';
import { refuseIncomplete } from './amend-order.ts';
import { clientAnswers } from './client-answers.ts';
import type { LastSaves } from './last-saves.ts';
import { refuseClientAnswers } from './refuse-client-answers.ts';
import { effectsOf, isPlain, type SideEffects, writeWithEffects } from './save-effects.ts';
import { withSavedCardText } from './saved-card-text.ts';
import { settledColumns } from './settle-outlet.ts';

type Body = BodyOf<typeof saveCall>;

function mergedDocument(
  stored: StoredProject,
  previous: ProjectDocument,
  body: Body,
  actor: Actor,
  offers: Offers,
): ProjectDocument {
  const sent = Object.fromEntries(
    SAVED_PARTS.flatMap((part) => (body[part] === undefined ? [] : [[part, body[part]]])),
  );
  const { changementsCarte } = tidyAnswers({ changementsCarte: body.changementsCarte }, previous);
  const merged = withSavedCardText(
    { ...previous, ...tidyAnswers(sent, previous) },
    previous,
    changementsCarte,
  );
  if (merged.pose !== undefined && body.pose !== undefined) merged.pose = poseAnswers(merged.pose);
  refuseClientAnswers(stored, actor, previous, merged);
  // Once submitted the project stays with its agency: a reassignment is a separate call.
  if (!isBeforeSubmission(stored.statut) && merged.idprojet !== undefined)
    merged.idprojet = { ...merged.idprojet, emailAgence: previous.idprojet?.emailAgence };
  const answers = actor.role === 'client' ? clientAnswers(previous, merged) : merged;
  const day = projectCode(new Date(stored.t_creation));
  return withEntryIds(KINDS[stored.kind].wizard.normalise(answers, day, stored.type, offers));
}

/** The medal is the outlet's, never the request's. */
async function withMedal(
  db: Db,
  document: ProjectDocument,
  previous: ProjectDocument,
): Promise<ProjectDocument> {
  if (document.pdv === undefined) return document;
  const nOutlet = document.pdv.nOutlet?.trim() ?? '';
  const medaillePDV =
    nOutlet === (previous.pdv?.nOutlet?.trim() ?? '')
      ? previous.pdv?.medaillePDV
      : await findMedal(db, nOutlet);
  const { medaillePDV: _given, ...pdv } = document.pdv;
  return { ...document, pdv: medaillePDV === undefined ? pdv : { ...pdv, medaillePDV } };
}

async function agencyOf(
  db: Db,
  stored: StoredProject,
  document: ProjectDocument,
  previous: ProjectDocument,
): Promise<string | null> {
  const mail = document.idprojet?.emailAgence?.trim() ?? '';
  const unchanged = mail === (previous.idprojet?.emailAgence?.trim() ?? '') && stored.agence !== null;
  if (unchanged || !isBeforeSubmission(stored.statut)) return stored.agence;
  return mail === '' ? null : findAgencyByMail(db, mail);
}

function changeOf(stored: StoredProject, body: Body, signaturesVoided: boolean): ProjectChange {
  const { kind, client_signed: clientSigned, dc_signed: dcSigned } = stored;
  const signed = nextSigner(kind, { clientSigned, dcSigned }) === null && !signaturesVoided;
  return {
    ...(body.nextState === undefined || (signed && body.nextState !== null)
      ? {}
      : { next_state: body.nextState }),
    ...(body.create === undefined ? {} : { created: body.create }),
    ...(body.popin === undefined ? {} : { popin: body.popin }),
    ...(signaturesVoided ? { client_signed: false, dc_signed: false, created: false, popin: false } : {}),
  };
}

/**
 * Whether the dc has taken the order back and corrects the client's address: the account that it was sent to by mistake
 * reads and signs it no more, until it is sent again (specification/roles-and-scope.md#scope).
 */
function leavesItsClient(
  { statut }: StoredProject,
  previous: ProjectDocument,
  document: ProjectDocument,
): boolean {
  const [before, after] = [previous, document].map(({ pdv }) => normaliseEmail(pdv?.emailCLient ?? ''));
  return isDraft(statut) && before !== after;
}

/** A column differs; `choices` as JSON, in which the order of keys says nothing. */
function isChanged(before: unknown, after: unknown): boolean {
  if (typeof after !== 'object' || after === null) return before !== after;
  const entries = Object.entries(after);
  const known = (before ?? {}) as Record<string, unknown>;
  return entries.length !== Object.keys(known).length || entries.some(([key, value]) => known[key] !== value);
}

/**
 * The document alone where nothing is derived from what changed: a column in `set` costs its triggers' conditions,
 * changed or not. Otherwise all columns, so that the statements stay few.
 */
function fewestColumns(
  change: ProjectChange & { doc: string },
  stored: StoredProject & { choices: Choices },
): ProjectChange & { doc: string } {
  const { doc, ...columns } = change;
  const before = stored as unknown as Record<string, unknown>;
  const changed = Object.entries(columns).some(([column, value]) => isChanged(before[column], value));
  return changed ? change : { doc };
}

/** What is written of a save, besides its effects, and the facts that its reply tells. */
interface Draft {
  change: ProjectChange & { doc: string };
  effects: SideEffects;
  facts: DraftFacts;
}

/** @throws Refusal SIGNATURES, GARDE */
async function drafted(
  pool: Db,
  { view: stored, facts }: ProjectToSave,
  actor: Actor,
  body: Body,
): Promise<Draft> {
  const previous = documentOf(stored);
  const { eligibleMedals, offers, gardees, choices } = facts;
  const merged = mergedDocument(stored, previous, body, actor, offers);
  const document = await withMedal(pool, merged, previous);
  const agence = await agencyOf(pool, stored, document, previous);
  const effects = effectsOf(stored, document, previous, body);
  if (effects.amendment !== null)
    refuseIncomplete(
      KINDS[stored.kind].wizard,
      { ...previous, type: stored.type, agence, eligibleMedals, offers },
      { ...document, type: stored.type, agence, eligibleMedals, offers },
    );
  const judged = { agence, eligibleMedals, offers, gardees };
  const missing = missingSteps(KINDS[stored.kind].wizard, { ...document, ...judged, type: stored.type });
  const columns = deriveColumns(stored.type, document, { ...judged, choices, missing });
  const change = {
    ...columns,
    // An amendment may remove the print, or add it: a finished order then counts in another column.
    ...(effects.amendment === null ? {} : { quota_column: columnWhen({ ...stored, ...columns }, false) }),
    ...changeOf(stored, body, effects.voidsSignatures),
    ...settledColumns(stored, previous, document, eligibleMedals),
    ...(leavesItsClient(stored, previous, document) ? { client_uid: null } : {}),
    agence,
    doc: JSON.stringify(document),
  };
  return {
    change: fewestColumns(change, { ...stored, choices }),
    effects,
    facts: { ...facts, missing, choices: columns.choices, gardees: keptBy(columns.choices, gardees) },
  };
}

/** What a save works with besides its project. */
interface Saving extends Pick<AppContext, 'pool' | 'files' | 'mails'> {
  saves: LastSaves;
}

/** Writes a save onto the row that was read; null if it has changed since. @throws Refusal STATUT, VERSION */
async function saveOnto(
  { pool, files, mails, saves }: Saving,
  project: ProjectToSave,
  { actor, offers, body }: { actor: Actor; offers: OfferFacts; body: Body },
): Promise<JsonText | null> {
  const { view: stored, seen } = project;
  const { id, version } = stored;
  demand('project.edit', stored, actor);
  if (version !== body.version) throw await staleVersion(pool, id, actor);
  const { change, effects, facts } = await drafted(pool, project, actor, body);
  if (!isPlain(effects)) {
    const written = await inTransaction(pool, async (tx) => {
      const done = await writeWithEffects(tx, files, stored, actor, change, effects);
      // An amendment may take the pose out of the order.
      if (done !== null) await mails.queueAll(tx, await appointmentMails(tx, stored, change));
      return done;
    });
    // Effects also change other stored data, hence a second read.
    return written === null ? null : readProject(pool, id, actor);
  }
  if (!isBeforeSubmission(stored.statut)) {
    const written = await updateProject(pool, id, version, change);
    return written === null ? null : presentWith(pool, { ...stored, ...change, ...written }, actor, facts);
  }
  const written = await updateDraft(pool, { id, version, seen }, change);
  if (written === null) return null;
  const { seen: now, ...values } = written;
  const view = { ...stored, ...change, ...values };
  saves.keep(id, { view, facts, seen: now }, { actor, offers });
  return presentWith(pool, view, actor, facts);
}

/** A row may change without its version, by a post-it or a new proof: the save then reads it again. */
const TRIES = 5;

/**
 * Saves parts of a draft: the common path of next, update and autosave. Normalises the document and derives its
 * columns; optimistic locking: a stale version changes nothing (specification/calls.md#projects).
 * @throws Refusal INTROUVABLE, STATUT, VERSION (with the present project), SIGNATURES, GARDE (an amendment without its
 * comment, or that leaves the order incomplete; a client's answers given by the dc)
 */
export async function saveProject(saving: Saving, actor: Actor, id: string, body: Body): Promise<JsonText> {
  const { pool, saves } = saving;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const offers = await offerFacts(pool);
    const project =
      saves.take(id, body.version, { actor, offers }) ??
      required(await findForSave(pool, id, actor, { year: parisYear(new Date()), offers }));
    const saved = await saveOnto(saving, project, { actor, offers, body });
    if (saved !== null) return saved;
  }
  throw await staleVersion(pool, id, actor);
}

/** Those that the order still has chosen after the save. */
function keptBy(choices: Choices, gardees: DraftFacts['gardees']): DraftFacts['gardees'] {
  return gardees.filter(({ liste, item }) =>
    keysOf(liste, item as { id: string }).some((key) => choices[key] !== undefined),
  );
}
