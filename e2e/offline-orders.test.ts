import { it } from 'vitest';
import { sharedDemonstration } from './demonstration.ts';
import { continueWithout } from './offline-order.ts';

const site = sharedDemonstration();

it(
  'continues a card to its recap without a network, photographs the old one, and sends all at the return',
  { tags: 'long' },
  () => continueWithout(site, ['Carte Brasserie']),
);
