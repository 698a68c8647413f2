import { ROLE_LABELS, type Role } from '@ardoise/domain/projects/roles.ts';
import { counted } from '../../../components/format-number.ts';
import { formatShortDay } from '../../../components/format-short-day.ts';
import { shortName } from '../../../components/projects/short-name.ts';
import type { ManagedAccount } from './use-accounts.ts';

const DAY_MS = 86_400_000;

/** Roles as the ledger counts them. */
export const ROLES_COUNTED: Record<Role, string> = {
  dc: 'Délégués commerciaux',
  mdv: 'MDV',
  smhf: 'SMHF',
  siege: 'Siège',
  agence: 'Agences',
  imprimeur: 'Imprimeurs',
  installateur: 'Installateurs',
  client: 'Clients',
  administrator: 'Administrateurs',
};

/** Name of a person or an organisation; the username where there is none. */
export function accountName({ prenom, nom, name }: Pick<ManagedAccount, 'prenom' | 'nom' | 'name'>): string {
  return [prenom, nom].filter((part) => part !== '').join(' ') || name;
}

/** 'Délégué commercial · dc1' */
export function roleAndUsername({ role, name }: ManagedAccount): string {
  return `${ROLE_LABELS[role]} · ${name}`;
}

/** Affiliation of an account: its managers, its organisation, or what an organisation has to do. */
export function attachmentWords(account: ManagedAccount): string {
  const { role, projets, nomMdv, nomSmhf, nomOrganisation } = account;
  if (nomOrganisation !== '') return nomOrganisation;
  if (projets !== null)
    return role === 'agence'
      ? counted(projets, 'projet en Agence', 'projets en Agence')
      : counted(projets, 'projet à imprimer', 'projets à imprimer');
  return [nomMdv, nomSmhf]
    .filter((name) => name !== '')
    .map(shortName)
    .join(', ');
}

/** 'Invitation, 6 jours restants', 'Invitation expirée' */
export function invitationWords(expires: string | null, now = Date.now()): string {
  if (expires === null) return 'Invitation expirée';
  const days = Math.max(1, Math.ceil((Date.parse(expires) - now) / DAY_MS));
  return `Invitation, ${counted(days, 'jour restant', 'jours restants')}`;
}

/** The state in words: 'Actif', 'Désactivé le 14 nov.' */
export function stateWords(account: ManagedAccount, now = Date.now()): string {
  const { etat, t_fermeture, invitation, remplacement } = account;
  if (etat === 'desactive')
    return t_fermeture === null ? 'Désactivé' : `Désactivé le ${formatShortDay(t_fermeture)}`;
  if (etat === 'bloque') return 'Bloqué après échecs';
  if (etat === 'invite') return invitationWords(invitation, now);
  if (etat === 'sans-smhf') return 'Ne peut rien créer';
  return etat === 'remplace' && remplacement !== null
    ? `Remplacement par ${shortName(remplacement.nom)}`
    : 'Actif';
}
