import { describe, expect, it } from 'vitest';
import type { InfoCarte, ProjectDocument } from '../../projects/project.ts';
import { completeOrder } from '../../testing/complete-orders.ts';
import { findStep, missingSteps } from '../../wizards/wizard.ts';
import type { WizardProject } from '../../wizards/wizard-project.ts';
import { summarise, summariseForClient } from '../signed-summary.ts';
import { pda } from './index.ts';
import { pdaWizard } from './wizard.ts';

const COMPLETE: WizardProject = {
  ...completeOrder('Direct Agence'),
  type: 'Direct Agence',
  agence: 'agence1',
};

function problems(path: string, change: Partial<ProjectDocument>): string[] {
  const step = findStep(pdaWizard, path);
  if (step === undefined) throw new Error(`no step ${path}`);
  return step.problems({ ...COMPLETE, ...change }).map(({ chemin, message }) => `${chemin}: ${message}`);
}

const carte = (change: Partial<InfoCarte>): Pick<ProjectDocument, 'infocarte'> => ({
  infocarte: { ...COMPLETE.infocarte, ...change },
});

function normalised(change: Partial<ProjectDocument>): ProjectDocument {
  const { type: _type, agence: _agence, ...document } = COMPLETE;
  return pdaWizard.normalise({ ...document, ...change }, '2026_11_20', 'Direct Agence');
}

describe('Direct Agence', () => {
  it('is complete with all its answers, and reads in words', () => {
    expect(missingSteps(pdaWizard, COMPLETE)).toEqual([]);
    const lines = summarise(pdaWizard, COMPLETE).flatMap((section) =>
      section.lines.map(({ label, value }) => `${section.path} ${label}: ${value}`),
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'dc/info-client Client: Bertrand Lacombe',
        'dc/gamme Colas: Cola classique Verre 33\u00a0cl, Cola zéro Verre 33\u00a0cl',
        'support Exemplaires du QR code: 24',
        'format Format: Affiche A4',
        'brief Brief: Une affiche pour la soirée du 14.',
        'contenu Fichier 1: affiche.pdf',
        'contenu Illustrations: Aucune Illustration',
        'livraison Adresse de livraison: Celle du point de vente',
      ]),
    );
  });

  it('shows the client their answers, not the sales team', () => {
    const titles = summariseForClient(pda, COMPLETE).map(({ title }) => title);
    expect(titles).toEqual([
      'Gamme boissons',
      'Support',
      'Format et matière',
      'Brief',
      'Contenu',
      'Livraison',
    ]);
  });

  it('shows the client the brief as it was written, and no pictures', () => {
    const briefPDA = '<p>Une <strong>affiche</strong></p>';
    const lines = summariseForClient(pda, { ...COMPLETE, briefPDA }).flatMap((section) => section.lines);
    expect(lines).toContainEqual({ label: 'Brief', value: 'Une affiche', rich: briefPDA });
    expect(lines.filter((line) => 'images' in line)).toEqual([]);
  });

  it('is begun by the dc: client, agency and drinks', () => {
    expect(missingSteps(pdaWizard, { agence: null }).map(({ path }) => path)).toEqual(
      pdaWizard.steps.map(({ path }) => path),
    );
    expect(problems('dc/gamme', { boissons: { Colas: {} } })).toEqual([
      'boissons: Vous devez choisir les boissons.',
    ]);
    expect(problems('dc/info-client', { pdv: { ...COMPLETE.pdv, medaillePDV: 'Silver' } })).toEqual([]);
    expect(problems('dc/info-client', { pdv: { ...COMPLETE.pdv, medaillePDV: 'Bronze' } })).toHaveLength(1);
  });

  it('requires copies and, with a QR code, stickers and their copies', () => {
    expect(problems('support', { infocarte: {} })).toEqual([
      "infocarte.nombreExemplaire: Choisir le nombre d'exemplaire de carte",
      'infocarte.qrcode: Veuillez choisir une option.',
    ]);
    const unsaid = { modeleQrCodeSticker: undefined, nombreExemplaireQrCode: '25' };
    expect(problems('support', carte(unsaid))).toEqual([
      "infocarte.modeleQrCodeSticker: Veuillez choisir un modèles d'impression.",
      "infocarte.nombreExemplaireQrCode: Choisir le nombre d'exemplaire de QrCode",
    ]);
    expect(problems('support', carte({ ...unsaid, qrcode: 'non' }))).toEqual([]);
    expect(problems('support', carte({ nombreExemplaire: '35' }))).toHaveLength(1);
  });

  it('requires a format, then its material', () => {
    expect(problems('format', carte({ format: undefined }))).toEqual([
      "infocarte.format: Le choix d'un format est obligatoire",
    ]);
    expect(problems('format', carte({ matiere: undefined }))).toEqual([
      'infocarte.matiere: Choisir la matière',
    ]);
  });

  it('requires for each element of the charter that the client has a photo', () => {
    expect(problems('brief', { charte: {} })).toEqual(
      ['charteClient', 'logoClient', 'typoClient'].map(
        (question) => `charte.${question}: Veuillez choisir une option.`,
      ),
    );
    const charte = { charteClient: 'oui', logoClient: 'oui', typoClient: 'oui' };
    expect(problems('brief', { charte })).toEqual(
      ['photo_charte', 'photo_logo', 'photo_typo'].map((photos) => `charte.${photos}: Photo obligatoire`),
    );
    const photos = { f1: { photo: 'f1' } };
    expect(
      problems('brief', {
        charte: { ...charte, photo_charte: photos, photo_logo: photos, photo_typo: photos },
      }),
    ).toEqual([]);
  });

  it('requires a file, and an illustration or none', () => {
    expect(problems('contenu', { contenu: [], ...carte({ illustrations: {} }) })).toEqual([
      'contenu: Veuillez joindre au moins un fichier',
      'infocarte.illustrations: Veuillez choisir au moins une des options',
    ]);
    expect(problems('livraison', { pdv: { ...COMPLETE.pdv, adresseIdemCommande: 'non' } })).toHaveLength(6);
  });
});

describe('normalisation of a Direct Agence', () => {
  it('is a no-op on a complete order', () => {
    const { idprojet: _names, ...rest } = normalised({});
    const { type: _type, agence: _agence, idprojet: _given, ...before } = COMPLETE;
    expect(rest).toEqual(before);
  });

  it('sets the print mode by the answer on the QR code, and clears what it does not include', () => {
    expect(normalised(carte({ impression: 'carte' })).infocarte?.impression).toBe('carte_qrcode');
    const { infocarte } = normalised(carte({ qrcode: 'non' }));
    expect(infocarte?.impression).toBe('carte');
    expect(infocarte).not.toHaveProperty('nombreExemplaireQrCode');
    expect(infocarte).not.toHaveProperty('modeleQrCodeSticker');
    expect(infocarte?.nombreExemplaire).toBe('50');
    expect(normalised({ infocarte: { nombreExemplaire: '50' } }).infocarte).toEqual({
      nombreExemplaire: '50',
    });
  });

  it('clears a count of QR codes that is not offered', () => {
    expect(normalised(carte({ nombreExemplaireQrCode: '25' })).infocarte).not.toHaveProperty(
      'nombreExemplaireQrCode',
    );
    expect(normalised(carte({ nombreExemplaireQrCode: '96' })).infocarte?.nombreExemplaireQrCode).toBe('96');
  });

  it('clears illustrations when there are to be none', () => {
    const illustrations = {
      aucune: { id: 'aucune', name: 'Aucune Illustration' },
      plat: { id: 'plat', name: 'Plat' },
    };
    expect(Object.keys(normalised(carte({ illustrations })).infocarte?.illustrations ?? {})).toEqual([
      'aucune',
    ]);
  });
});
