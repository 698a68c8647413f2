import { figure, optionalFigure } from './setting-kinds.ts';

/** How long people are named, and their reads kept (specification/security.md#one-persons-data). */
export const RETENTION_SETTINGS = {
  conservationLectures: figure({
    label: 'Conservation des traces de lecture',
    help: 'Qui a ouvert signatures, bons de commande et preuves.',
    unit: 'mois',
    min: 6,
    max: 60,
    default: 12,
    who: 'settings.administer',
  }),
  conservationPersonnes: optionalFigure({
    label: 'Personnes sans compte, dans les projets clos',
    help: 'Clients, contacts, signataires et invités, une fois les pièces signées effacées. Vide\u00a0: sur demande seulement.',
    unit: 'mois',
    min: 12,
    max: 600,
    who: 'settings.administer',
  }),
  conservationComptes: optionalFigure({
    label: 'Comptes désactivés',
    help: 'Depuis la désactivation, une fois les pièces signées effacées. Vide\u00a0: sur demande seulement.',
    unit: 'mois',
    min: 1,
    max: 600,
    who: 'settings.administer',
  }),
};
