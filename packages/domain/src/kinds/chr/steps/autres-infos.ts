import { printedIn } from '../../../drawing/drawing-words.ts';
import { amountInWords } from '../../../projects/price-in-words.ts';
import type { FieldGroup } from '../../../wizards/field.ts';
import { fieldStep } from '../../../wizards/fields/field-step.ts';
import { line } from '../../../wizards/summary-lines.ts';

const ASKED: FieldGroup = {
  fields: [
    {
      path: 'autresInfos.nomPdv',
      kind: 'text',
      label: 'Nom du point de vente sur la carte',
      help: 'Tel qu’il doit être imprimé.',
      required: 'Nom du point de vente obligatoire',
      check: printedIn('display'),
      line: 'Nom sur la carte',
    },
    {
      path: 'autresInfos.logoClient',
      kind: 'yes-no',
      label: 'Le client a-t-il un logo\u00a0?',
      help: ({ autresInfos, pdv }) =>
        autresInfos?.logoClient === 'oui'
          ? `À la signature, un lien pour déposer le logo part à ${pdv?.emailCLient || 'l’adresse du client'}\u00a0: fichier vectoriel .ai ou .eps, ou .jpg à 300 DPI. L’agence le place sur la carte, l’aperçu ne le montre pas.`
          : 'Avec un logo, le client reçoit un lien pour le déposer.',
      required: 'Veuillez choisir une option',
      line: 'Logo du client',
    },
  ],
};

/** Optional: printed if given. */
const AT_WILL: FieldGroup = {
  title: 'À imprimer aussi, si vous le souhaitez',
  fields: [
    {
      path: 'autresInfos.heureouverture',
      kind: 'time',
      label: 'Heure d’ouverture',
      span: 3,
      check: printedIn('strong'),
      line: ({ autresInfos: { heureouverture, heurefermeture } = {} }) =>
        heureouverture || heurefermeture
          ? [line('Horaires', `${heureouverture || '…'} – ${heurefermeture || '…'}`)]
          : [],
    },
    {
      path: 'autresInfos.heurefermeture',
      kind: 'time',
      label: 'Heure de fermeture',
      span: 3,
      check: printedIn('strong'),
      line: { printedOn: 'autresInfos.heureouverture' },
    },
    { path: 'autresInfos.telephoneDC', kind: 'phone', label: 'Téléphone', span: 3 },
    {
      path: 'autresInfos.siteInternet',
      kind: 'url',
      label: 'Site internet',
      span: 3,
      check: printedIn('strong'),
    },
    {
      path: 'autresInfos.pageFacebook',
      kind: 'handle',
      label: 'Page Facebook',
      span: 3,
      check: printedIn('strong'),
    },
    {
      path: 'autresInfos.mttMinCB',
      kind: 'amount',
      label: 'Montant minimum par carte bancaire',
      help: 'En euros.',
      span: 3,
      check: printedIn('strong'),
      line: ({ autresInfos }) =>
        autresInfos?.mttMinCB
          ? [line('Montant minimum carte bancaire', amountInWords(autresInfos.mttMinCB))]
          : [],
    },
    {
      path: 'autresInfos.autreInfo',
      kind: 'long-text',
      label: 'Autre information',
      check: printedIn('italic'),
    },
  ],
};

/** Other content of the card; with a logo, it is requested from its owner by mail when the order is signed. */
export const autresInfos = fieldStep({
  path: 'autres-infos',
  tab: 'autres-infos',
  title: 'Que faut-il encore écrire sur la carte\u00a0?',
  short: 'Autres informations',
  proposed: ({ pdv, autresInfos = {} }) =>
    autresInfos.nomPdv === undefined && autresInfos.telephoneDC === undefined && pdv?.nomPDV
      ? { autresInfos: { ...autresInfos, nomPdv: pdv.nomPDV, telephoneDC: pdv.telephone ?? '' } }
      : {},
  groups: [ASKED, AT_WILL],
});
