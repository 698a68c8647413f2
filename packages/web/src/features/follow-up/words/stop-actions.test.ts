import type { ProjectAction } from '@ardoise/domain/contract/projects.ts';
import type { Status, Target } from '@ardoise/domain/projects/statuses.ts';
import { expect, it } from 'vitest';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { isAnswer, stopActions } from './stop-actions.ts';

const action = (target: Target, allowed = true): ProjectAction => ({
  target,
  to: 'Agence',
  label: target,
  allowed,
  needsComment: false,
  needsPrinter: false,
  roundTrip: false,
});
const project = (statut: Status, ...actions: ProjectAction[]) => ({
  type: 'Boards PVC' as const,
  statut,
  dc: 'dc1',
  agence: 'agence1',
  imprimeur: null,
  actions,
});
const targets = (actions: readonly ProjectAction[]) => actions.map(({ target }) => target);

const dc1: Viewer = { name: 'dc1', role: 'dc' };
const siege1: Viewer = { name: 'siege1', role: 'siege' };
const installer: Viewer = { name: 'installateur1', role: 'installateur' };

it.each<[Status, Viewer, Target[], Target[]]>([
  ['Validation DC', dc1, ['Agence', 'Annulé'], ['Annulé']],
  ['Agence', siege1, ['Brouillon', 'Rejeté', 'Annulé'], ['Rejeté', 'Annulé']],
  ['Validation CCEP', siege1, ['Impression', 'Rejeté', 'Annulé'], ['Annulé']],
  ['Prévisite', installer, ['validationPose', 'refusPose'], []],
  ['Prévisite', siege1, ['validationPose', 'refusPose', 'Annulé'], ['refusPose', 'Annulé']],
])('in %s, for %o, of %o the menu has %o', (statut, viewer, offered, inMenu) => {
  const subject = project(statut, ...offered.map((target) => action(target)));
  expect(targets(stopActions(subject, viewer))).toEqual(inMenu);
  expect(targets(subject.actions.filter((each) => isAnswer(subject, viewer, each)))).toEqual(
    offered.filter((target) => !inMenu.includes(target)),
  );
});

it('offers what stops a project only where it is allowed', () => {
  const subject = project('Validation DC', action('Annulé', false));
  expect(stopActions(subject, dc1)).toEqual([]);
});
