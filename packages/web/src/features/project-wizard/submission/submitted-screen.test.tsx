import { ERRORS } from '@ardoise/domain/base/errors.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../../api/api-error.ts';
import type { Submission } from '../session/submission.ts';
import { rendered, textOf } from '../testing/render-step.tsx';
import { SubmittedScreen } from './SubmittedScreen.tsx';

const SIGNED = {
  _id: { $oid: '64b000000000000000000001' },
  type: 'Direct Agence',
  typeProjet: 'PDA',
  statut: 'Brouillon',
  nameProjet: 'Brasserie du Palais',
  nomAgence: 'Agence Pinson',
  echeance: null,
  signatures: [
    { role: 'client', nom: 'Bertrand Lacombe', qualite: 'gérant', t_signature: '2026-11-21T10:00:00Z' },
  ],
} as unknown as Project;
const SENT: Project = { ...SIGNED, statut: 'Agence', echeance: '2026-11-30' };
const overQuota = (message: string) => new ApiError({ status: 422, code: 'QUOTA_PDA', message });

async function read(submission: Submission, role: Role, project = SIGNED): Promise<string> {
  return textOf(
    await rendered(() => <SubmittedScreen project={project} submission={submission} />, {}, role),
  );
}

it('says that it was sent, and by which day an answer is due', async () => {
  expect(await read({ sent: SENT }, 'dc')).toBe(
    "Agence Votre projet a été passé à l'agence Un premier retour vous sera fait sous 5 jours ouvrés. " +
      'Projet Brasserie du Palais Signé par Bertrand Lacombe, gérant Agence Agence Pinson ' +
      'Retour attendu le 30 novembre 2026 Tableau de bord Suivre ce projet',
  );
});

it('says it to a client in their words', async () => {
  const text = await read({ sent: SENT }, 'client');
  expect(text).toMatch(/^En création Votre projet a été passé à l'agence/);
  expect(text).toContain('Signée le 21 novembre 2026');
  expect(text).toContain('Retour attendu le 30 novembre 2026');
  expect(text).not.toContain('Agence Pinson');
  expect(text).toMatch(/Suivre ma commande$/);
});

it('refused by the quota, keeps the order, and offers a dc to ask head office', async () => {
  const text = await read({ refused: overQuota(ERRORS.QUOTA_PDA.message) }, 'dc');
  expect(text).toContain('Attention : quota dépassé. La création d’un projet Direct Agence est impossible.');
  expect(text).toContain('La commande et la signature sont gardées.');
  expect(text).toContain('Demander l’arbitrage du siège');
  expect(text).not.toContain('Réessayer');
});

it('tells a client that head office has it, without a word of quotas', async () => {
  const text = await read({ refused: overQuota('Votre dossier est transmis au siège') }, 'client');
  expect(text).toContain('Votre dossier est transmis au siège');
  expect(text).toContain('vous n’avez rien d’autre à faire');
  expect(text).not.toMatch(/quota|arbitrage/i);
});

it('without a reply offers a retry, and finds that it was sent all the same', async () => {
  const lost = { refused: new NetworkError('offline') };
  expect(await read(lost, 'dc')).toContain('Rien n’est perdu. Réessayer');
  expect(await read(lost, 'dc', SENT)).toContain("Votre projet a été passé à l'agence");
});
