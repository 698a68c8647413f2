/** Why a sign-in by the directory failed, as the security log records it. */
export const FAILURE_REASONS = {
  cancelled: 'Annulée chez le fournisseur',
  lost: 'Demande inconnue, expirée ou d’un autre navigateur',
  unreachable: 'Fournisseur injoignable',
  invalid: 'Réponse du fournisseur non valable ou déjà utilisée',
  misconfigured: 'Ardoise refusé par le fournisseur',
  clock: 'Horloges en désaccord',
  unverified: 'Adresse e-mail non vérifiée par le fournisseur',
  unknown: 'Aucun compte, aucun rôle',
  incomplete: 'Aucun compte, indications insuffisantes pour l’ouvrir',
  somebodyElse: 'Compte déjà lié à une autre personne',
  closed: 'Compte désactivé',
  blocked: 'Compte bloqué après trop d’échecs',
} as const satisfies Record<string, string>;

export type FailureReason = keyof typeof FAILURE_REASONS;

/** A sign-in failed; `lacking` lists the claims missing for a new account. */
export class SignInFailure extends Error {
  override readonly name = 'SignInFailure';
  readonly reason: FailureReason;
  readonly lacking: string;
  /** The account concerned, where it is known. */
  readonly subjectUid: number | null;
  constructor(
    reason: FailureReason,
    options: { cause?: unknown; lacking?: string; subjectUid?: number } = {},
  ) {
    super(`company sign-in: ${reason}`, { cause: options.cause });
    this.reason = reason;
    this.lacking = options.lacking ?? '';
    this.subjectUid = options.subjectUid ?? null;
  }
}
