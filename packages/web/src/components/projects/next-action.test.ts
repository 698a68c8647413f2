import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { describe, expect, it } from 'vitest';
import { nextAction } from './next-action.ts';

const ID = '673df2aa0000000000000001';
const dc1 = { name: 'dc1', role: 'dc' } as const;
const agence1 = { name: 'agence1', role: 'agence' } as const;

const row = (more: Partial<ProjectRow>): ProjectRow => ({
  _id: { $oid: ID },
  version: 1,
  type: 'Carte Brasserie',
  typeProjet: 'CHR',
  statut: 'Brouillon',
  nameProjet: 'Café des Halles',
  numProjet: '3104587_2026_11_20',
  ville: 'Libourne',
  image: '',
  dc: 'dc1',
  smhf: 'smhf1',
  mdv: 'mdv1',
  agence: 'agence1',
  imprimeur: null,
  nb_ar_agence: 0,
  t_creation: '2026-11-12T10:00:00.000Z',
  t_update: '2026-11-12T10:00:00.000Z',
  t_statut: '2026-11-12T10:00:00.000Z',
  echeance: null,
  retard: 0,
  arrivee: null,
  versionCreation: 0,
  versionAccord: null,
  aImprimer: true,
  menuExterieur: false,
  nOutlet: '3104587',
  nomClient: 'Bertrand Lacombe',
  nomDc: 'Camille Ferrand',
  nomSmhf: 'Antoine Delmas',
  nomMdv: 'Sonia Belkacem',
  nomImprimeur: '',
  nomAgence: 'Agence Pinson',
  complet: false,
  etape: 3,
  etapes: 6,
  nextState: 'contenu/gamme',
  clientSigned: false,
  dcSigned: false,
  boardsCount: 0,
  pose: null,
  impression: '',
  demande: '',
  arbitrage: false,
  supprime: false,
  actions: [],
  ...more,
});

describe('nextAction', () => {
  it('leads to the recap of a draft that has something to settle, which says what', () => {
    expect(nextAction(row({ aRegulariser: ['quota'], complet: true }), dc1)).toEqual({
      label: 'Régulariser',
      mine: true,
      does: 'open',
      to: `/chr/recapitulatif/${ID}`,
    });
  });

  it('resumes an incomplete draft at its last step', () => {
    expect(nextAction(row({}), dc1)).toEqual({
      label: 'Reprendre',
      mine: true,
      does: 'open',
      to: `/chr/contenu/gamme/${ID}`,
    });
  });

  it('opens the recap of a complete draft for its signatures', () => {
    expect(nextAction(row({ complet: true }), dc1)).toEqual({
      label: 'Faire signer',
      mine: true,
      does: 'open',
      to: `/chr/recapitulatif/${ID}`,
    });
  });

  it('submits a signed order, with the reply’s label', () => {
    const signed = row({
      complet: true,
      clientSigned: true,
      dcSigned: true,
      actions: [{ target: 'Agence', label: "Soumettre à l'Agence" }],
    });
    expect(nextAction(signed, dc1)).toEqual({
      label: "Soumettre à l'Agence",
      mine: true,
      does: 'open',
      to: `/suivi-projet/${ID}`,
    });
  });

  it('never proposes a return or a stop', () => {
    const actions: ProjectRow['actions'] = (['Brouillon', 'Rejeté', 'Annulé'] as const).map((target) => ({
      target,
      label: target,
    }));
    expect(nextAction(row({ statut: 'Agence', actions }), agence1)).toMatchObject({
      label: 'Déposer la version 1',
      mine: true,
    });
    actions.push({ target: 'Validation DC', label: 'Soumettre au DC' });
    expect(nextAction(row({ statut: 'Agence', actions }), agence1)).toMatchObject({
      label: 'Soumettre au DC',
      mine: true,
    });
  });

  it('names the first action of the installer and the client', () => {
    const installer = { name: 'installateur1', role: 'installateur' } as const;
    const client = { name: 'client1', role: 'client' } as const;
    const refuse: ProjectRow['actions'] = [{ target: 'refusPose', label: 'Refuser la pose' }];
    const posed = { type: 'Sur Mesure' as const, statut: 'Prévisite' as const, actions: refuse };
    expect(nextAction(row(posed), installer).label).toBe('Fixer la prévisite');
    const dated: ProjectRow['actions'] = [...refuse, { target: 'validationPose', label: 'Valider la pose' }];
    expect(nextAction(row({ ...posed, actions: dated }), installer).label).toBe('Valider la pose');
    const pose = {
      t_previsite: '2026-11-10',
      t_pose: null,
      contact: '',
      telephone: '',
      resultat: 'validationPose',
    };
    const delivered = { type: 'Sur Mesure' as const, statut: 'Livré' as const };
    expect(nextAction(row({ ...delivered, pose }), installer).label).toBe('Dater la pose');
    const planned = { ...pose, t_pose: '2026-12-01' };
    expect(nextAction(row({ ...delivered, pose: planned }), installer).label).toBe('Changer la date');
    const early = { ...pose, t_previsite: null, t_pose: '2026-12-01' };
    expect(nextAction(row({ ...posed, pose: early }), installer).label).toBe('Fixer la prévisite');
    const corrections: ProjectRow['actions'] = [{ target: 'Agence', label: 'Demander des corrections' }];
    expect(nextAction(row({ statut: 'Validation Client', actions: corrections }), client)).toMatchObject({
      label: 'Voir et valider',
      to: expect.stringMatching(/^\/accord-client\//),
      mine: true,
    });
  });

  it('has head office read before it decides', () => {
    const print: ProjectRow['actions'] = [{ target: 'Impression', label: 'Envoyer en impression' }];
    const siege = { name: 'siege1', role: 'siege' } as const;
    expect(nextAction(row({ statut: 'Validation CCEP', actions: print }), siege)).toMatchObject({
      label: 'Examiner',
      mine: true,
    });
  });

  it('follows what others hold, and clones what is finished', () => {
    expect(nextAction(row({ statut: 'Agence' }), dc1)).toMatchObject({ label: 'Suivre', mine: false });
    expect(nextAction(row({ statut: 'Terminé' }), dc1)).toEqual({
      label: 'Cloner',
      mine: false,
      does: 'clone',
    });
    expect(nextAction(row({ statut: 'Terminé' }), agence1)).toMatchObject({ label: 'Suivre' });
  });

  it('restores what was deleted', () => {
    expect(nextAction(row({ supprime: true }), { name: 'siege1', role: 'siege' })).toEqual({
      label: 'Rétablir',
      mine: false,
      does: 'restore',
    });
  });
});
