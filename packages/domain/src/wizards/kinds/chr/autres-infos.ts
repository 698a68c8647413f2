import { oneOf, optionalPhone, required, YES_NO } from '../../rules.ts';
import { amountInWords, line } from '../../summary-lines.ts';
import type { Step } from '../../wizard.ts';

/** What else stands on the card; with a logo, its owner is asked for it by mail when the order is signed. */
export const autresInfos: Step<'autres-infos'> = {
  path: 'autres-infos',
  tab: 'autres-infos',
  title: 'Que faut-il encore écrire sur la carte\u00a0?',
  short: 'Autres informations',
  problems: ({ autresInfos: infos = {} }) => [
    ...required('autresInfos.nomPdv', infos.nomPdv, 'Nom du point de vente obligatoire'),
    ...oneOf('autresInfos.logoClient', infos.logoClient, YES_NO, 'Veuillez choisir une option'),
    ...optionalPhone('autresInfos.telephoneDC', infos.telephoneDC),
  ],
  summary: ({ autresInfos: infos = {} }) => [
    line('Nom sur la carte', infos.nomPdv),
    line('Logo du client', infos.logoClient),
    ...(infos.heureouverture || infos.heurefermeture
      ? [line('Horaires', `${infos.heureouverture || '…'} – ${infos.heurefermeture || '…'}`)]
      : []),
    ...(infos.telephoneDC ? [line('Téléphone', infos.telephoneDC)] : []),
    ...(infos.siteInternet ? [line('Site internet', infos.siteInternet)] : []),
    ...(infos.pageFacebook ? [line('Page Facebook', infos.pageFacebook)] : []),
    ...(infos.mttMinCB ? [line('Montant minimum carte bancaire', amountInWords(infos.mttMinCB))] : []),
    ...(infos.autreInfo ? [line('Autre information', infos.autreInfo)] : []),
  ],
};
