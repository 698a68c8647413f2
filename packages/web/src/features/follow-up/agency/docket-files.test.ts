import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import { expect, it } from 'vitest';
import { docketFiles } from './docket-files.ts';

const file = (id: string, type: FileType): ProjectFile => ({
  id,
  filename: `${id}.jpg`,
  url: `/f/${id}`,
  photo: null,
  dateFile: '2026-11-20T10:00:00.000Z',
  myplv_file_type: type,
  mime: 'image/jpeg',
  size: 1,
  width: 10,
  height: 10,
  pages: null,
  empreinte: '',
  annotable: true,
  deletable: false,
  avertissement: null,
  recuApresSignature: false,
  retire: false,
  perime: false,
  efface: null,
});

const FILES = [
  file('carte', 'photo_carte'),
  file('facade', 'photo_charte'),
  file('logo', 'logo'),
  file('bon', 'bon_commande'),
  file('message', 'statut'),
  file('bat', 'photo_crea'),
];

it('groups what the order gives by its answers, then what came by a link, and no work of the agency', () => {
  const project = {
    type: 'Carte Brasserie',
    contenu: [{ photo: 'carte', modificationCarte: 'Plus grand', anno: [{ x: 0.5, y: 0.2, texte: '13 €' }] }],
    supports: [{ name: 'Totem, entrée', photos: { facade: { photo: 'facade', comment: '' } } }],
  } as unknown as Project;
  const groups = docketFiles(project, FILES);
  expect(groups.map(({ title, files }) => [title, files.map((one) => one.file.id)])).toEqual([
    ['Carte actuelle', ['carte']],
    ['Totem, entrée', ['facade']],
    ['Logo du client', ['logo']],
  ]);
  expect(groups[0]?.files[0]).toMatchObject({
    note: 'Plus grand',
    postIts: [{ id: 1, page: 1, texte: '13 €' }],
  });
});

it('leaves out a photo whose file was deleted', () => {
  const project = { type: 'Direct Agence', contenu: [{ photo: 'gone' }] } as unknown as Project;
  expect(docketFiles(project, [])).toEqual([]);
});
