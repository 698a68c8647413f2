import { objectIdOf } from '@ardoise/domain/base/object-id.ts';
import { describe, expect, it } from 'vitest';
import { AWAITS_DC, type Sending } from '../../api/outbox/sending.ts';
import {
  awaitsExport,
  deadlineWords,
  lossOf,
  outboxLede,
  outboxTitle,
  sendingDetail,
  sendingTitle,
  triesWords,
} from './sending-words.ts';

const NOW = Date.parse('2026-11-29T12:00:00Z');
const SENDING: Sending = {
  id: '65f0'.repeat(6),
  kind: 'photo',
  projectId: '65f1'.repeat(6),
  project: 'Le Comptoir Girondin',
  at: NOW,
  file: {
    name: 'IMG_2041.jpg',
    filename: 'photo_carte_img_2041_20261129-120000.jpg',
    type: 'photo_carte',
    mime: 'image/jpeg',
    size: 3_250_586,
    width: 800,
    height: 600,
  },
  tries: 0,
  triedAt: null,
  refusal: null,
};
const DRAFT: Sending = { ...SENDING, kind: 'draft', changes: 12 };
const plain = (text: string | undefined | null) => text?.replaceAll('\u00a0', ' ');

describe('what waits', () => {
  it.each<[Sending, string, string]>([
    [SENDING, 'Photo, Le Comptoir Girondin', 'IMG_2041.jpg · 3,1 Mo'],
    [DRAFT, 'Brouillon, Le Comptoir Girondin', '12 changements'],
    [{ ...DRAFT, project: '', changes: 1 }, 'Brouillon', '1 changement'],
    [
      { ...SENDING, kind: 'removal', removes: 'photo_carte_menu-du-soir_20261120-143205.jpg' },
      'Suppression d’un fichier, Le Comptoir Girondin',
      'menu-du-soir.jpg',
    ],
  ])('%#', (sending, title, detail) => {
    expect([sendingTitle(sending), plain(sendingDetail(sending))]).toEqual([title, detail]);
  });

  it('says attempts from the third on, and the day where it is not today', () => {
    const triedAt = Date.parse('2026-11-29T10:58:00Z');
    expect(triesWords({ tries: 2, triedAt }, NOW)).toBeNull();
    expect(plain(triesWords({ tries: 3, triedAt }, NOW))).toBe('3 essais sans réponse, le dernier à 11:58.');
    expect(plain(triesWords({ tries: 4, triedAt }, NOW + 86_400_000))).toBe(
      '4 essais sans réponse, le dernier hier, 11:58.',
    );
  });

  it('warns of a photo from the twentieth day on, and says when it is too late', () => {
    const id = objectIdOf(new Date(NOW), new Uint8Array(8));
    const DAY = 86_400_000;
    const said = (days: number, kind: Sending['kind'] = 'photo') =>
      deadlineWords({ kind, id }, NOW + days * DAY);
    expect([said(0), said(19), said(29, 'draft')]).toEqual([null, null, null]);
    expect(said(20)).toContain('À envoyer avant le 29 décembre 2026');
    expect(said(29)).toContain('À envoyer avant le');
    expect(said(30)).toContain('ne l’accepte plus depuis le 29 décembre 2026');
  });

  it('is counted in the title', () => {
    expect([0, 1, 4].map((count) => plain(outboxTitle(count)))).toEqual([
      'Aucun envoi en attente',
      '1 envoi en attente',
      '4 envois en attente',
    ]);
  });

  it('leaves by itself, but for what waits for the person', () => {
    const refused = { refusal: 'Non.' };
    expect(outboxLede({ sendings: [DRAFT, SENDING], reached: false })).toEqual({
      text: 'Rien n’est perdu\u00a0: ils partiront d’eux-mêmes, dans cet ordre, dès le retour du réseau.',
      decisions: null,
    });
    const both = outboxLede({ sendings: [SENDING, refused, refused], reached: true });
    expect([plain(both.text), plain(both.decisions)]).toEqual([
      '1 part de lui-même, vous pouvez continuer.',
      '2 attendent une décision de vous.',
    ]);
    expect(outboxLede({ sendings: [refused], reached: true }).text).toBe('');
  });

  it('warns of what giving up loses, and of nothing where nothing is lost', () => {
    expect(lossOf(SENDING)?.loss).toContain('IMG_2041.jpg n’existe que sur cet appareil, et sera perdue');
    expect(plain(lossOf(DRAFT)?.loss)).toContain('12 changements de Le Comptoir Girondin n’existent que');
    expect(lossOf({ ...SENDING, kind: 'removal' })).toBeNull();
  });
});

describe('what was signed', () => {
  const signed: Sending = { ...SENDING, kind: 'deposit', id: '65f2'.repeat(6) };
  const exported = { ...signed, exportedAt: NOW, exportSaved: true };

  it('is exported before anything of its order is given up', () => {
    expect(awaitsExport(signed, [signed])).toBe(true);
    expect(awaitsExport(SENDING, [SENDING, signed])).toBe(true);
    expect(awaitsExport(SENDING, [SENDING, exported])).toBe(false);
    expect(awaitsExport(SENDING, [SENDING, { ...signed, projectId: '65f3'.repeat(6) }])).toBe(false);
    expect(awaitsExport(signed, [{ ...signed, refusal: AWAITS_DC }])).toBe(false);
    expect(awaitsExport(signed, [{ ...signed, refusal: 'Changée depuis.' }])).toBe(true);
  });

  it('was in a file before it was taken back: that one can still make the order', () => {
    const created: Sending = { ...SENDING, kind: 'creation' };
    expect(lossOf(created)?.loss).not.toContain('fichier exporté');
    const loss = lossOf({ ...created, formerFileAt: NOW })?.loss;
    expect(loss).toContain('telle qu’elle est maintenant n’existe que sur cet appareil');
    expect(loss).toMatch(/Le fichier exporté .* peut encore la créer.: effacez-le aussi/);
  });

  it('says that it was exported', () => {
    expect(sendingDetail(exported)).toMatch(/ · exportée (?:à )?/);
    expect(sendingDetail(signed)).not.toContain('exportée');
    expect(lossOf(exported)?.loss).toContain('la garde, signatures comprises');
    expect(lossOf(signed)?.loss).toContain('elles seront perdues');
    const offered = { ...signed, exportedAt: NOW };
    expect(sendingDetail(offered)).toContain(' · proposée au téléchargement');
    expect(lossOf(offered)?.loss).toContain('s’il est enregistré');
  });
});
