import type { PersonalTables } from './register.ts';

/** Mails, mailed links, and what is done with them. */
export const EXCHANGE_TABLES: PersonalTables = {
  mails: {
    activity: 'echanges',
    title: 'E-mails',
    project: 'project_id',
    personal: {
      recipient: 'courriel:invite',
      subject: 'texte:quiconque',
      html: 'texte:quiconque',
      body_text: 'texte:quiconque',
      words: 'texte:quiconque',
      secrets: 'secret:invite',
      last_error: 'texte:quiconque',
    },
    impersonal: 'id template project_id message_id attempts t_creation sent_at failed_at handed_over',
  },
  links: {
    activity: 'echanges',
    title: 'Liens envoyés',
    project: 'project_id',
    personal: {
      token_hash: 'secret:invite',
      uid: 'uid:compte',
      email: 'courriel:invite',
      instructions: 'texte:quiconque',
      created_by: 'identifiant:compte',
    },
    impersonal: 'purpose project_id t_creation expires used_at revoked_at sha256',
  },
  link_readings: {
    activity: 'echanges',
    title: 'Fichiers lus par un lien',
    kept: 'Un jour, pour limiter leur nombre.',
    through: { column: 'token_hash', table: 'links', by: ['uid', 'email'] },
    personal: { token_hash: 'secret:invite', at: 'fait:invite' },
    impersonal: '',
  },
  link_downloads: {
    activity: 'echanges',
    title: 'Téléchargements par un lien',
    // The sender of the link downloaded nothing by it.
    through: { column: 'token_hash', table: 'links', by: ['uid', 'email'] },
    personal: {
      token_hash: 'secret:invite',
      address: 'reseau:invite',
      user_agent: 'reseau:invite',
      at: 'fait:invite',
    },
    impersonal: 'id file_id',
  },
  qr_target_tries: {
    activity: 'commandes',
    title: 'Essais de la cible d’un QR code',
    personal: { url: 'texte:quiconque', problem: 'texte:quiconque' },
    impersonal: 'code claimed_on claimed_at answers failing_since',
  },
};
