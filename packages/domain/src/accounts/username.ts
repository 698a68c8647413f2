/** Usernames of accounts that head office opens: written in histories and typed at each login, hence plain. */
export const USERNAME = /^[a-z0-9](?:[a-z0-9._-]{0,58}[a-z0-9])$/;

/** Room for a number that makes a proposed name unique. */
const LONGEST_BASE = 50;

/** In lower case, without accents or other signs. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '');
}

/**
 * The username that is proposed for a person: 'j.marchand' for Julie Marchand, 'agencepinson' without a first name;
 * 'compte' where neither has a Latin letter (specification/accounts.md#invitations). Not necessarily free.
 */
export function usernameFor(prenom: string, nom: string): string {
  const first = plain(prenom).slice(0, 1);
  const last = plain(nom).slice(0, LONGEST_BASE);
  const base = [first, last].filter((part) => part !== '').join('.');
  return base.length < 2 ? 'compte' : base;
}
