import { describe, expect, it } from 'vitest';
import { STATUSES, type Status } from '../projects/statuses.ts';
import {
  clockAt,
  entryColumn,
  forcedEffects,
  forcedNeeds,
  forgetsPose,
  outdatesExecution,
  refusesProject,
  showsProof,
  stopsProject,
  waitsForClient,
  withdrawsApproval,
} from './moves.ts';

const movesWhere = (rule: (from: Status, to: Status) => boolean) =>
  STATUSES.flatMap((from) => STATUSES.filter((to) => rule(from, to)).map((to) => `${from} → ${to}`));

describe('moves', () => {
  it('withdraw the approval when the proof is returned by its reviewers, or the order returns to draft', () => {
    const toAgency = movesWhere(withdrawsApproval).filter((move) => !move.endsWith('Brouillon'));
    expect(toAgency).toEqual([
      'Validation DC → Agence',
      'Validation Client → Agence',
      'Validation CCEP → Agence',
    ]);
    expect(STATUSES.every((from) => withdrawsApproval(from, 'Brouillon'))).toBe(true);
  });

  it('when forced, mail and revoke links as their target does, and change no counter', () => {
    expect(forcedEffects('Validation Client', 'Client')).toEqual(['client:revokeLink', 'client:sendLink']);
    expect(forcedEffects('Agence', 'Impression')).toEqual(['printer:set']);
    expect(forcedEffects('Agence', 'Livré')).toEqual(['mail:filesToVideoAddress']);
    expect(forcedEffects('Agence', 'Terminé')).toEqual(['mail:executionFilesToClient']);
    const all = new Set(STATUSES.flatMap((from) => STATUSES.flatMap((to) => forcedEffects(from, to))));
    expect([...all].filter((effect) => /\+1$|^quota:/.test(effect))).toEqual([]);
  });

  it('require a new execution file on a return from the printer', () => {
    expect(movesWhere(outdatesExecution)).toEqual(['Impression → Agence', 'Impression → Exécution']);
  });

  it('start the deadline at a counted or forced entry into Agence and at Prévisite, and pause it elsewhere', () => {
    const [counted, forced, agreed] = [
      { counted: true, forced: false },
      { counted: false, forced: true },
      { counted: false, forced: false },
    ];
    expect([counted, forced, agreed].map((how) => clockAt('Agence', how))).toEqual([
      'starts',
      'starts',
      'goes on',
    ]);
    expect(clockAt('Prévisite', agreed)).toBe('starts');
    expect(STATUSES.filter((to) => clockAt(to, counted) !== 'rests')).toEqual(['Agence', 'Prévisite']);
  });

  it('identify the statuses where a client answers, where a proof is displayed, and first entries that scopes need', () => {
    expect(STATUSES.filter(waitsForClient)).toEqual(['Client', 'Validation Client']);
    expect(STATUSES.filter(showsProof)).toEqual(['Validation DC', 'Validation Client']);
    expect(STATUSES.map(entryColumn).filter((column) => column !== null)).toEqual([
      'entered_client',
      'entered_previsite',
      'entered_impression',
    ]);
  });

  it('when forced, require a comment and what the target needs', () => {
    expect(forcedNeeds('Impression')).toEqual(['commentGiven', 'printerChosen']);
    expect(forcedNeeds('Exécution')).toEqual(['commentGiven', 'agencyKnown']);
    expect(forcedNeeds('Annulé')).toEqual(['commentGiven']);
  });
});

it('a refused pose stops the project and is forgotten out of Rejeté, the other outcomes are not', () => {
  const outcomes = ['validationPose', 'sousConditionPose', 'refusPose'] as const;
  expect(outcomes.filter(stopsProject)).toEqual(['refusPose']);
  expect(outcomes.filter(refusesProject)).toEqual(['refusPose']);
  expect(outcomes.filter((outcome) => forgetsPose(outcome, 'Exécution'))).toEqual(['refusPose']);
  expect(outcomes.filter((outcome) => forgetsPose(outcome, 'Rejeté'))).toEqual([]);
});
