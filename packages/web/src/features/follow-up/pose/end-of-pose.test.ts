import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { expect, it } from 'vitest';
import { photosFirst } from './end-of-pose.ts';

const project = {
  actions: [
    { target: 'Terminé', label: 'Pose effectuée', allowed: true },
    { target: 'Annulé', label: 'Annuler', allowed: true },
  ],
} as Project;
const file = (myplv_file_type: string, empreinte: string) => ({ myplv_file_type, empreinte }) as ProjectFile;

it('lets the order end once its photos have left this device, and be cancelled at any time', () => {
  const allowed = (files?: ProjectFile[]) =>
    photosFirst(project, files).actions.map((action) => action.allowed);
  expect(allowed()).toEqual([true, true]);
  expect(allowed([file('photo_pose', 'ab12'), file('photo_carte', '')])).toEqual([true, true]);
  expect(allowed([file('photo_pose', 'ab12'), file('photo_pose', '')])).toEqual([false, true]);
});
