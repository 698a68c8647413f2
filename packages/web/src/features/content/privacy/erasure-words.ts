import type { FoundPerson } from '@ardoise/domain/contract/privacy-people.ts';
import type { ErasurePreview } from './use-people.ts';

type Blocked = ErasurePreview['blocages'][number];

const projects = (count: number) => `${count}\u00a0${count > 1 ? 'projets' : 'projet'}`;

/** Why a person cannot be erased now, and what to do. */
export function blockedWords({ motif, nombre }: Blocked): string {
  if (motif === 'compte_ouvert') return 'Son compte est ouvert\u00a0: désactivez-le d’abord.';
  if (motif === 'contact_aide')
    return 'L’aide le donne comme contact\u00a0: retirez-le d’abord dans les réglages.';
  return `${projects(nombre)} en cours\u00a0: terminez, réaffectez ou arrêtez d’abord.`;
}

/** What is kept of what they signed, and until when. */
export function keptWords({ nombre, conservation, attend }: ErasurePreview['gardes']): string {
  const term =
    conservation === null
      ? 'sans limite, tant qu’aucune durée n’est réglée sous «\u00a0Conservation\u00a0»'
      : `${conservation}\u00a0mois après la fin de la commande`;
  const said = `${projects(nombre)} avec des pièces signées, gardées par obligation légale ${term}.`;
  if (!attend) return `${said} La personne y reste nommée.`;
  return `${said} Le compte garde son nom jusque-là\u00a0; mot de passe, vues et adresses de connexion partent tout de suite, le reste ensuite, sans nouvelle demande.`;
}

/** The outlet that distinguishes a person without an address from others of that name; empty for the rest. */
export function placeWords({ lieu }: Pick<FoundPerson, 'lieu'>): string {
  return [lieu?.numero && `point de vente ${lieu.numero}`, lieu?.ville].filter(Boolean).join(' à ');
}

/** What a person is called. */
export const shownName = ({ nom, courriel, telephone }: FoundPerson) => nom || courriel || telephone;

/** The same with what distinguishes them from others of that name. */
export function fullName(person: FoundPerson): string {
  const { identifiant, courriel, telephone } = person;
  const shown = shownName(person);
  const apart = identifiant ?? (courriel || telephone || placeWords(person));
  return apart === '' || apart === shown ? shown : `${shown}, ${apart}`;
}
