import { expect, it } from 'vitest';
import type { Transition } from '../projects/statuses.ts';
import { TRANSITIONS } from '../projects/transition-table.ts';
import { tableProblems } from './table-problems.ts';

const sound: Transition = {
  kinds: ['CHR', 'PSM'],
  from: 'Agence',
  target: 'Validation DC',
  to: 'Validation DC',
  label: 'Soumettre au DC',
  roles: ['agence'],
  guards: ['freshProof'],
  effects: [],
};

it('reports no problem of the real table, nor of a valid row', () => {
  expect(tableProblems(TRANSITIONS)).toEqual([]);
  expect(tableProblems([sound])).toEqual([]);
});

it.each([
  ['an effect that nobody knows', { effects: ['client:sendParcel'] }, ['unknown effect client:sendParcel']],
  ['a guard that nobody knows', { guards: ['moonIsFull'] }, ['unknown guard moonIsFull']],
  [
    'a status that nobody knows',
    { target: 'Perdu', to: 'Perdu' },
    ['unknown status Perdu in Agence → Perdu'],
  ],
  [
    'a way out of a final status',
    { from: 'Annulé', effects: [] },
    ['Annulé is final, yet Annulé → Validation DC leaves it'],
  ],
  [
    'an outcome of a pre-visit that would be stored as another one',
    { from: 'Prévisite', target: 'validationPose', to: 'Exécution', effects: ['pose:refused'] },
    [
      'Prévisite → validationPose must name pose:validated',
      'Prévisite → validationPose cannot have pose:refused',
    ],
  ],
  [
    'a refusal that goes on',
    { from: 'Prévisite', target: 'refusPose', to: 'Exécution', effects: ['pose:refused'] },
    ['Prévisite → refusPose leads to Exécution, but pose-results.ts has it refused'],
  ],
  [
    'a condition without the comment that says it',
    {
      from: 'Prévisite',
      target: 'sousConditionPose',
      to: 'Exécution',
      effects: ['pose:validatedUnderCondition'],
    },
    ['Prévisite → sousConditionPose must have the guard commentGiven: the comment is its condition'],
  ],
  [
    'a client who is waited for without a link',
    { target: 'Validation Client', to: 'Validation Client' },
    ['Agence → Validation Client must name client:sendLink'],
  ],
  [
    'a link to a status in which no client is waited for',
    { effects: ['client:sendLink'] },
    ['Agence → Validation DC cannot have client:sendLink'],
  ],
  [
    'a link that outlives its status',
    { from: 'Validation Client' },
    ['Validation Client → Validation DC must name client:revokeLink'],
  ],
  [
    'a client who approves and cannot follow the order',
    { guards: ['clientApproval'] },
    ['Agence → Validation DC must name mail:trackingLink'],
  ],
  [
    'an order form that is mailed without a submission',
    { effects: ['mail:orderForm'] },
    ['Agence → Validation DC cannot have mail:orderForm'],
  ],
  [
    'a printer who is chosen and never set',
    { guards: ['printerChosen'] },
    ['Agence → Validation DC must name printer:set'],
  ],
  [
    'a unit that changes its column unsaid',
    { target: 'Imprimé', to: 'Imprimé' },
    ['Agence → Imprimé must name quota:countAsPrinted'],
  ],
  [
    'a unit that is said to count where it does not',
    { effects: ['quota:countAsDigital'] },
    ['Agence → Validation DC cannot have quota:countAsDigital'],
  ],
])('reports %s', (_what, planted, said) => {
  const problems = tableProblems([{ ...sound, ...planted } as Transition]);
  for (const sentence of said) expect(problems.join('\n')).toContain(sentence);
});

it('reports a duplicate row of a kind', () => {
  expect(tableProblems([sound, { ...sound, kinds: ['PSM'] }])).toEqual([
    'row twice: PSM Agence → Validation DC',
  ]);
});
