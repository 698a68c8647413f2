import type { Carrier } from '@ardoise/domain/catalogue/carrier.ts';

export const CARRIERS: Carrier[] = [
  {
    id: 'messageries-du-midi',
    name: 'Messageries du Midi',
    lien: 'https://suivi.messageries-du-midi.example/colis/{numero}',
  },
  {
    id: 'transports-garonne',
    name: 'Transports Garonne',
    lien: 'https://transports-garonne.example/suivre?envoi={numero}',
  },
  {
    id: 'colis-atlantique',
    name: 'Colis Atlantique',
    lien: 'https://www.colis-atlantique.example/fr/suivi/{numero}',
  },
  // Without a page of its own.
  { id: 'coursier', name: 'Coursier', lien: '' },
];
