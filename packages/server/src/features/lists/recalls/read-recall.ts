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

const perList = (of: (list: RecallList) => number) =>
  Object.fromEntries(RECALL_LISTS.map((list) => [list, of(list)])) as Record<RecallList, number>;

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

type Asked = QueryOf<typeof readCall>;

/** The lines of a whole list, of the reader's scope, by delegate. */
async function readLines(
  db: Db,
  actor: Actor,
  id: string,
  { liste = 'sure', lignes = USUAL_LINES }: Asked,
): Promise<Omit<Recall, 'id' | 'montre' | 'faitLe' | 'ditLe' | 'preparation'>> {
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
    pieces: sumOf('sure'),
    points,
    delegues: asked.length,
    lignes: sumOf(liste),
    parListe: perList(sumOf),
    parts: [...lines].map(([dc, shown]) => ({
      dc,
      nom: nameOf(dc),
      telephone: phoneOf.get(dc.toLowerCase()) ?? '',
      pieces: asked.find((part) => part.dc === dc)?.pieces ?? shown.length,
      points: asked.find((part) => part.dc === dc)?.points ?? 0,
      lignes: shown.map(presentLine),
    })),
    peutPrevenir: roleMay('recall.make', actor.role),
  };
}

/** What a list has while it is prepared. */
const NO_LINES = {
  ...{ pieces: 0, points: 0, delegues: 0, lignes: 0, parts: [], peutPrevenir: false },
  parListe: perList(() => 0),
};

/** A list of pieces to take back; while it is prepared, how far that has come. @throws Refusal INTROUVABLE */
export async function readRecall(db: Db, actor: Actor, id: string, asked: Asked): Promise<Recall> {
  const { shows, madeAt, toldAt, preparation } = required(await findRecall(db, actor, id));
  const lines = preparation === null ? await readLines(db, actor, id, asked) : NO_LINES;
  return {
    id,
    montre: shows,
    faitLe: madeAt,
    ditLe: toldAt,
    preparation: preparation && { pieces: preparation.pieces, lu: preparation.read },
    ...lines,
  };
}
