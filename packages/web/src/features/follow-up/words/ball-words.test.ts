import type { ProjectAction } from '@ardoise/domain/contract/projects.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { describe, expect, it } from 'vitest';
import { ballWords } from './ball-words.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const dc1 = { name: 'dc1', role: 'dc' } as const;
const agence1 = { name: 'agence1', role: 'agence' } as const;
const submit: ProjectAction = {
  target: 'Agence',
  to: 'Agence',
  label: "Soumettre à l'Agence",
  allowed: false,
  needsComment: false,
  needsPrinter: false,
  roundTrip: true,
};
const signature = {
  id: 1,
  role: 'client' as const,
  nom: 'B. Lacombe',
  qualite: 'Gérant',
  mode: 'trace' as const,
  t_signature: '2026-11-18T10:00:00.000Z',
  empreinte: '00',
  modifie: null,
};

type Subject = Parameters<typeof ballWords>[0];
const project = (more: Partial<Subject>): Subject => ({
  type: 'Carte Brasserie',
  statut: 'Brouillon',
  dc: 'dc1',
  agence: 'agence1',
  imprimeur: null,
  nomDc: 'Camille Ferrand',
  nomAgence: 'Agence Pinson',
  nomImprimeur: 'Atelier Vasseur',
  echeance: null,
  retard: 0,
  pdv: { nomClient: 'Bertrand Lacombe' },
  t_statut: '2026-11-18T10:00:00.000Z',
  actions: [submit],
  signatures: [],
  supprime: false,
  ...more,
});

describe('ballWords', () => {
  it('names what a Direct Agence lacks, even where its first move requires no step', () => {
    const toClient: ProjectAction = {
      ...submit,
      target: 'Client',
      to: 'Client',
      reason: 'Vous devez choisir les boissons.',
    };
    const missing = [{ path: 'brief', short: 'Brief', messages: [] }];
    const draft = project({ type: 'Direct Agence', actions: [toClient, { ...submit, missing }] });
    expect(ballWords(draft, dc1, NOW).title).toBe('Vous avez une commande à compléter');
  });

  it('follows a draft up to its submission', () => {
    const missing = [{ path: 'creation/theme', short: 'Thème', messages: [] }];
    expect(ballWords(project({ actions: [{ ...submit, missing }] }), dc1, NOW).title).toBe(
      'Vous avez une commande à compléter',
    );
    expect(ballWords(project({}), dc1, NOW).title).toBe('La commande est complète, faites-la signer');
    expect(
      ballWords(
        project({
          signatures: [signature, { ...signature, role: 'dc' }],
          actions: [{ ...submit, allowed: true }],
        }),
        dc1,
        NOW,
      ).title,
    ).toBe('Vous pouvez soumettre le projet à l’agence');
    expect(ballWords(project({}), { name: 'siege1', role: 'siege' }, NOW).title).toBe(
      'Camille Ferrand prépare la commande',
    );
  });

  it('promises the agency’s feedback within 5 working days, and has nothing to do for whoever waits', () => {
    expect(ballWords(project({ statut: 'Agence', echeance: '2026-11-25' }), dc1, NOW)).toEqual({
      title: 'Agence Pinson prépare la création',
      detail: 'À l’agence depuis le 18 novembre 2026. Rien à faire, retour avant le 25 novembre 2026.',
    });
    expect(ballWords(project({ statut: 'Agence', echeance: '2026-11-25' }), agence1, NOW)).toEqual({
      title: 'Vous préparez la création',
      detail:
        'À l’agence depuis le 18 novembre 2026. Premier retour attendu sous 5 jours ouvrés, au plus tard le 25 novembre 2026.',
    });
    expect(ballWords(project({ statut: 'Agence' }), agence1, NOW).title).toBe('Vous préparez la création');
  });

  it('states that the deadline has passed, and by how much', () => {
    expect(
      ballWords(
        project({
          statut: 'Agence',
          t_statut: '2026-11-02T10:00:00.000Z',
          echeance: '2026-11-18',
          retard: 2,
        }),
        dc1,
        NOW,
      ),
    ).toEqual({
      title: 'Agence Pinson prépare la création',
      detail: 'À l’agence depuis le 2 novembre 2026. Premier retour attendu le 18 novembre 2026.',
      late: true,
    });
  });

  it('is not late on the promised day itself', () => {
    expect(ballWords(project({ statut: 'Agence', echeance: '2026-11-20' }), dc1, NOW).late).toBeUndefined();
  });

  it('has no deadline for the client', () => {
    expect(ballWords(project({ statut: 'Validation Client' }), dc1, NOW).detail).toBe(
      'En attente de l’accord du client depuis le 18 novembre 2026.',
    );
  });

  it('has a Digital order closed by its delegate, without a pose to wait for', () => {
    const digital = project({ statut: 'Livré', type: 'Digital' });
    expect(ballWords(digital, dc1, NOW).title).toBe(
      'Les fichiers sont livrés, vous pouvez terminer le projet',
    );
    expect(ballWords(digital, agence1, NOW).title).toBe('Camille Ferrand vérifie les fichiers livrés');
    expect(ballWords(project({ statut: 'Livré', type: 'Boards PVC' }), dc1, NOW).title).toBe(
      'L’installateur doit faire la pose',
    );
  });

  it('has a Direct Agence signed by its client only, and sent to them', () => {
    const direct: Partial<Subject> = { type: 'Direct Agence', signatures: [signature] };
    expect(ballWords(project(direct), dc1, NOW).title).toBe(
      'La commande est signée, mais ne peut pas encore partir',
    );
    const send: ProjectAction = { ...submit, to: 'Client', target: 'Client', allowed: true };
    expect(ballWords(project({ ...direct, actions: [submit, send] }), dc1, NOW).title).toBe(
      'Vous pouvez envoyer le projet au client',
    );
  });

  it('names the printer', () => {
    expect(ballWords(project({ statut: 'Impression' }), dc1, NOW).title).toBe(
      'Atelier Vasseur imprime la commande',
    );
  });

  it('names the client who must approve', () => {
    expect(ballWords(project({ statut: 'Validation Client' }), dc1, NOW).title).toBe(
      'Bertrand Lacombe, le client, doit donner son accord',
    );
  });

  it('expects nothing of anybody at the end', () => {
    expect(ballWords(project({ statut: 'Annulé', t_statut: '2026-11-19T10:00:00.000Z' }), dc1, NOW)).toEqual({
      title: 'Ce projet a été annulé',
      detail: 'Annulé hier. Plus rien à faire.',
    });
    expect(ballWords(project({ statut: 'Rejeté' }), dc1, NOW).detail).toBe(
      'Refusé le 18 novembre 2026. Plus rien à faire.',
    );
  });

  it('says the day that the installer fixed', () => {
    const posed = (statut: Status, pose: Partial<NonNullable<Subject['pose']>>) =>
      ballWords(
        project({
          type: 'Boards PVC',
          statut,
          echeance: '2026-11-25',
          pose: { pose: 'oui', resultat: '', condition: '', t_previsite: null, t_pose: null, ...pose },
        }),
        dc1,
        NOW,
      ).detail;
    expect(posed('Prévisite', { t_previsite: '2026-11-23' })).toBe(
      'En prévisite depuis le 18 novembre 2026. Prévisite le 23 novembre 2026.',
    );
    expect(
      posed('Livré', { resultat: 'validationPose', t_previsite: '2026-11-10', t_pose: '2026-12-02' }),
    ).toBe('Livré depuis le 18 novembre 2026. Pose le 2 décembre 2026.');
    expect(posed('Prévisite', {})).toContain('Le prestataire prend contact');
  });
});

it('uses the five steps for a client', () => {
  const client = { name: 'client1', role: 'client' } as const;
  const told = (statut: Status) => ballWords(project({ type: 'Direct Agence', statut }), client, NOW);
  expect(told('Validation CCEP').title).toBe('Votre accord est enregistré');
  expect(told('Validation CCEP').detail).toMatch(/^À valider depuis /);
  expect(told('Terminé').title).toBe('Votre commande est livrée');
  for (const statut of [
    'Client',
    'Agence',
    'Validation Client',
    'Impression',
    'Imprimé',
    'Rejeté',
    'Annulé',
  ] as const) {
    const { title, detail } = told(statut);
    expect([statut, `${title} ${detail}`]).toEqual([
      statut,
      expect.not.stringMatching(/\b(AR|CCEP|DC)\b|projet|[Ii]mprimé |exécution/),
    ]);
  }
});
