import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import type { sharedInspection } from '../inspected-product.ts';
import { kindDraft } from '../kind-order.ts';
import { writtenCard } from '../written-card.ts';

export type Site = ReturnType<typeof sharedInspection>;

/** A page of the sample that the method asks for (specification/accessibility.md#the-sample). */
export interface SamplePage {
  name: string;
  /** Null: nobody has signed in. */
  who: string | null;
  address: (site: Site) => string | Promise<string>;
}

const at = (name: string, who: string | null, address: string): SamplePage => ({
  name,
  who,
  address: () => address,
});

const step = (
  name: string,
  kind: Parameters<typeof kindDraft>[1],
  prefix: string,
  path: string,
): SamplePage => ({
  name,
  who: 'dc1',
  address: async (site) => {
    const id = await kindDraft(await site.callerOf('dc1'), kind, (document) => document);
    return `/${prefix}/${path.replace('{id}', id)}`;
  },
});

const followed = (name: string, who: string, statut: 'Agence' | 'Validation CCEP'): SamplePage => ({
  name,
  who,
  address: (site) => `/suivi-projet/${statut === 'Agence' ? site.projects.atAgency : site.atStatus(statut)}`,
});

/** The page on which a client without an account approves a proof. */
async function approvalLink(site: Site): Promise<string> {
  const id = site.atStatus('Validation Client');
  await (await site.callerOf('dc1')).json('POST', `/rest/myplv/projets/${id}/liens`, { purpose: 'approval' });
  return site.mailedPage('/accord/');
}

/** An order of a direct agency that its client completes. */
async function clientBrief(site: Site): Promise<string> {
  const orders = await (await site.callerOf('client1')).json<ProjectRow[]>('GET', '/rest/myplv/projets');
  const id = orders.find(({ statut }) => statut === 'Client')?._id.$oid;
  if (id === undefined) throw new Error('the demonstration has no order that its client completes');
  return `/da/brief/${id}`;
}

export const SAMPLE: readonly SamplePage[] = [
  at('la connexion', null, '/login'),
  at('le mot de passe oublié', null, '/cms/mot-de-passe'),
  at('les mentions légales', null, '/mentions-legales'),
  at('un lien expiré', null, `/lien/${'x'.repeat(43)}`),
  at('l’accessibilité', null, '/accessibilite'),
  { name: 'l’accord du client', who: null, address: approvalLink },
  at('l’accueil', 'dc1', '/'),
  at('l’aide', 'dc1', '/help'),
  at('le tableau de bord', 'dc1', '/dashboard'),
  { name: 'le suivi', who: 'dc1', address: (site) => `/suivi-projet/${site.projects.signed}` },
  { name: 'la première étape', who: 'dc1', address: (site) => `/chr/info-pdv/${site.projects.complete}` },
  { name: 'les thèmes', who: 'dc1', address: (site) => `/chr/creation/theme/${site.projects.complete}` },
  { name: 'les boissons', who: 'dc1', address: (site) => `/chr/contenu/gamme/${site.projects.complete}` },
  { name: 'les formules', who: 'dc1', address: (site) => `/chr/contenu/formules/${site.projects.complete}` },
  {
    name: 'le texte de la carte',
    who: 'dc1',
    address: async (site) => `/chr/photo/${await writtenCard(site)}/carte`,
  },
  { name: 'la livraison', who: 'dc1', address: (site) => `/chr/livraison/${site.projects.complete}` },
  { name: 'le récapitulatif', who: 'dc1', address: (site) => `/chr/recapitulatif/${site.projects.complete}` },
  step('les boards', 'Boards PVC', 'vae', 'creation/format/{id}'),
  step('le contenu des boards', 'Boards PVC', 'vae', 'contenu/boards/{id}'),
  step('les supports', 'Sur Mesure', 'sm', 'creation/support/{id}'),
  step('la vidéo des écrans', 'Digital', 'vae-digital', 'video/{id}'),
  { name: 'le brief du client', who: 'client1', address: clientBrief },
  {
    name: 'l’accord sur la tablette',
    who: 'dc1',
    address: (site) => PAGE_PATHS.approvalOnTablet(site.atStatus('Validation Client')),
  },
  {
    name: 'la salle d’épreuves',
    who: 'dc1',
    address: (site) => `/suivi-projet/${site.atStatus('Validation DC')}/epreuves`,
  },
  at('les envois', 'dc1', '/envois'),
  at('hors ligne', 'dc1', '/hors-ligne'),
  at('le compte', 'dc1', '/mon-compte'),
  at('les commandes du client', 'client1', '/dashboard'),
  followed('le suivi de l’agence', 'agence1', 'Agence'),
  followed('l’arbitrage', 'siege1', 'Validation CCEP'),
  at('les quotas', 'siege1', '/suivi-quotas'),
  at('les chiffres', 'siege1', '/pilotage?periode=annee'),
  at('la gestion des projets', 'siege1', '/gestion-projets/CHR'),
  at('les catalogues', 'siege1', '/cms'),
  at('un catalogue', 'siege1', '/cms/catalogues/boissons'),
  at('une boisson', 'siege1', '/cms/catalogues/boissons/nouvelle'),
  at('les comptes', 'siege1', '/cms/comptes'),
  at('les quotas de l’année', 'siege1', '/cms/quotas'),
  at('les points de vente', 'siege1', '/cms/points-de-vente'),
  at('les réglages', 'siege1', '/cms/reglages'),
  at('le parc', 'siege1', '/parc'),
  at('l’imprimeur', 'imprimeur', '/dashboard-imprimeur'),
  at('l’installateur', 'installateur1', '/dashboard'),
];
