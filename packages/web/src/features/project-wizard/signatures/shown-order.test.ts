import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { describe, expect, it } from 'vitest';
import { DraftKeeper, type SaveAnswer } from '../draft/draft-keeper.ts';
import { ChangedUnseen, requireShown, requireShownFiles, saveShown, shownAnswers } from './shown-order.ts';

const ORDER = { autresInfos: { nomPdv: 'Café des Halles', autreInfo: 'Livrer le matin.' } };
const shownOf = (unnamed: readonly string[] = []) => ({
  answers: shownAnswers(ORDER),
  unnamed: Promise.resolve(unnamed),
});
const file = (id: string, change: Partial<ProjectFile> = {}) =>
  ({ id, myplv_file_type: 'texte', recuApresSignature: false, ...change }) as ProjectFile;

describe('what is signed', () => {
  it.each([
    ['the same', ORDER],
    ['an answer that is blank', { ...ORDER, infocarte: { nombreExemplaire: '' } }],
    ['what is no part of it', { ...ORDER, surPlace: true }],
  ])('is what was shown, with %s', (_, answers) => {
    expect(() => requireShown(shownOf(), answers as never)).not.toThrow();
  });

  it('is nothing that others have changed meanwhile', () => {
    const changed = { ...ORDER, infocarte: { nombreExemplaire: '80' } };
    expect(() => requireShown(shownOf(), changed)).toThrow(ChangedUnseen);
    // What the client has signed here is signed by the dc, whatever came since.
    expect(() => requireShown(null, changed)).not.toThrow();
  });

  it.each([
    ['what was there when the pad was opened', [file('text')]],
    ['what no signature covers', [file('form', { myplv_file_type: 'bon_commande' })]],
    ['what came after the first signature', [file('late', { recuApresSignature: true })]],
  ])('covers no file unseen: %s is none', async (_, files) => {
    await expect(requireShownFiles(shownOf(['text']), files, ORDER)).resolves.toBeUndefined();
  });

  it('is refused where it would cover a file that others have attached since', async () => {
    const files = [file('text'), file('menu', { myplv_file_type: 'contenu' })];
    await expect(requireShownFiles(shownOf(['text']), files, ORDER)).rejects.toThrow(ChangedUnseen);
    // One that an answer names is compared with the answers.
    const named = { ...ORDER, supports: [{ photos: { 0: { photo: 'menu', filename: 'menu.pdf' } } }] };
    await expect(requireShownFiles(shownOf(['text']), files, named as never)).resolves.toBeUndefined();
    await expect(requireShownFiles(null, files, ORDER)).resolves.toBeUndefined();
  });
});

describe('the save before the pad is opened', () => {
  /** A keeper of an order with a change of its own, whose server answers so in turn. */
  function changedKeeper(...answers: SaveAnswer[]): DraftKeeper {
    const keeper = new DraftKeeper({ document: ORDER, version: 1 }, null, {
      send: async () => answers.shift() ?? { type: 'unreachable' },
      normalise: (document) => document,
      device: {
        read: async () => undefined,
        note: () => undefined,
        keep: async () => undefined,
        forget: async () => undefined,
      },
      autosave: false,
    });
    keeper.change(mine);
    return keeper;
  }
  const mine = { ...ORDER, infocarte: { nombreExemplaire: '80' } };
  const saved = (document: typeof mine, version: number): SaveAnswer => ({
    type: 'acknowledged',
    server: { document, version },
    at: 1,
  });
  const theirs = { ...ORDER.autresInfos, autreInfo: 'Livrer le soir.' };

  it('opens it on what was shown', async () => {
    await expect(saveShown(changedKeeper(saved(mine, 2)))).resolves.toBeUndefined();
    // Without an answer it is what is here.
    await expect(saveShown(changedKeeper())).resolves.toBeUndefined();
  });

  it('has the recap read again where it brought what others have changed', async () => {
    const keeper = changedKeeper(
      { type: 'stale', server: { document: { autresInfos: theirs }, version: 5 } },
      saved({ ...mine, autresInfos: theirs }, 6),
    );
    await expect(saveShown(keeper)).rejects.toThrow('relisez-la ici');
    expect(keeper.getSnapshot().state.current).toEqual({ ...mine, autresInfos: theirs });
    // It is there to be read by now.
    await expect(saveShown(keeper)).resolves.toBeUndefined();
  });

  it('opens it where what others have changed is not signed', async () => {
    const keeper = changedKeeper(
      { type: 'stale', server: { document: { ...ORDER, surPlace: true }, version: 5 } },
      saved({ ...mine, surPlace: true } as typeof mine, 6),
    );
    await expect(saveShown(keeper)).resolves.toBeUndefined();
  });
});
