import { counted } from '../../components/format-number.ts';

/** Maximum hits of one call. */
const MOST_HITS = 20;

/** Words of the search: of projects, for who works on them; of orders, for a client. */
export interface SearchWords {
  title: string;
  placeholder: string;
  found: (count: number) => string;
  list: string;
  /** Before typing. */
  help: string;
  /** Without a hit. */
  advice: string;
  dc: string;
}

const OF_PROJECTS: SearchWords = {
  title: 'Rechercher un projet',
  placeholder: 'Point de vente, ville, client, délégué commercial, agence…',
  found: (count) =>
    count >= MOST_HITS
      ? `Les ${MOST_HITS} premiers projets`
      : count === 0
        ? 'Aucun projet trouvé'
        : counted(count, 'projet trouvé', 'projets trouvés'),
  list: 'Projets trouvés',
  help: 'Par nom ou numéro de point de vente, ville, client, délégué commercial, agence, ou un mot d’un message. Les accents et une faute de frappe ne gênent pas.',
  advice:
    'Tous les mots doivent se trouver dans le projet. Essayez avec moins de mots, le numéro d’outlet ou la ville.',
  dc: 'DC',
};

const OF_ORDERS: SearchWords = {
  title: 'Rechercher une commande',
  placeholder: 'Établissement, ville, un mot d’un message…',
  found: (count) =>
    count >= MOST_HITS
      ? `Les ${MOST_HITS} premières commandes`
      : count === 0
        ? 'Aucune commande trouvée'
        : counted(count, 'commande trouvée', 'commandes trouvées'),
  list: 'Commandes trouvées',
  help: 'Par nom d’établissement, ville, ou un mot d’un message. Les accents et une faute de frappe ne gênent pas.',
  advice: 'Tous les mots doivent se trouver dans la commande. Essayez avec moins de mots, ou la ville.',
  dc: 'Délégué commercial',
};

export function searchWords(forClient: boolean): SearchWords {
  return forClient ? OF_ORDERS : OF_PROJECTS;
}
