import { describe, expect, it } from 'vitest';
import { attachedFiles } from './attached-files.ts';
import type { ProjectDocument } from './project.ts';

const DOCUMENT: ProjectDocument = {
  contenu: [{ photo: 'f1', filename: 'carte.jpg' }],
  charte: {
    logoClient: 'oui',
    photo_logo: { f2: { photo: 'f2', filename: 'logo.png', comment: 'En haut' } },
  },
  supports: [{}, { photos: { f4: { photo: 'f4', filename: 'facade.jpg', comment: 'Ici' } } }],
  boards: [{}, { brief: { pricelist: { texte: 'x', photo: { f3: { photo: 'f3', name: 'prix.jpg' } } } } }],
};

describe('attachedFiles', () => {
  it('returns those of its content, its charter, its price lists and its supports', () => {
    expect(attachedFiles(DOCUMENT)).toEqual([
      { photo: 'f1', filename: 'carte.jpg', chemin: 'contenu' },
      { photo: 'f2', filename: 'logo.png', chemin: 'charte.photo_logo' },
      { photo: 'f3', filename: 'prix.jpg', chemin: 'boards.1.brief.pricelist' },
      { photo: 'f4', filename: 'facade.jpg', chemin: 'supports.1.photos' },
    ]);
    expect(attachedFiles({ ...DOCUMENT, contenu_fichier_texte: { hasFichierTexte: 'oui' } })).toHaveLength(3);
    expect(attachedFiles({})).toEqual([]);
  });
});
