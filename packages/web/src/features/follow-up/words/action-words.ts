import { DEFAULT_DELAYS, type Delays, withDelays } from '@ardoise/domain/base/words/delays.ts';
import type { ProjectAction } from '@ardoise/domain/contract/projects.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';

/** Explanation of an action for the person who takes it; its button has the reply's label. */
export interface ActionWords {
  title: string;
  hint: string;
  /** Label of its message field. */
  message: string;
  /** Irreversible consequences, displayed before confirmation. */
  lost?: string;
  /** Label of the confirm button, where the reply's label could mean closing the dialog. */
  confirm?: string;
}

const TO_DC = {
  title: 'Soumettre la création au délégué commercial',
  hint: 'Il la relit avant le client.',
  message: 'Message au délégué commercial',
};
const TO_CLIENT = {
  title: 'Soumettre la création au client',
  hint: 'Il reçoit un lien par e-mail, annote la création s’il le faut, puis signe son accord.',
  message: 'Message au client',
};
const TO_PRINTER = {
  title: 'Envoyer en impression',
  hint: 'L’imprimeur est prévenu et télécharge les fichiers d’exécution.',
  message: 'Message à l’imprimeur',
};

const STOPPED_FOR_GOOD =
  'Plus personne ne pourra le faire avancer, et un refus ne se reprend pas. La commande, les créations et l’historique restent lisibles, et le projet pourra être cloné.';

/** By source and target, and by label where it depends on the kind. */
const WORDS: Record<string, ActionWords> = {
  'Brouillon → Agence': {
    title: 'Soumettre le projet à l’agence',
    hint: 'L’agence prépare la création\u00a0; premier retour sous {agence} jours ouvrés.',
    message: 'Message à l’agence',
  },
  'Brouillon → Client': {
    title: 'Envoyer la commande au client',
    hint: 'Il reçoit par e-mail de quoi l’ouvrir avec son compte, la complète, puis la signe.',
    message: 'Message au client',
  },
  'Client → Agence': {
    title: 'Envoyer la commande à l’agence',
    hint: 'L’agence prépare la création\u00a0; premier retour sous {agence} jours ouvrés. La commande ne se modifie plus.',
    message: 'Message à l’agence',
  },
  'Client → Brouillon': {
    title: 'Reprendre la commande en brouillon',
    hint: 'Vous la complétez à la place du client, qui continue de la voir.',
    message: 'Pourquoi vous la reprenez',
  },
  'Agence → Client': {
    title: 'Renvoyer la commande au client',
    hint: 'Il est prévenu par e-mail et complète ce qui manque.',
    message: 'Ce qu’il faut compléter',
  },
  'Agence → Brouillon': {
    title: 'Renvoyer le projet au délégué commercial',
    hint: 'Il revient en brouillon pour être repris.',
    message: 'Ce qu’il faut reprendre',
  },
  'Agence → Validation DC': TO_DC,
  'Exécution → Validation DC': {
    ...TO_DC,
    title: 'Soumettre de nouveau la création au délégué commercial',
    hint: 'Pour une création refaite après l’accord du client.',
  },
  'Agence → Validation Client': TO_CLIENT,
  'Validation DC → Validation Client': TO_CLIENT,
  'Exécution → Validation Client': {
    ...TO_CLIENT,
    title: 'Soumettre de nouveau la création au client',
    hint: 'Pour une création refaite\u00a0: le client reçoit un nouveau lien et signe de nouveau.',
  },
  'Agence → Impression': TO_PRINTER,
  'Exécution → Impression': TO_PRINTER,
  'Validation CCEP → Impression': TO_PRINTER,
  'Validation DC → Agence': {
    title: 'Demander des corrections',
    hint: 'Retour à l’Agence\u00a0: l’agence reprend la création avec vos remarques.',
    message: 'Ce qu’il faut corriger',
    confirm: 'Demander des corrections',
  },
  'Validation DC → accordDC': {
    title: 'Donner votre accord sur la création',
    hint: 'Il est daté et transmis à l’agence, qui la soumet ensuite au client.',
    message: 'Message à l’agence',
  },
  'Validation CCEP → Validation Client': {
    ...TO_CLIENT,
    title: 'Redemander l’accord du client',
    hint: 'Le client reçoit un nouveau lien vers la création, et signe de nouveau.',
  },
  'Validation Client → Agence': {
    title: 'Demander des corrections, avec les remarques du client',
    hint: 'L’agence reprend la création. Le lien envoyé au client ne sert plus.',
    message: 'Ce qu’il faut corriger',
  },
  'Validation Client → Exécution': {
    title: 'Valider la création',
    hint: 'L’agence prépare alors les fichiers d’impression. La création acceptée ne peut plus être supprimée.',
    message: 'Message à l’agence',
  },
  'Validation Client → Prévisite': {
    title: 'Soumettre à l’installateur',
    hint: 'Le prestataire prend contact avec le client sous 48 h. La création acceptée ne peut plus être supprimée.',
    message: 'Message à l’installateur',
  },
  'Validation Client → Validation CCEP': {
    title: 'Valider la création',
    hint: 'Le siège valide le projet avant l’impression. La création acceptée ne peut plus être supprimée.',
    message: 'Message au siège',
  },
  'Prévisite → validationPose': {
    title: 'Valider la pose',
    hint: 'L’agence prépare les fichiers d’exécution.',
    message: 'Message à l’agence',
  },
  'Prévisite → sousConditionPose': {
    title: 'Valider la pose sous condition',
    hint: 'Le délégué commercial, l’agence et les installateurs la reçoivent, et elle reste affichée. Le projet continue.',
    message: 'La condition',
  },
  'Prévisite → refusPose': {
    title: 'Refuser la pose',
    hint: 'Le projet est refusé et s’arrête, le délégué commercial et l’agence sont prévenus.',
    message: 'Motif du refus',
    lost: STOPPED_FOR_GOOD,
  },
  'Exécution → Livré : Livrer les fichiers': {
    title: 'Livrer les fichiers du Digital',
    hint: 'Ils partent par lien à l’adresse de livraison de la commande, et le délégué commercial est prévenu.',
    message: 'Message au délégué commercial',
  },
  'Exécution → Livré : Passer en livré': {
    title: 'La commande est livrée',
    hint: 'Sans impression\u00a0: l’installateur est prévenu et prévoit la pose.',
    message: 'Message à l’installateur',
  },
  'Exécution → Terminé : Terminer': {
    title: 'Terminer le projet',
    hint: 'Sans impression ni pose\u00a0: le délégué commercial est prévenu.',
    message: 'Message au délégué commercial',
  },
  'Imprimé → Livré': {
    title: 'La commande est livrée',
    hint: 'L’installateur est prévenu et prévoit la pose avec le client.',
    message: 'Message à l’installateur',
  },
  'Livré → Terminé : Pose effectuée': {
    title: 'La pose est faite',
    hint: 'Le projet se termine et le délégué commercial est prévenu.',
    message: 'Message au délégué commercial',
  },
  'Livré → Terminé : Terminer': {
    title: 'Terminer le projet',
    hint: 'Les fichiers sont à l’écran\u00a0: le projet se termine et le délégué commercial est prévenu.',
    message: 'Message au délégué commercial',
  },
  'Impression → Agence': {
    title: 'Renvoyer à l’agence',
    hint: 'L’agence reprend le projet et ses fichiers d’exécution. L’accord du client reste valable.',
    message: 'Ce qu’il faut reprendre',
  },
  'Imprimé → Agence': {
    title: 'Renvoyer à l’agence',
    hint: 'L’agence reprend le projet et ses fichiers d’exécution. L’accord du client reste valable.',
    message: 'Ce qu’il faut reprendre',
  },
  'Validation CCEP → Agence': {
    title: 'Demander des corrections',
    hint: 'Retour à l’Agence\u00a0: l’agence reprend la création, et le client devra donner de nouveau son accord.',
    message: 'Ce qu’il faut reprendre',
    confirm: 'Demander des corrections',
  },
  'Impression → Exécution': {
    title: 'Demander un autre fichier d’exécution',
    hint: 'L’agence joint un nouveau fichier\u00a0; la création et l’accord du client ne changent pas.',
    message: 'Ce qui ne va pas dans le fichier',
  },
  'Impression → Validation CCEP': {
    title: 'Demander l’avis du siège',
    hint: 'Le siège valide, refuse ou renvoie le projet avant l’impression.',
    message: 'Votre question au siège',
  },
  'Impression → Imprimé': {
    title: 'La commande est imprimée',
    hint: 'Le délégué commercial est prévenu. Il restera à livrer.',
    message: 'Message au délégué commercial',
  },
  'Imprimé → Terminé': {
    title: 'La commande est livrée',
    hint: 'Le projet se termine et le délégué commercial est prévenu.',
    message: 'Message au délégué commercial',
  },
  'Exécution → Terminé': {
    title: 'Terminer et envoyer les fichiers au client',
    hint: 'Sans impression\u00a0: le client reçoit un lien vers ses fichiers, valable 30 jours.',
    message: 'Message au délégué commercial',
  },
};

/** By target only. */
const TARGETS: Record<string, ActionWords> = {
  Agence: {
    title: 'Renvoyer à l’agence avec vos remarques',
    hint: 'L’agence reprend la création.',
    message: 'Vos remarques',
  },
  Rejeté: {
    title: 'Refuser le projet',
    hint: 'Le projet s’arrête, le délégué commercial et l’agence sont prévenus.',
    message: 'Motif du refus',
    lost: STOPPED_FOR_GOOD,
  },
  Annulé: {
    title: 'Annuler ce projet',
    hint: 'Le projet s’arrête, l’agence et le délégué commercial sont prévenus.',
    message: 'Motif de l’annulation',
    lost: 'Le travail en cours est perdu pour ce projet, et une annulation ne se reprend pas. La commande, les créations et l’historique restent lisibles, et le projet pourra être cloné.',
    confirm: 'Annuler le projet',
  },
};

/** For a client, whom the default words mention in the third person. */
const CLIENT_WORDS: Record<string, ActionWords> = {
  'Validation Client → Agence': {
    title: 'Demander des corrections',
    hint: 'L’agence reprend la création avec votre message et vos remarques.',
    message: 'Vos remarques',
  },
};

/** The words of an action from this status, for a viewer. */
export function actionWords(
  from: string,
  action: Pick<ProjectAction, 'target' | 'to' | 'label'>,
  role?: Role,
  delays: Delays = DEFAULT_DELAYS,
): ActionWords {
  const words = usualWords(from, action, role);
  return { ...words, hint: withDelays(words.hint, delays) };
}

function usualWords(
  from: string,
  action: Pick<ProjectAction, 'target' | 'to' | 'label'>,
  role: Role | undefined,
): ActionWords {
  return (
    (role === 'client' ? CLIENT_WORDS[`${from} → ${action.target}`] : undefined) ??
    WORDS[`${from} → ${action.target} : ${action.label}`] ??
    WORDS[`${from} → ${action.target}`] ??
    TARGETS[action.target] ?? {
      title: action.label,
      hint: `Le projet passe en ${action.to}.`,
      message: 'Message',
    }
  );
}
