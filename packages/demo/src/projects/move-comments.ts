import type { ProjectKind } from '@ardoise/domain/projects/kinds.ts';
import type { ReturnCause } from '@ardoise/domain/projects/return-causes.ts';
import type { Transition } from '@ardoise/domain/projects/statuses.ts';

/** For cards, by source and target of the move; none where the table requires none. */
const OF_CARDS: Record<string, readonly string[]> = {
  'Brouillon > Agence': [
    '',
    '',
    'Bonjour, le client est pressé : ouverture de la terrasse dans trois semaines.',
    'Merci de garder le ton du thème et d’aérer la page des vins.',
    'Le texte arrive par le lien, le client l’envoie cette semaine.',
  ],
  'Agence > Brouillon': [
    'Il manque les prix de la formule du soir, merci de compléter.',
    'Le format choisi ne laisse pas la place pour toutes les boissons : un volet de plus ?',
  ],
  'Agence > Validation DC': [
    'Voici une première proposition, dites-nous si la hiérarchie des prix vous convient.',
    'La création est prête pour relecture.',
    'Corrections faites, merci de relire la page des boissons.',
  ],
  'Validation DC > Agence': [
    'La formule du midi doit être plus visible, et le logo plus grand.',
    'Deux prix ont changé : la pression à 4,20 € et le café à 1,90 €.',
    'Le client préfère la frise du haut en une seule couleur.',
  ],
  'Validation DC > Validation Client': ['', 'Bonjour, voici votre future carte, comme convenu ensemble.'],
  'Agence > Validation Client': ['', 'Voici la création, à valider avant impression.'],
  'Validation Client > Agence': [
    'Il manque la planche de fromages, et notre numéro de téléphone n’est pas le bon.',
    'Nous aimerions un fond plus clair, la salle est sombre le soir.',
  ],
  'Exécution > Impression': ['', 'Fichiers vérifiés, bon pour impression.'],
  'Impression > Exécution': ['Il manque 3 mm de fond perdu sur le bord droit, merci de renvoyer le fichier.'],
  'Impression > Validation CCEP': [
    'La quantité demandée dépasse le lot habituel, merci de confirmer avant tirage.',
    'Le papier prévu est en rupture : accord pour un 300 g équivalent ?',
  ],
  'Validation CCEP > Rejeté': ['L’établissement a changé de propriétaire, la commande n’a plus lieu d’être.'],
  'Agence > Rejeté': ['Le dossier fait double emploi avec la commande du mois dernier.'],
  'Agence > Annulé': [
    'Le client ferme pour travaux jusqu’au printemps.',
    'Projet repris avec un autre format.',
  ],
  'Validation DC > Annulé': ['Le client a renoncé.'],
};

/** For boards, supports and Direct Agence. */
const OF_ALL: Record<string, readonly string[]> = {
  'Brouillon > Agence': [
    '',
    '',
    'Bonjour, ouverture le mois prochain : le client compte dessus pour l’inauguration.',
    'Le client a validé le contenu devant moi, merci de garder ses mots.',
  ],
  'Brouillon > Client': [
    'Bonjour, voici votre dossier à compléter, comme convenu ce matin.',
    '',
    'Je reste à votre disposition pour remplir la suite ensemble.',
  ],
  'Client > Agence': ['', 'Tout est complété, merci de votre aide.', 'Nous préférons le fond clair.'],
  'Client > Brouillon': ['Je reprends la main, le choix des boissons change.'],
  'Agence > Brouillon': [
    'Les dimensions ne correspondent pas à la photo du mur, merci de vérifier.',
    'Il manque un prix sur la deuxième formule, merci de compléter.',
  ],
  'Agence > Client': ['Le fichier joint est illisible, pouvez-vous en envoyer un autre ?'],
  'Agence > Validation DC': [
    'Première proposition, deux pistes de couleur sont possibles.',
    'La création est prête pour relecture.',
    'Corrections faites : titres agrandis et prix alignés.',
  ],
  'Validation DC > Agence': [
    'Le prix de la formule doit se lire depuis l’entrée, merci d’agrandir.',
    'Visuel trop chargé, garder une seule boisson par formule.',
    'Le nom du point de vente est coupé à droite.',
  ],
  'Validation DC > accordDC': ['', 'Parfait, rien à redire.', 'D’accord pour moi, à présenter au client.'],
  'Validation DC > Validation Client': ['', 'Bonjour, voici la création, à valider quand vous pourrez.'],
  'Agence > Validation Client': ['', 'Voici la création, à valider avant la suite.'],
  'Validation Client > Agence': [
    'Nous aimerions un fond plus clair, la salle est sombre le soir.',
    'Le prix du menu a changé : 10,50 €.',
    'Merci de mettre la boisson à droite, comme sur nos autres panneaux.',
  ],
  'Validation CCEP > Validation Client': ['Une dernière validation après la modification du logo.'],
  'Prévisite > validationPose': ['', 'Mur sain, accès facile, pose possible en une matinée.'],
  'Prévisite > sousConditionPose': [
    'Prévoir une prise électrique à moins de deux mètres du panneau.',
    'Le client doit démonter l’ancienne enseigne avant la pose.',
    'Pose avant 11 h seulement, la terrasse est occupée ensuite.',
  ],
  'Prévisite > refusPose': [
    'Cloison en plaque de plâtre non renforcée : le panneau ne tiendra pas.',
    'Façade classée, aucune fixation autorisée par la mairie.',
  ],
  'Exécution > Impression': ['', 'Fichiers vérifiés, bon pour impression.'],
  'Exécution > Validation Client': ['Une couleur a dû changer pour l’écran, merci de confirmer.'],
  'Exécution > Livré': ['', 'Tout est livré, le client est prévenu.'],
  'Exécution > Terminé': ['', 'Fichiers remis au client.'],
  'Impression > Exécution': ['Résolution trop faible sur le panneau 2, merci de renvoyer le fichier.'],
  'Impression > Validation CCEP': [
    'Le format demandé dépasse la plaque standard, accord pour une découpe en deux ?',
    'Quantité inhabituelle, merci de confirmer avant fabrication.',
  ],
  'Livré > Terminé': ['', 'Posé ce matin, client satisfait.'],
  'Validation CCEP > Rejeté': ['Le budget de cette opération est atteint.'],
  'Agence > Rejeté': ['Le dossier fait double emploi avec celui du mois dernier.'],
  'Agence > Annulé': ['Le client ferme pour travaux jusqu’au printemps.', 'Changement de gérance en cours.'],
  'Validation DC > Annulé': ['Le client a renoncé.'],
};

/** Possible comments of a move of such a project. */
export function sayWith(kind: ProjectKind, { from, to, target }: Transition): readonly string[] {
  const said = kind === 'CHR' ? OF_CARDS : OF_ALL;
  return said[`${from} > ${target}`] ?? said[`${from} > ${to}`] ?? [''];
}

/** Why the order goes back, by what is said of it; nobody gave a cause with the others. */
const CAUSES: Record<string, readonly ReturnCause[]> = {
  'La formule du midi doit être plus visible, et le logo plus grand.': ['image', 'mise en page'],
  'Deux prix ont changé : la pression à 4,20 € et le café à 1,90 €.': ['prix'],
  'Il manque la planche de fromages, et notre numéro de téléphone n’est pas le bon.': ['texte'],
  'Le prix de la formule doit se lire depuis l’entrée, merci d’agrandir.': ['mise en page'],
  'Visuel trop chargé, garder une seule boisson par formule.': ['image'],
  'Le nom du point de vente est coupé à droite.': ['texte', 'format'],
  'Le prix du menu a changé : 10,50 €.': ['prix'],
  'Merci de mettre la boisson à droite, comme sur nos autres panneaux.': ['mise en page'],
};

export function causesOf(comment: string): readonly ReturnCause[] {
  return CAUSES[comment] ?? [];
}

/** Post-its on a proof that is returned. */
export const PROOF_REMARKS: readonly string[] = [
  'Plus grand',
  'Prix à 4,20 €',
  'Ce plat n’est plus à la carte',
  'Très bien comme cela',
  'Notre téléphone finit par 46',
];
