import { AGENCY_NEEDED, DC_NEEDED, PRINTER_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { Exchanged } from '@ardoise/domain/projects/reassignments.ts';
import { PRINTER_WORDS } from './PersonList.tsx';

interface ExchangeWords {
  /** Label in the menu. */
  menu: string;
  title: string;
  /** The present assignee. */
  present: (project: Project) => string;
  hint: string;
  list: typeof PRINTER_WORDS;
  /** Error without a choice. */
  needed: string;
  /** Label of its message field. */
  message: string;
  confirm: string;
  done: (name: string) => string;
}

/** Words of the reassignments. */
export const EXCHANGES: Record<Exchanged, ExchangeWords> = {
  dc: {
    menu: 'Réaffecter à un autre délégué commercial',
    title: 'Réaffecter le projet',
    present: ({ nomDc }) => `suivi par ${nomDc}`,
    hint: 'Le projet passe au délégué commercial choisi, à son SMHF et à son MDV.',
    list: {
      label: 'Nouveau délégué commercial',
      search: 'Chercher un délégué commercial',
      loading: 'Chargement des délégués commerciaux…',
      none: 'Aucun délégué commercial ne correspond.',
    },
    needed: DC_NEEDED,
    message: '',
    confirm: 'Réaffecter',
    done: (name) => `Le projet est réaffecté à ${name}.`,
  },
  agence: {
    menu: 'Changer d’agence',
    title: 'Changer d’agence',
    present: ({ nomAgence }) => `confié à ${nomAgence}`,
    hint: 'La nouvelle agence est prévenue par e-mail. Ce changement ne compte pas d’aller-retour.',
    list: {
      label: 'Nouvelle agence',
      search: 'Chercher une agence',
      loading: 'Chargement des agences…',
      none: 'Aucune agence ne correspond.',
    },
    needed: AGENCY_NEEDED,
    message: 'Message à la nouvelle agence',
    confirm: 'Changer d’agence',
    done: (name) => `Le projet est confié à ${name}.`,
  },
  imprimeur: {
    menu: 'Changer d’imprimeur',
    title: 'Changer d’imprimeur',
    present: ({ nomImprimeur }) => `imprimé par ${nomImprimeur}`,
    hint: 'Le nouvel imprimeur est prévenu par e-mail\u00a0; le précédent ne voit plus le projet.',
    list: { ...PRINTER_WORDS, label: 'Nouvel imprimeur' },
    needed: PRINTER_NEEDED,
    message: 'Message au nouvel imprimeur',
    confirm: 'Changer d’imprimeur',
    done: (name) => `L’impression est confiée à ${name}.`,
  },
};
