import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import { describe, expect, it } from 'vitest';
import { groupDocuments } from './group-documents.ts';

function file(id: string, myplv_file_type: FileType, more: Partial<ProjectFile> = {}): ProjectFile {
  return {
    id,
    filename: `${id}.pdf`,
    url: `/rest/myplv/fichiers/${id}`,
    photo: null,
    dateFile: '2026-11-12T10:00:00.000Z',
    myplv_file_type,
    mime: 'application/pdf',
    size: 1000,
    width: null,
    height: null,
    pages: 1,
    empreinte: '00',
    annotable: false,
    deletable: false,
    avertissement: null,
    recuApresSignature: false,
    retire: false,
    perime: false,
    efface: null,
    ...more,
  };
}

describe('groupDocuments', () => {
  it('says when a document was erased, once none of its files can be opened', () => {
    const efface = '2027-03-12T09:00:00.000Z';
    const [form] = groupDocuments([file('a', 'bon_commande', { efface })]);
    expect(form).toMatchObject({ erased: efface, files: [{ id: 'a' }] });
    const [both] = groupDocuments([file('b', 'bon_commande'), file('a', 'bon_commande', { efface })]);
    expect(both).toMatchObject({ erased: null, files: [{ id: 'b' }] });
    expect(both?.files).toHaveLength(1);
  });

  it('has one group per type, the order form first, files in given order', () => {
    const groups = groupDocuments([
      file('c', 'logo'),
      file('b2', 'photo_carte'),
      file('b1', 'photo_carte'),
      file('a', 'bon_commande'),
    ]);
    expect(groups.map(({ title, files }) => [title, files.map(({ id }) => id)])).toEqual([
      ['Bon de commande signé', ['a']],
      ['Carte actuelle', ['b2', 'b1']],
      ['Logo du client', ['c']],
    ]);
  });

  it('excludes proofs, which have their own section', () => {
    expect(groupDocuments([file('a', 'photo_crea'), file('b', 'photo_crea', { retire: true })])).toEqual([]);
  });

  it('separates the exterior menu’s execution file from the card’s, where a menu is ordered', () => {
    const files = [
      file('a', 'execution'),
      file('b', 'execution', { filename: 'execution_menu-exterieur-carte.pdf' }),
    ];
    const titles = (withMenu: boolean) => groupDocuments(files, { withMenu }).map(({ title }) => title);
    expect(titles(true)).toEqual(['Fichier d’exécution', 'Menu extérieur']);
    expect(titles(false)).toEqual(['Fichier d’exécution']);
  });

  it('names a Digital order’s files by their purpose', () => {
    const [group] = groupDocuments([file('a', 'execution')], { type: 'Digital' });
    expect(group).toMatchObject({ title: 'Fichier à diffuser', final: true });
  });

  it('shows outdated files only while there is nothing better', () => {
    const old = file('a', 'execution', { perime: true });
    expect(groupDocuments([old]).map(({ outdated }) => outdated)).toEqual([true]);
    const [group] = groupDocuments([file('b', 'execution'), old]);
    expect(group).toMatchObject({ outdated: false, final: true });
    expect(group?.files.map(({ id }) => id)).toEqual(['b']);
  });

  it('is empty without files', () => {
    expect(groupDocuments([])).toEqual([]);
  });
});
