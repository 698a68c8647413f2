import type { Project } from '@ardoise/domain/contract/projects.ts';
import { completeOrder } from '@ardoise/domain/testing/complete-orders.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PoseSection } from './PoseSection.tsx';

const shown = (changes: object) =>
  renderToStaticMarkup(
    <PoseSection
      project={
        {
          _id: { $oid: 'p1' },
          version: 1,
          statut: 'Livré',
          supprime: false,
          t_creation: '2026-11-24T08:00:00Z',
          permissions: { 'pose.plan': { allowed: false } },
          pose: { pose: 'oui', heureouverture: '09:00', t_previsite: null, t_pose: '2050-01-02' },
          ...changes,
        } as Project
      }
    />,
  );

it('offers a file for a calendar of a day that is fixed and to come alone', () => {
  const html = shown({});
  expect(html).toContain('href="/rest/myplv/projets/p1/agenda.ics"');
  expect(html).toContain('Pose le 2 janvier 2050');
  for (const changes of [
    { statut: 'Terminé' },
    { supprime: true },
    { pose: { pose: 'oui', t_previsite: null, t_pose: '2026-01-02' } },
    { pose: { pose: 'oui', t_previsite: null, t_pose: null } },
  ])
    expect(shown(changes)).not.toContain('agenda.ics');
});

it('gives the hours of the pose the name that they have in the order form', () => {
  const pose = { ...completeOrder('Boards PVC').pose, t_previsite: null, t_pose: null };
  const project = {
    _id: { $oid: 'p1' },
    version: 1,
    statut: 'Brouillon',
    t_creation: '2026-11-24T08:00:00Z',
    permissions: { 'pose.plan': { allowed: false } },
    pose,
  } as Project;
  const html = renderToStaticMarkup(<PoseSection project={project} />);
  expect(html).toContain('Horaires de la pose');
  expect(html).not.toContain('ouverture');
});
