import { describe, expect, it } from 'vitest';
import type { ProjectDocument, Support } from '../../projects/project.ts';
import { completeOrder } from '../../testing/complete-orders.ts';
import { findStep, missingSteps } from '../../wizards/wizard.ts';
import type { WizardProject } from '../../wizards/wizard-project.ts';
import { summarise } from '../signed-summary.ts';
import { rangeOffer, withRangeForAll } from './steps/gamme.ts';
import { psmWizard } from './wizard.ts';

const COMPLETE: WizardProject = { ...completeOrder('Sur Mesure'), type: 'Sur Mesure', agence: 'agence1' };
const MISSING_FIELDS =
  "Certains champs ne sont pas renseignés. A l'exception de 'matière', tous les champs sont obligatoires.";

function problems(path: string, change: Partial<ProjectDocument>): string[] {
  const step = findStep(psmWizard, path);
  if (step === undefined) throw new Error(`no step ${path}`);
  return step.problems({ ...COMPLETE, ...change }).map(({ chemin, message }) => `${chemin}: ${message}`);
}

function supports(change: Partial<Support>): Pick<ProjectDocument, 'supports'> {
  const [first = {}, ...others] = COMPLETE.supports ?? [];
  return { supports: [{ ...first, ...change }, ...others] };
}

const normalised = (change: Partial<ProjectDocument>) => {
  const { type: _type, agence: _agence, ...document } = COMPLETE;
  return psmWizard.normalise({ ...document, ...change }, '2026_11_20', 'Sur Mesure');
};

describe('Sur Mesure', () => {
  it('is complete with all its answers, and reads in words', () => {
    expect(missingSteps(psmWizard, COMPLETE)).toEqual([]);
    const lines = summarise(psmWizard, COMPLETE).flatMap((section) =>
      section.lines.map(({ label, value }) => `${section.path} ${label}: ${value}`),
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'creation/id-projet Type de projet: Plan summer',
        'creation/support Store banne, terrasse: Store banne, 400 x 80 cm, Toile acrylique',
        'creation/charte Charte CCE: non',
        'contenu/gamme Totem, entrée: Sans gamme de boissons',
        'contenu/edition Totem, entrée: Les horaires.',
        'contenu/edition Brief: Tout doit être posé avant mai.',
        'autres-infos Informations pour la pose: Escabeau sur place.',
        'livraison Exemplaires de Totem, entrée: 2',
      ]),
    );
  });

  it('is for Gold and Platinum unless head office sets other medals', () => {
    for (const [medaillePDV, eligible] of [
      ['Gold', true],
      ['PLATINUM', true],
      ['Silver', false],
    ] as const)
      expect(problems('info-pdv', { pdv: { ...COMPLETE.pdv, medaillePDV } }), medaillePDV).toEqual(
        eligible
          ? []
          : [
              'pdv.medaillePDV: Ce point de vente n’est pas éligible\u00a0: sa médaille ne permet pas de commander un Sur Mesure.',
            ],
      );
  });

  it('requires the type of the project', () => {
    const idprojet = { ...COMPLETE.idprojet, planProjet: '' };
    expect(problems('creation/id-projet', { idprojet })).toEqual([
      'idprojet.planProjet: Type de Projet obligatoire',
    ]);
    expect(problems('creation/id-projet', { idprojet: { ...idprojet, planProjet: 'Autre' } })).toEqual([
      'idprojet.planProjet: Plan inconnu',
    ]);
  });

  it('requires every field of a support but its material', () => {
    const blank: Support = { name: '', type: ' ', matiere: '', largeur: '', hauteur: '' };
    expect(problems('creation/support', supports(blank))).toEqual(
      ['name', 'type', 'largeur', 'hauteur'].map((field) => `supports.0.${field}: ${MISSING_FIELDS}`),
    );
    expect(problems('creation/support', supports({ largeur: '12,5', hauteur: '-3' }))).toEqual([
      'supports.0.largeur: Largeur incorrecte',
      'supports.0.hauteur: Hauteur incorrecte',
    ]);
    expect(problems('creation/support', supports({ largeur: '0' }))).toEqual([]);
    expect(problems('creation/support', { supports: [] })).toEqual([
      'supports: Veuillez ajouter au moins un support.',
    ]);
  });

  it('requires every question on charters, and which one where the company’s is followed', () => {
    expect(problems('creation/charte', { charte: {} })).toEqual(
      ['charteClient', 'logoClient', 'typoClient', 'isCharteCCE'].map(
        (question) => `charte.${question}: Veuillez choisir une option.`,
      ),
    );
    const charte = { charteClient: 'oui', logoClient: 'oui', typoClient: 'oui', isCharteCCE: 'oui' };
    expect(problems('creation/charte', { charte })).toEqual([
      'charte.charteCCE: Veuillez choisir une charte.',
    ]);
    expect(problems('creation/charte', { charte: { ...charte, charteCCE: 'Verger' } })).toEqual([]);
  });

  it('requires for each support whether it shows drinks, which, and what to create', () => {
    expect(problems('contenu/gamme', supports({ isGamme: '' }))).toEqual([
      'supports.0.isGamme: Veuillez choisir une option.',
    ]);
    expect(problems('contenu/gamme', supports({ boissons: { Colas: {} } }))).toEqual([
      'supports.0.boissons: Vous devez choisir les boissons.',
    ]);
    expect(problems('contenu/gamme', supports({ isGamme: 'non', boissons: {} }))).toEqual([]);
    for (const creation of ['', '<p> </p>', '<p>&nbsp;</p><br>'])
      expect(problems('contenu/edition', supports({ creation })), creation).toEqual([
        `supports.0.creation: ${MISSING_FIELDS}`,
      ]);
  });

  it('requires a support before what it shows', () => {
    for (const path of ['contenu/gamme', 'contenu/edition'])
      expect(problems(path, { supports: [] }), path).toEqual(['supports: Ajoutez d’abord un support.']);
  });

  it('requires whether it is printed, the dc, and the pose’s details', () => {
    expect(problems('autres-infos', { autresInfos: {}, pose: {} })).toEqual([
      "autresInfos.impression: Choisir l'impression",
      'autresInfos.nomDC: Nom du DC obligatoire',
      'autresInfos.telephoneDC: Téléphone obligatoire',
      'pose.pose: Veuillez choisir une option.',
    ]);
    expect(problems('autres-infos', { pose: { pose: 'oui' } })).toEqual([
      'pose.contact.nom: Nom du contact obligatoire',
      'pose.contact.telephone: Téléphone portable du contact obligatoire',
      'pose.infoPose: Informations de pose obligatoires',
    ]);
  });

  it('requires copies and an address only if printed', () => {
    const unsaid = {
      ...supports({ nombreExemplaire: '' }),
      pdv: { ...COMPLETE.pdv, adresseIdemCommande: '' },
    };
    expect(problems('livraison', unsaid)).toEqual([
      "supports.0.nombreExemplaire: Vous devez choisir un nombre d'exemplaires pour chaque support.",
      'pdv.adresseIdemCommande: Veuillez choisir une option.',
    ]);
    expect(
      problems('livraison', { ...unsaid, autresInfos: { ...COMPLETE.autresInfos, impression: 'non' } }),
    ).toEqual([]);
    expect(problems('livraison', supports({ nombreExemplaire: '1,5' }))).toEqual([
      "supports.0.nombreExemplaire: Nombre d'exemplaires incorrect",
    ]);
  });
});

describe('the sentence above the problems', () => {
  const said = (path: string, change: Partial<ProjectDocument>) => {
    const step = findStep(psmWizard, path);
    return step?.refused?.(step.problems({ ...COMPLETE, ...change }));
  };

  it('names what is missing of a support, once for all its fields', () => {
    expect(said('creation/support', supports({ name: '', hauteur: '' }))).toBe(MISSING_FIELDS);
    expect(said('contenu/edition', supports({ creation: '' }))).toBe(MISSING_FIELDS);
    expect(said('creation/support', supports({ hauteur: '-3' }))).toBeUndefined();
  });

  it('is that of a form for a charter', () => {
    expect(said('creation/charte', { charte: {} })).toBe(
      'Formulaire incorrect. Veuillez vérifier les données.',
    );
  });
});

describe('a range for all supports', () => {
  const drinks = { Colas: { c1: { id: 'c1', name: 'Cola classique' } } };
  const support = (entree: string, rest: Support = {}): Support => ({ entree, name: entree, ...rest });
  const first = support('a', { isGamme: 'oui', boissons: drinks });

  it('is offered by a support with drinks while another is unanswered', () => {
    const three = [first, support('b'), support('c', { isGamme: 'non' })];
    expect(rangeOffer(three, 'a')).toEqual({ unanswered: ['b'], replaced: ['c'] });
    for (const [entree, of] of [
      ['a', [first]],
      ['a', [first, support('b', { isGamme: 'non' })]],
      ['a', [{ ...first, boissons: { Colas: {} } }, support('b')]],
      ['b', [first, support('b')]],
      ['b', [support('a'), support('b', { isGamme: 'non' })]],
    ] as const)
      expect(rangeOffer(of, entree), JSON.stringify(of)).toBeNull();
  });

  it('is copied to each, and nothing else with it', () => {
    expect(withRangeForAll([support('b', { isGamme: 'non', largeur: '60' }), first], 'a')).toEqual([
      support('b', { isGamme: 'oui', boissons: drinks, largeur: '60' }),
      first,
    ]);
  });
});

describe('photos of a support’s place', () => {
  it('are in the order form, under the support', () => {
    const photos = {
      f1: { photo: 'f1', filename: 'photo_charte_facade_20261122-101500.jpg', comment: 'Ici' },
    };
    const [section] = summarise(psmWizard, { ...COMPLETE, ...supports({ photos }) }).filter(
      ({ path }) => path === 'contenu/edition',
    );
    expect(section?.lines).toContainEqual({
      label: 'Store banne, terrasse, photos du lieu',
      value: 'Photo 1, facade.jpg, Ici',
    });
  });
});

describe('normalisation of a Sur Mesure', () => {
  it('is a no-op on a complete order', () => {
    const { idprojet: _names, ...rest } = normalised({});
    const { type: _type, agence: _agence, idprojet: _given, ...before } = COMPLETE;
    expect(rest).toEqual(before);
  });

  it('clears copies and addresses of what is not printed', () => {
    const pdv = { ...COMPLETE.pdv, adresseIdemCommande: 'non', adresseLivraison: { ville: 'Pau' } };
    const document = normalised({ pdv, autresInfos: { ...COMPLETE.autresInfos, impression: 'non' } });
    expect(document.supports?.some((support) => 'nombreExemplaire' in support)).toBe(false);
    expect(document.pdv).not.toHaveProperty('adresseIdemCommande');
    expect(document.pdv).not.toHaveProperty('adresseLivraison');
    expect(document.pdv?.nomPDV).toBe('Brasserie du Palais');
  });

  it('keeps only the contact of a pose that is not wanted', () => {
    expect(normalised({ pose: { ...COMPLETE.pose, pose: 'non' } }).pose).toEqual({
      pose: 'non',
      contact: COMPLETE.pose?.contact,
    });
    expect(normalised({ pose: { ...COMPLETE.pose, tringle: 'oui' } }).pose).not.toHaveProperty('tringle');
  });

  it('clears drinks and photos after a ‘non’', () => {
    expect(normalised(supports({ isGamme: 'non' })).supports?.[0]).not.toHaveProperty('boissons');
    const photos = { f1: { photo: 'f1' } };
    const charte = {
      charteClient: 'non',
      logoClient: 'oui',
      typoClient: 'non',
      nomTypoClient: 'Anglaise',
      isCharteCCE: 'non',
      charteCCE: 'Verger',
      photo_charte: photos,
      photo_logo: photos,
      photo_typo: photos,
    };
    expect(normalised({ charte }).charte).toEqual({
      charteClient: 'non',
      logoClient: 'oui',
      typoClient: 'non',
      isCharteCCE: 'non',
      photo_logo: photos,
    });
  });
});
