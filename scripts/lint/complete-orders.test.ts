import { KIND_FACTS, kindOf, typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { PROJECT_TYPES, type ProjectType } from '@ardoise/domain/projects/kinds.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { completeOrder } from '@ardoise/domain/testing/complete-orders.ts';
import { missingSteps } from '@ardoise/domain/wizards/wizard.ts';
import { completeChrDocument } from '@ardoise/server/testing/project-factories.ts';
import { expect, it } from 'vitest';

/** The fields that the wizard of this support still asks for. */
function missingOf(type: ProjectType, document: ProjectDocument): string[] {
  const eligibleMedals = KIND_FACTS[typeCodeOf(type)].medals;
  const order = { ...document, type, agence: 'agence1', eligibleMedals };
  return missingSteps(KINDS[kindOf(type)].wizard, order).flatMap(({ path, champs }) =>
    champs.map(({ chemin, message }) => `${path}: ${chemin}, ${message}`),
  );
}

it('the Carte Brasserie of the tests of the server is complete', () => {
  const { pdv, idprojet, ...rest } = completeChrDocument('contact@agence.example');
  // What the server writes of the outlet at the creation.
  const written = { pdv: { ...pdv, medaillePDV: 'Gold' }, idprojet: { ...idprojet, nameProjet: 'Palais' } };
  expect(
    missingOf('Carte Brasserie', { ...rest, ...written }),
    'answer it in completeChrDocument (packages/server/src/testing/project-factories.ts), in the demonstration (packages/demo/src/projects/chr-answers.ts) and in e2e',
  ).toEqual([]);
});

const OTHERS = PROJECT_TYPES.filter((type) => type !== 'Carte Brasserie');

it.each(OTHERS)('the order of the tests is complete: %s', (type) => {
  expect(
    missingOf(type, completeOrder(type)),
    'answer it in completeOrder (packages/domain/src/testing/complete-orders.ts), in the demonstration (packages/demo/src/projects/…-answers.ts) and in e2e',
  ).toEqual([]);
});
