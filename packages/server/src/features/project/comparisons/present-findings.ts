import { isPriceNature } from '@ardoise/domain/card-text/differences-in-words.ts';
import { isInReceived, requestFor } from '@ardoise/domain/card-text/proof/finding-requests.ts';
import { orderedText } from '@ardoise/domain/card-text/proof/ordered-text.ts';
import type { ProofPlace } from '@ardoise/domain/card-text/proof/proof-places.ts';
import { type WholeCardSection, wholeCard } from '@ardoise/domain/card-text/whole-card.ts';
import type { Finding, FindingPlace, Findings } from '@ardoise/domain/contract/findings.ts';
import type { Db } from '../../../db/transaction.ts';
import { displayNames, type NameOf } from '../../base/people/display-names.ts';
import { listReceived } from '../card-text/received/received-texts.repository.ts';
import {
  type ComparisonRecord,
  type FoundDifference,
  wasAskedForText,
} from '../documents/proofs/proof-comparisons.repository.ts';
import type { ProofRecord } from '../documents/proofs/proofs.repository.ts';
import { documentOf, type StoredProject } from '../projects/project-record.ts';
import { validSignatures } from '../projects/signatures.repository.ts';
import { type SignedWhen, signedWhen } from '../projects/signed-when.ts';
import { type MadeRequest, requestsBefore } from './finding-requests.ts';
import { listWanted, type WantedRecord } from './wanted.repository.ts';

/** Who reads findings: a username, or the address of a link's holder. */
export interface FindingReader {
  name: string;
  isClient: boolean;
  isAgency: boolean;
}

/** What is known beside the comparison. */
interface Beside {
  project: StoredProject;
  proof: ProofRecord;
  versionAvant: number | null;
  reader: FindingReader;
  requests: readonly MadeRequest[];
  received: { card: readonly WholeCardSection[]; t_envoi: string } | null;
  order: readonly WholeCardSection[];
  wanted: ReadonlyMap<string, WantedRecord>;
  nameOf: NameOf;
}

const placed = (at: ProofPlace | null, version: number | null): FindingPlace | null =>
  at === null || version === null
    ? null
    : { version, fichier: at.fichier, page: at.page, boite: [...at.boite] as FindingPlace['boite'] };

function demandeOf(one: FoundDifference, beside: Beside): Finding['demande'] {
  const { reader, requests, received, order, nameOf } = beside;
  const asked = requestFor(one, one.placeAvant, requests);
  if (asked !== null) {
    const isOwn = asked.author === reader.name;
    const hides = reader.isClient && !isOwn;
    return {
      par: isOwn ? 'vous' : asked.par,
      qui: asked.par === 'client' || hides ? '' : nameOf(asked.author),
      remarque: hides ? null : asked.remarque,
      t_demande: asked.t_demande,
    };
  }
  if (received === null || !isInReceived(one, order, received.card)) return null;
  return {
    par: reader.isClient ? 'vous' : 'texteRecu',
    qui: '',
    remarque: null,
    t_demande: received.t_envoi,
  };
}

function vouluOf({ id }: FoundDifference, { wanted, reader, proof }: Beside): Finding['voulu'] {
  const said = wanted.get(id);
  if (said === undefined) return null;
  const isRead = !reader.isClient || said.to_client;
  return {
    mot: isRead ? said.words : '',
    auClient: said.to_client,
    supprimable: said.version === proof.version && proof.sent_at === null,
  };
}

function presentOne(one: FoundDifference, beside: Beside): Finding {
  const { id, nature, section, nom, avant, apres, place, placeAvant } = one;
  return {
    id,
    nature,
    section,
    nom,
    avant,
    apres,
    place: placed(place, beside.proof.version),
    placeAvant: placed(placeAvant, beside.versionAvant),
    demande: demandeOf(one, beside),
    voulu: vouluOf(one, beside),
  };
}

const NOTHING = { compte: { lignes: 0, prix: 0, formules: 0 }, commande: [], versionAvant: null, depuis: [] };
const ASKED_FOR = ['vectorise', 'partiel', 'image'];

/** Yellow first: what nobody asked for, then what the agency wanted, then what was asked for. */
const rankOf = ({ demande, voulu }: Finding): number => (demande !== null ? 2 : voulu !== null ? 1 : 0);

/** Within, as they are told; to those who approve prices first, which their title counts. */
function inOrder(found: Finding[], { isAgency }: FindingReader): Finding[] {
  const groupOf = ({ nature }: Finding) => (isAgency || isPriceNature(nature) ? 0 : 1);
  return found.toSorted((one, other) => groupOf(one) - groupOf(other) || rankOf(one) - rankOf(other));
}

async function signedByClient(db: Db, projectId: string): Promise<SignedWhen> {
  const signatures = await validSignatures(db, projectId);
  return signedWhen(signatures.find(({ role }) => role === 'client'));
}

/** The findings of a version for one reader (specification/card-text.md#proof-against-order). */
export async function presentFindings(
  db: Db,
  project: StoredProject,
  proof: ProofRecord,
  comparison: ComparisonRecord,
  reader: FindingReader,
): Promise<Findings> {
  const { state, reason } = comparison;
  const found = comparison.found ?? NOTHING;
  const isMade = state === 'faite';
  const some = found.commande.length + found.depuis.length > 0;
  const [newest] = some ? await listReceived(db, project.id) : [];
  const beside: Beside = {
    project,
    proof,
    versionAvant: found.versionAvant,
    reader,
    requests: some
      ? await requestsBefore(db, project, { version: proof.version, madeAt: proof.t_creation })
      : [],
    received: newest === undefined ? null : { card: wholeCard(newest.parts), t_envoi: newest.t_creation },
    order: some ? orderedText(documentOf(project)).sections : [],
    wanted: some ? await listWanted(db, project.id) : new Map(),
    nameOf: await displayNames(db),
  };
  const present = (one: FoundDifference) => presentOne(one, beside);
  const asksForText = isMade && reason !== null && ASKED_FOR.includes(reason) && !reader.isClient;
  return {
    version: proof.version,
    etat: state === 'attente' ? 'en cours' : state,
    lisible: isMade && reason === null,
    raison: isMade ? reason : null,
    compte: found.compte,
    commande: isMade ? inOrder(found.commande.map(present), reader) : [],
    versionAvant: found.versionAvant,
    depuis: isMade ? inOrder(found.depuis.map(present), reader) : [],
    ...(some ? await signedByClient(db, project.id) : { signeLe: null }),
    texteDemande: asksForText && !(await wasAskedForText(db, project.id, proof.version)),
  };
}
