import type { ProjectAction } from '@ardoise/domain/contract/projects.ts';

/** What an action means to the one who takes it; its button keeps the label of the reply. */
export interface ActionWords {
  title: string;
  hint: string;
  /** Asked above the message that goes with it. */
  message: string;
  /** On the button that confirms, where the label of the reply could be taken for closing the window. */
  confirm?: string;
}

/** By the status left and the target. */
const WORDS: Record<string, ActionWords> = {
  'Brouillon → Agence': {
    title: 'Soumettre le projet à l’agence',
    hint: 'L’agence prépare la création ; premier retour sous 5 jours ouvrés.',
    message: 'Message à l’agence',
  },
  'Agence → Brouillon': {
    title: 'Renvoyer le projet au délégué',
    hint: 'Il revient en brouillon pour être repris.',
    message: 'Ce qu’il faut reprendre',
  },
  'Agence → Validation DC': {
    title: 'Envoyer la création au délégué',
    hint: 'Il la relit avant le client.',
    message: 'Message au délégué',
  },
  'Agence → Validation Client': {
    title: 'Envoyer la création au client',
    hint: 'Il donne son accord par un lien.',
    message: 'Message au client',
  },
  'Agence → Impression': {
    title: 'Envoyer les fichiers à l’imprimeur',
    hint: 'Le projet part en impression.',
    message: 'Message à l’imprimeur',
  },
};

/** By the target alone. */
const TARGETS: Record<string, ActionWords> = {
  Agence: {
    title: 'Renvoyer à l’agence avec vos remarques',
    hint: 'L’agence reprend la création.',
    message: 'Vos remarques',
  },
  Rejeté: {
    title: 'Refuser ce projet',
    hint: 'Le projet s’arrête, le délégué et l’agence sont prévenus.',
    message: 'Motif du refus',
  },
  Annulé: {
    title: 'Annuler ce projet',
    hint: 'Le projet s’arrête. Il pourra être cloné.',
    message: 'Motif de l’annulation',
    confirm: 'Annuler le projet',
  },
};

/** The words of an action, from this status. */
export function actionWords(
  from: string,
  action: Pick<ProjectAction, 'target' | 'to' | 'label'>,
): ActionWords {
  return (
    WORDS[`${from} → ${action.target}`] ??
    TARGETS[action.target] ?? {
      title: action.label,
      hint: `Le projet passe en ${action.to}.`,
      message: 'Message',
    }
  );
}
