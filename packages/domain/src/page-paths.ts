/**
 * Pages that mails and printed matter lead to: the server writes these addresses, the page answers them. A token goes in
 * the path, never in the query, and is never logged (3-decisions.md section 6).
 */
export const PAGE_PATHS = {
  /** Asks for the link that sets a password. */
  forgottenPassword: '/cms/mot-de-passe',
  /** Replaces one's own password; one that has expired leads here. */
  changePassword: '/cms/mot-de-passe/changer',
  /** Sets a password with a mailed link. */
  newPassword: (token: string) => `/cms/mot-de-passe/${token}`,
  /** Sends the files that a link asks for. */
  fileLink: (token: string) => `/lien/${token}`,
  /** The proof that the client agrees to, by a mailed link; no account is needed. */
  approval: (token: string) => `/accord/${token}`,
  /** The same on the delegate's tablet, face to face. */
  approvalOnTablet: (projectId: string) => `/accord-client/${projectId}`,
  /** The files of a finished order, by a mailed link. */
  delivery: (token: string) => `/livraison/${token}`,
  /** The follow-up of a project. */
  followUp: (projectId: string) => `/suivi-projet/${projectId}`,
  /** What its QR code leads to. */
  qrCode: (projectId: string) => `/qrcodes/${projectId}`,
} as const;
