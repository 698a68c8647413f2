import type { ContentAct } from './content-log.ts';

/** How long a change can be taken back, in days (specification/content-management.md#undo). */
export const UNDO_DAYS = 30;

/** Acts that are never taken back, with the sentence that refuses it. */
export const NOT_UNDOABLE: Partial<Record<ContentAct, string>> = {
  remplacement: 'Un remplacement ne s’annule pas\u00a0: les brouillons ont pu changer depuis.',
  transfert: 'Un transfert ne s’annule pas\u00a0: refaites-le dans l’autre sens.',
  ouverture: 'Des quotas ouverts ne se referment pas.',
  invitation: 'Une invitation envoyée ne s’annule pas\u00a0: désactivez le compte.',
  desactivation: 'Une désactivation ne s’annule pas\u00a0: réactivez le compte.',
  effacement: 'Ce qui est effacé à la fin de sa conservation l’est pour toujours.',
  reactivation: 'Une réactivation ne s’annule pas\u00a0: désactivez le compte.',
};
