import { required } from '@ardoise/domain/base/errors.ts';
import type { QueryOf } from '@ardoise/domain/contract/call.ts';
import type { Recall, RecallLine, readRecall as readCall } from '@ardoise/domain/contract/recalls.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { RECALL_LISTS, type RecallList } from '@ardoise/domain/rules/recalls.ts';
import type { Db } from '../../../db/transaction.ts';
import { listMailReaders } from '../../base/mails/mail-readers.repository.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { countParts, countPoints, findRecall, listLines, type RecallRow } from './recalls.repository.ts';

/** Lines of a page, before more are asked for. */
const USUAL_LINES = 50;

function presentLine(row: RecallRow): RecallLine {
  return {
    piece: row.piece,
    projet: row.project,
    numProjet: row.numProjet,
    nOutlet: row.nOutlet,
    point: row.outlet,
    adresse: row.address,
    nom: row.name,
    montre: row.shown,
    exemplaires: row.copies,
    etat: row.state,
    depuis: row.since,
    contact: row.contact,
    telephone: row.phone,
  };
}

/** A list of pieces to take back, of the reader's scope, by delegate. @throws Refusal INTROUVABLE */
export async function readRecall(
  db: Db,
  actor: Actor,
  id: string,
  { liste = 'sure', lignes = USUAL_LINES }: QueryOf<typeof readCall>,
): Promise<Recall> {
  const recall = required(await findRecall(db, actor, id));
  const [parts, points, rows, nameOf] = await Promise.all([
    countParts(db, actor, id),
    countPoints(db, actor, id, liste),
    listLines(db, actor, id, { list: liste, limit: lignes }),
    displayNames(db),
  ]);
  const asked = parts.filter(({ list }) => list === liste);
  const people = await listMailReaders(
    db,
    asked.map(({ dc }) => dc),
  );
  const phoneOf = new Map(people.map(({ name, telephone }) => [name.toLowerCase(), telephone]));
  const sumOf = (list: RecallList) =>
    parts.reduce((sum, part) => (part.list === list ? sum + part.pieces : sum), 0);
  const lines = Map.groupBy(rows, ({ dc }) => dc);
  return {
    id,
    montre: recall.shows,
    faitLe: recall.madeAt,
    pieces: sumOf('sure'),
    points,
    delegues: asked.length,
    lignes: sumOf(liste),
    parListe: Object.fromEntries(RECALL_LISTS.map((list) => [list, sumOf(list)])) as Record<
      RecallList,
      number
    >,
    parts: [...lines].map(([dc, shown]) => ({
      dc,
      nom: nameOf(dc),
      telephone: phoneOf.get(dc.toLowerCase()) ?? '',
      pieces: asked.find((part) => part.dc === dc)?.pieces ?? shown.length,
      points: asked.find((part) => part.dc === dc)?.points ?? 0,
      lignes: shown.map(presentLine),
    })),
    ditLe: recall.toldAt,
    peutPrevenir: roleMay('recall.make', actor.role),
  };
}
