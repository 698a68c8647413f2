/** Who one is: all that other roles keep, whose screens say that they need the network. */
const SESSION = '/rest/myplv/session';

/**
 * The reads whose replies stay on the device for use without a network: what a dc's home, lists, drafts and opened
 * projects show (specification/offline.md#what-is-there). Never a search, and nothing of /cms. As paths of the contract, which
 * a test holds them to: the first thing that a start without a network loads is this list alone.
 */
export const KEPT_PATHS: readonly string[] = [
  SESSION,
  '/rest/myplv/data/accueil',
  '/rest/myplv/projets',
  '/rest/myplv/count/projets',
  '/rest/myplv/count/attente',
  '/rest/myplv/vues',
  '/rest/myplv/projets/:id',
  '/rest/myplv/projets/files/:id',
  '/rest/myplv/projets/:id/creations',
  '/rest/myplv/reglages',
  '/rest/myplv/contacts',
  '/rest/myplv/mentions-legales',
  '/rest/:list/data',
  '/rest/user/agence/data',
  '/rest/user/imprimeur/data',
  '/rest/myplv/dc/:username',
  '/rest/myplv/quotas/etat/:smhf',
  '/rest/myplv/modeles',
  '/rest/myplv/commandes/cle',
  '/rest/myplv/sf/pdv/:outlet',
];
/** Parameters with words that somebody typed: the reply is a search's. */
const TYPED = /[?&]q_recherche=/;

const PATTERNS = KEPT_PATHS.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));

export function isKept(address: string): boolean {
  const [path = ''] = address.split('?');
  return !TYPED.test(address) && PATTERNS.some((pattern) => pattern.test(path));
}

export const isOfSession = (address: string): boolean => address === SESSION;
