import type { LegalMention } from '@ardoise/domain/catalogue/legal-mention.ts';

export const LEGAL_MENTIONS: LegalMention[] = [
  {
    id: 'alcool',
    name: 'Alcool',
    texte: 'L’abus d’alcool est dangereux pour la santé, à consommer avec modération.',
  },
  {
    id: 'mineurs',
    name: 'Protection des mineurs',
    texte:
      'La vente d’alcool est interdite aux mineurs de moins de 18 ans. Une pièce d’identité peut être demandée.',
  },
  {
    id: 'allergenes',
    name: 'Allergènes',
    texte:
      'Nos plats peuvent contenir des allergènes. Leur liste est à votre disposition, demandez-la à notre équipe.',
  },
  { id: 'prix-nets', name: 'Prix', texte: 'Prix nets en euros, taxes et service compris.' },
  {
    id: 'fait-maison',
    name: 'Fait maison',
    texte: 'Les plats « faits maison » sont élaborés sur place à partir de produits bruts.',
  },
  {
    id: 'origine-viandes',
    name: 'Origine des viandes',
    texte: 'L’origine de nos viandes est affichée en salle.',
  },
  {
    id: 'eau',
    name: 'Eau',
    texte: 'Le pain et la carafe d’eau ordinaire sont servis gratuitement avec les repas.',
  },
  {
    id: 'sante',
    name: 'Bien manger',
    texte: 'Pour votre santé, évitez de manger trop gras, trop sucré, trop salé. www.mangerbouger.fr',
  },
];
