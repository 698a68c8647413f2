import { it } from 'vitest';
import { ownDemonstration } from './demonstration.ts';
import { continueWithout } from './offline-order.ts';

const site = ownDemonstration('offline-kinds');

it('continues a draft of every other kind without a network', () =>
  continueWithout(site, ['Sur Mesure', 'Direct Agence', 'Boards PVC', 'Digital']));
