import type { Project } from '@ardoise/domain/contract/projects.ts';
import { completeOrder } from '@ardoise/domain/testing/complete-orders.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PoseSection } from './PoseSection.tsx';

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
