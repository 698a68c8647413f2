import type { ProjectAction } from '@ardoise/domain/contract/projects.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { expect, it } from 'vitest';
import { orderActions } from './order-actions.ts';

const action = (target: Status, allowed: boolean): ProjectAction => ({
  target,
  to: target,
  label: target,
  allowed,
  needsComment: false,
  needsPrinter: false,
  roundTrip: false,
});

it('sorts by what advances, what returns, what stops; allowed before refused', () => {
  const asTheReplyHasThem = [
    action('Brouillon', true),
    action('Validation DC', false),
    action('Validation Client', true),
    action('Rejeté', true),
    action('Annulé', true),
  ];
  expect(orderActions('Agence', asTheReplyHasThem).map(({ target }) => target)).toEqual([
    'Validation Client',
    'Validation DC',
    'Brouillon',
    'Rejeté',
    'Annulé',
  ]);
});

it('sorts returns by distance: a printer asks for another file more often than for another card', () => {
  const ways = [action('Validation CCEP', true), action('Agence', true), action('Exécution', true)];
  expect(orderActions('Impression', ways).map(({ target }) => target)).toEqual([
    'Exécution',
    'Validation CCEP',
    'Agence',
  ]);
});
