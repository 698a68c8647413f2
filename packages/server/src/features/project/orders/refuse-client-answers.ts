import { Refusal } from '@ardoise/domain/base/errors.ts';
import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { canonicalText } from '@ardoise/domain/rules/signed-content.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { CLIENT_PARTS } from './client-answers.ts';

/** Ignores ids of entries, and different representations of empty. */
function differs(before: unknown, after: unknown): boolean {
  return canonicalText({ answer: before }) !== canonicalText({ answer: after });
}

function changesClientAnswers(before: ProjectDocument, after: ProjectDocument): boolean {
  return (
    CLIENT_PARTS.some((part) => differs(before[part], after[part])) ||
    differs(before.pdv?.adresseIdemCommande, after.pdv?.adresseIdemCommande) ||
    differs(before.pdv?.adresseLivraison, after.pdv?.adresseLivraison)
  );
}

/**
 * A Direct Agence is filled by its client from the support to the delivery; its dc fills these steps only beside the
 * client, with `surPlace` (specification/roles-and-scope.md#direct-agence-who-fills-what). `after` is the dc's request,
 * before normalisation.
 * @throws Refusal GARDE, with the step where 'Compléter avec le client' is chosen
 */
export function refuseClientAnswers(
  { kind }: Pick<StoredProject, 'kind'>,
  actor: Actor,
  before: ProjectDocument,
  after: ProjectDocument,
): void {
  if (!KIND_FACTS[kind].completedByClient || actor.role !== 'dc' || after.surPlace === true) return;
  if (!changesClientAnswers(before, after)) return;
  throw new Refusal('GARDE', {
    message:
      'Ces réponses sont celles du client. Choisissez «\u00a0Compléter avec le client\u00a0» pour les remplir avec lui.',
    etat: { step: KIND_FACTS[kind].cures.drinks },
  });
}
