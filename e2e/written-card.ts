import type { Project } from '@ardoise/domain/contract/projects.ts';
import { completeChrDocument } from '../packages/server/src/testing/project-factories.ts';
import type { HttpCaller } from './http-caller.ts';
import { AGENCY } from './wizard-refusals.ts';

/** A card with lines of its own, one of them to be checked. */
export async function writtenCard(site: {
  callerOf: (name: string) => Promise<HttpCaller>;
}): Promise<string> {
  const caller = await site.callerOf('dc1');
  const draft = { type: 'Carte Brasserie', quotaConfirme: true };
  const id = (await caller.json<Project>('POST', '/rest/myplv/projets', draft))._id.$oid;
  await caller.json('PUT', `/rest/myplv/projets/${id}`, {
    ...completeChrDocument(AGENCY),
    texteCarte: {
      sections: [{ entree: 's', titre: 'Plats' }],
      lignes: [
        { entree: 'a', section: 's', nom: 'Entrecôte', detail: 'sauce au poivre', prix: '24 € / 26 €' },
        { entree: 'b', section: 's', nom: 'Cola', volume: '33 cl', prix: '3,90 €' },
      ],
    },
    lectureCarte: {
      lignes: [{ entree: 'a', aVerifier: 'deux prix', lu: { page: 1, ligne: 2, texte: 'Entrecôte' } }],
    },
    version: 1,
  });
  return id;
}
