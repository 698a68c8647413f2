/**
 * Every code of an error response, with its HTTP status and its French text (specification/calls.md#errors). `message`
 * is displayed as is; a call may override it with a more precise sentence.
 */
export const ERRORS = {
  REQUETE_INVALIDE: { status: 400, message: 'La demande est mal formée.' },
  IDENTIFIANTS: { status: 400, message: "Nom d'utilisateur ou mot de passe non reconnu" },
  SESSION: { status: 401, message: 'Votre session a expiré. Merci de vous reconnecter.' },
  CLE_INVALIDE: {
    status: 401,
    message: 'Cette clé n’existe pas, a pris fin ou a été révoquée.',
  },
  CLE: { status: 403, message: 'Aucune clé ne permet cet appel\u00a0: il demande une personne.' },
  CLE_ACCES: { status: 403, message: 'Ce compte demande sa clé d’accès.' },
  ROLE: { status: 403, message: 'Votre rôle ne permet pas cette action.' },
  ORIGINE: { status: 403, message: 'Cette demande ne vient pas de l’application.' },
  INTROUVABLE: { status: 404, message: 'Cet élément n’existe pas ou ne vous est pas accessible.' },
  DELAI_DEPASSE: {
    status: 408,
    message: 'L’envoi est trop lent ou s’est arrêté\u00a0: rien n’a été enregistré. Merci de réessayer.',
  },
  JETON_EXPIRE: { status: 409, message: 'Le jeton de sécurité a expiré.' },
  VERSION: { status: 409, message: 'Le projet a été modifié entre-temps par une autre personne.' },
  TRANSITION: { status: 409, message: "Le statut du projet ne vous permet pas d'en changer." },
  STATUT: { status: 409, message: 'Le statut du projet ne permet pas cette action.' },
  SIGNATURES: {
    status: 409,
    message: 'Le bon de commande est signé\u00a0: ce changement annulera les signatures.',
  },
  LIEN_EXPIRE: { status: 410, message: 'Ce lien a déjà servi ou a expiré.' },
  FICHIER_SUPPRIME: { status: 410, message: 'Ce fichier a été supprimé depuis.' },
  REQUETE_TROP_LONGUE: { status: 413, message: 'Cette demande est trop longue.' },
  FICHIER_TROP_GROS: { status: 413, message: 'Ce fichier est trop volumineux.' },
  JSON_ATTENDU: {
    status: 415,
    message: 'Cet appel attend du JSON\u00a0: envoyez-le avec l’en-tête Content-Type: application/json.',
  },
  FICHIER_REFUSE: { status: 415, message: 'Ce type de fichier n’est pas accepté.' },
  VALIDATION: {
    status: 422,
    message: 'Formulaire invalide. Veuillez vérifier les données entourées en jaune.',
  },
  GARDE: { status: 422, message: 'Cette action n’est pas encore possible.' },
  QUOTA: { status: 422, message: 'Attention : quota dépassé. La création d’un projet est impossible.' },
  QUOTA_PDA: {
    status: 422,
    message: 'Attention : quota dépassé. La création d’un projet Direct Agence est impossible.',
  },
  QUOTA_A_CONFIRMER: { status: 422, message: 'Le quota restant est faible\u00a0: confirmez la création.' },
  VAE_SUSPENDUE: { status: 422, message: 'La création de projets VAE est suspendue pour le moment' },
  SANS_CATALOGUE: { status: 422, message: 'Pas encore de catalogue' },
  SANS_SMHF: {
    status: 422,
    message: "Vous n'êtes pas associé à un SMHF. La création du projet est impossible",
  },
  PDV_INCONNU: { status: 404, message: 'PDV Inconnu.' },
  EXPORT_TROP_LONG: { status: 422, message: 'Cette liste dépasse les 65 535 lignes d’un fichier .xls.' },
  TROP_DE_DEMANDES: { status: 429, message: 'Trop de demandes. Merci de patienter quelques minutes.' },
  INTERNE: {
    status: 500,
    message: 'Une erreur est survenue de notre côté. Vos données sont conservées, merci de réessayer.',
  },
  INDISPONIBLE: {
    status: 503,
    message: 'Le service est indisponible pour le moment. Merci de réessayer dans quelques instants.',
  },
  STOCKAGE_PLEIN: {
    status: 507,
    message:
      'Il n’y a plus de place sur le disque du serveur\u00a0: votre demande n’a pas pu aboutir. Prévenez votre administrateur.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** One invalid field: `chemin` is its path in the project (`pdv.codePostal`), `message` the text under it. */
export interface FieldError {
  chemin: string;
  message: string;
}

/** An expected error that the caller sees in French; any other error becomes INTERNE. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly champs: FieldError[] | undefined;
  readonly etat: unknown;

  constructor(code: ErrorCode, options: { message?: string; champs?: FieldError[]; etat?: unknown } = {}) {
    super(options.message ?? ERRORS[code].message);
    this.name = 'Refusal';
    this.code = code;
    this.champs = options.champs;
    this.etat = options.etat;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** The value, if there is one. @throws Refusal INTROUVABLE for null and undefined */
export function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Refusal('INTROUVABLE');
  return value;
}
