import { describe, expect, it } from 'vitest';
import type { ProjectDocument } from '../../projects/project.ts';
import { RECAP_PATH } from '../../wizards/recap-path.ts';
import {
  NO_ILLUSTRATION,
  toggleIllustration,
  withoutIllustrations,
} from '../../wizards/steps/illustration-choices.ts';
import {
  offeredModes,
  withoutLeftovers,
  withPrintMode,
  withQrCode,
} from '../../wizards/steps/print-modes.ts';
import { isComplete, missingSteps, nextStep, previousStep, tabStatus } from '../../wizards/wizard.ts';
import type { WizardProject } from '../../wizards/wizard-project.ts';
import { summarise } from '../signed-summary.ts';
import {
  NO_COCKTAIL,
  toggleCocktail,
  visualsAnswer,
  visualsAreDue,
  withoutCocktails,
  withVisuals,
} from './steps/cocktails.ts';
import { NO_FORMULA, withFormula, withoutFormula, withoutFormulas } from './steps/formules.ts';
import { chrWizard } from './wizard.ts';

function drinks(count: number): NonNullable<NonNullable<ProjectDocument['infocarte']>['boissons']> {
  return {
    Colas: Object.fromEntries(
      Array.from({ length: count }, (_, rank) => [`d${rank}`, { id: `d${rank}`, name: `Boisson ${rank}` }]),
    ),
  };
}

/** A complete order; each case makes one answer invalid. */
const COMPLETE: WizardProject = {
  agence: 'agence1',
  pdv: {
    nOutlet: '3104587',
    nomPDV: 'Brasserie du Palais',
    adresse: '12, place du Palais',
    codePostal: '33000',
    ville: 'Bordeaux',
    telephone: '05 56 48 17 20',
    nSiret: '45287190300021',
    nomClient: 'Bertrand Lacombe',
    telephoneCLient: '06 39 98 01 02',
    emailCLient: 'b@palais.example',
    medaillePDV: 'Gold',
    adresseIdemCommande: 'oui',
  },
  idprojet: {
    nameProjet: 'Brasserie du Palais',
    numProjet: '3104587_2026_11_20',
    planProjet: '',
    emailAgence: 'contact@agence.example',
  },
  infocarte: {
    template: { name: 'Ardoise' },
    format: { name: 'A4', field_1_volet: true, field_2_volets: true },
    matiereFormat: '1_volet',
    matiere: { name: 'Polyart' },
    boissons: drinks(4),
    cocktails: { mojito: { name: 'Mojito', visuelCocktails: 'oui' } },
    illustrations: { assiette: { name: 'Assiette' } },
    frise: { name: 'Vague' },
    qrcode: 'oui',
    impression: 'carte_qrcode_menu',
    nombreExemplaire: '50',
    nombreExemplaireQrCode: '24',
    nombreExemplaireMenu: '1xA3',
    orientationMenu: 'vertical',
    modeleQrCode: { name: 'Simple' },
    modeleQrCodeSticker: { name: 'Rond' },
  },
  infopdv: { formules: [{ nomFormule: 'Midi', compoFormule: 'Plat', tarifFormule: '13,50' }] },
  contenu: [{ photo: '1', filename: 'carte.jpg' }],
  contenu_fichier_texte: { hasFichierTexte: 'non' },
  autresInfos: { nomPdv: 'Le Palais', logoClient: 'non' },
};

const spoil = {
  pdv: (change: NonNullable<ProjectDocument['pdv']>): WizardProject => ({
    ...COMPLETE,
    pdv: { ...COMPLETE.pdv, ...change },
  }),
  carte: (change: NonNullable<ProjectDocument['infocarte']>): WizardProject => ({
    ...COMPLETE,
    infocarte: { ...COMPLETE.infocarte, ...change },
  }),
};
const elsewhere = (change: NonNullable<NonNullable<ProjectDocument['pdv']>['adresseLivraison']>) =>
  spoil.pdv({
    adresseIdemCommande: 'non',
    adresseLivraison: {
      nomPDV: 'Dépôt',
      adresse: '1, rue',
      codePostale: '33000',
      ville: 'Bordeaux',
      gerant: 'Léa',
      telephone: '05 56 00 00 00',
      ...change,
    },
  });

describe('problems of a Carte Brasserie', () => {
  it('are limited to what can be answered now: no material without format, no address without print mode', () => {
    const fieldsOf = (project: WizardProject) =>
      missingSteps(chrWizard, project).flatMap(({ champs }) => champs.map(({ chemin }) => chemin));
    expect(fieldsOf(spoil.carte({ format: undefined, matiere: undefined }))).toEqual(['infocarte.format']);
    const undecided = { ...COMPLETE, pdv: { ...COMPLETE.pdv, adresseIdemCommande: '' } };
    const { infocarte } = spoil.carte({ impression: '' });
    expect(fieldsOf({ ...undecided, infocarte })).toEqual(['infocarte.impression']);
  });

  it('are empty for a complete order', () => {
    expect(missingSteps(chrWizard, COMPLETE)).toEqual([]);
    expect(isComplete(chrWizard, COMPLETE)).toBe(true);
  });

  it.each<[string, string, WizardProject, string, string]>([
    ['no outlet', 'info-pdv', spoil.pdv({ nOutlet: '' }), 'pdv.nOutlet', "Numéro d'OUTLET obligatoire"],
    ['no name', 'info-pdv', spoil.pdv({ nomPDV: ' ' }), 'pdv.nomPDV', 'Nom du point de vente obligatoire'],
    [
      'no address',
      'info-pdv',
      spoil.pdv({ adresse: '' }),
      'pdv.adresse',
      'Adresse du point de vente obligatoire',
    ],
    [
      'no postal code',
      'info-pdv',
      spoil.pdv({ codePostal: '' }),
      'pdv.codePostal',
      'Code postal obligatoire',
    ],
    [
      'a short postal code',
      'info-pdv',
      spoil.pdv({ codePostal: '3300' }),
      'pdv.codePostal',
      'Code postal incorrect',
    ],
    ['no town', 'info-pdv', spoil.pdv({ ville: '' }), 'pdv.ville', 'Ville obligatoire'],
    ['no phone', 'info-pdv', spoil.pdv({ telephone: '' }), 'pdv.telephone', 'Téléphone obligatoire'],
    ['a wrong phone', 'info-pdv', spoil.pdv({ telephone: '12' }), 'pdv.telephone', 'Téléphone incorrect'],
    ['no SIRET', 'info-pdv', spoil.pdv({ nSiret: '' }), 'pdv.nSiret', 'N°SIRET obligatoire'],
    [
      'a short SIRET',
      'info-pdv',
      spoil.pdv({ nSiret: '123' }),
      'pdv.nSiret',
      'N°SIRET incorrect: 14 chiffres',
    ],
    ['no client', 'info-pdv', spoil.pdv({ nomClient: '' }), 'pdv.nomClient', 'Nom du Client obligatoire'],
    [
      'no client phone',
      'info-pdv',
      spoil.pdv({ telephoneCLient: '' }),
      'pdv.telephoneCLient',
      'Téléphone Client obligatoire',
    ],
    [
      'no client e-mail',
      'info-pdv',
      spoil.pdv({ emailCLient: '' }),
      'pdv.emailCLient',
      'Email client obligatoire',
    ],
    [
      'a wrong client e-mail',
      'info-pdv',
      spoil.pdv({ emailCLient: 'b@' }),
      'pdv.emailCLient',
      'Email invalid',
    ],
    [
      'no name of the project',
      'creation/id-projet',
      { ...COMPLETE, idprojet: { ...COMPLETE.idprojet, nameProjet: '' } },
      'idprojet.nameProjet',
      'Nom du Projet obligatoire',
    ],
    [
      'an unknown agency',
      'creation/id-projet',
      { ...COMPLETE, agence: null },
      'idprojet.emailAgence',
      'Email inconnu',
    ],
    [
      'no agency',
      'creation/id-projet',
      { ...COMPLETE, agence: null, idprojet: { ...COMPLETE.idprojet, emailAgence: ' ' } },
      'idprojet.emailAgence',
      'Email obligatoire',
    ],
    [
      'a phone to print that is none',
      'autres-infos',
      { ...COMPLETE, autresInfos: { ...COMPLETE.autresInfos, telephoneDC: 'pas un numéro' } },
      'autresInfos.telephoneDC',
      'Téléphone incorrect',
    ],
    [
      'a delivery’s postal code of four digits',
      'livraison',
      elsewhere({ codePostale: '3300' }),
      'pdv.adresseLivraison.codePostale',
      'Code Postal incorrect',
    ],
    [
      'a delivery’s postal code with too much',
      'livraison',
      elsewhere({ codePostale: '330001' }),
      'pdv.adresseLivraison.codePostale',
      'Code Postal incorrect',
    ],
    [
      'no theme',
      'creation/theme',
      spoil.carte({ template: {} }),
      'infocarte.template',
      'Veuillez choisir une option',
    ],
    [
      'no format',
      'creation/format',
      spoil.carte({ format: undefined }),
      'infocarte.format',
      "Le choix d'un format est obligatoire",
    ],
    [
      'no flap chosen',
      'creation/format',
      spoil.carte({ matiereFormat: '' }),
      'infocarte.format',
      "Le choix d'un format est obligatoire",
    ],
    [
      'no material',
      'creation/format',
      spoil.carte({ matiere: undefined }),
      'infocarte.matiere',
      'Choisir la matière',
    ],
    [
      'three drinks',
      'contenu/gamme',
      spoil.carte({ boissons: drinks(3) }),
      'infocarte.boissons',
      'Vous devez choisir au moins 4 gammes',
    ],
    [
      'no formula and no word of it',
      'contenu/formules',
      { ...COMPLETE, infopdv: {} },
      'infopdv.formules',
      "Veuillez compléter les formules ou indiquer que vous n'en avez aucune.",
    ],
    [
      'a formula without price',
      'contenu/formules',
      { ...COMPLETE, infopdv: { formules: [{ nomFormule: 'a', compoFormule: 'b' }] } },
      'infopdv.formules.0.tarifFormule',
      "Veuillez compléter les formules ou indiquer que vous n'en avez aucune.",
    ],
    [
      'no cocktail and no word of it',
      'contenu/cocktails',
      spoil.carte({ cocktails: {} }),
      'infocarte.cocktails',
      'Veuillez choisir une option',
    ],
    [
      'cocktails without the answer on visuals',
      'contenu/cocktails',
      spoil.carte({ cocktails: { a: { name: 'A' } } }),
      'infocarte.visuelCocktails',
      'Veuillez choisir une option',
    ],
    [
      'no illustration and no word of it',
      'contenu/illustrations',
      spoil.carte({ illustrations: {} }),
      'infocarte.illustrations',
      'Veuillez choisir au moins une des options',
    ],
    [
      'no frieze',
      'contenu/illustrations',
      spoil.carte({ frise: undefined }),
      'infocarte.frise',
      'Veuillez choisir au moins une des options',
    ],
    [
      'no answer on the text file',
      'photo',
      { ...COMPLETE, contenu_fichier_texte: {} },
      'contenu_fichier_texte.hasFichierTexte',
      'Veuillez choisir une option',
    ],
    [
      'a text file of nobody',
      'photo',
      { ...COMPLETE, contenu_fichier_texte: { hasFichierTexte: 'oui' } },
      'contenu_fichier_texte.emailCLient',
      'Email destinataire obligatoire',
    ],
    ['no photo', 'photo', { ...COMPLETE, contenu: [] }, 'contenu', 'Veuillez joindre au moins un fichier'],
    [
      'no name on the card',
      'autres-infos',
      { ...COMPLETE, autresInfos: { logoClient: 'oui' } },
      'autresInfos.nomPdv',
      'Nom du point de vente obligatoire',
    ],
    [
      'a sign that the card cannot print',
      'autres-infos',
      { ...COMPLETE, autresInfos: { ...COMPLETE.autresInfos, autreInfo: 'Terrasse chauffée 🔥' } },
      'autresInfos.autreInfo',
      'Ce signe ne s’imprime pas\u00a0: 🔥',
    ],
    [
      'a formula with signs that the card cannot print',
      'contenu/formules',
      {
        ...COMPLETE,
        infopdv: { formules: [{ nomFormule: 'Midi ★★ 茶', compoFormule: 'Plat', tarifFormule: '13' }] },
      },
      'infopdv.formules.0.nomFormule',
      'Ces signes ne s’impriment pas\u00a0: ★ 茶',
    ],
    [
      'no answer on the logo',
      'autres-infos',
      { ...COMPLETE, autresInfos: { nomPdv: 'x' } },
      'autresInfos.logoClient',
      'Veuillez choisir une option',
    ],
    [
      'no answer on the QR code',
      'livraison',
      spoil.carte({ qrcode: '', impression: 'carte' }),
      'infocarte.qrcode',
      'Veuillez choisir une option.',
    ],
    [
      'no print mode',
      'livraison',
      spoil.carte({ impression: '' }),
      'infocarte.impression',
      "Choisir l'impression",
    ],
    [
      'a mode with QR code without one',
      'livraison',
      spoil.carte({ qrcode: 'non', impression: 'qrcode' }),
      'infocarte.impression',
      "Choisir l'impression",
    ],
    [
      'copies that are not offered',
      'livraison',
      spoil.carte({ nombreExemplaire: '55' }),
      'infocarte.nombreExemplaire',
      "Choisir le nombre d'exemplaire de carte",
    ],
    [
      'no QR copies',
      'livraison',
      spoil.carte({ nombreExemplaireQrCode: '' }),
      'infocarte.nombreExemplaireQrCode',
      "Choisir le nombre d'exemplaire de QrCode",
    ],
    [
      'no menu copies',
      'livraison',
      spoil.carte({ nombreExemplaireMenu: '' }),
      'infocarte.nombreExemplaireMenu',
      "Choisir le nombre d'exemplaire de menu extérieur",
    ],
    [
      'no menu orientation',
      'livraison',
      spoil.carte({ orientationMenu: '' }),
      'infocarte.orientationMenu',
      'Veuillez choisir une option.',
    ],
    [
      'no sticker model',
      'livraison',
      spoil.carte({ modeleQrCodeSticker: undefined }),
      'infocarte.modeleQrCodeSticker',
      "Veuillez choisir un modèles d'impression.",
    ],
    [
      'no word on the address',
      'livraison',
      spoil.pdv({ adresseIdemCommande: '' }),
      'pdv.adresseIdemCommande',
      'Veuillez choisir une option.',
    ],
    [
      'no delivery outlet',
      'livraison',
      elsewhere({ nomPDV: '' }),
      'pdv.adresseLivraison.nomPDV',
      'Point de vente obligatoire',
    ],
    [
      'no delivery address',
      'livraison',
      elsewhere({ adresse: '' }),
      'pdv.adresseLivraison.adresse',
      'Adresse obligatoire',
    ],
    [
      'no delivery postal code',
      'livraison',
      elsewhere({ codePostale: '' }),
      'pdv.adresseLivraison.codePostale',
      'Code Postal obligatoire',
    ],
    [
      'a delivery postal code above 99999',
      'livraison',
      elsewhere({ codePostale: '100000' }),
      'pdv.adresseLivraison.codePostale',
      'Code Postal incorrect',
    ],
    [
      'no delivery town',
      'livraison',
      elsewhere({ ville: '' }),
      'pdv.adresseLivraison.ville',
      'Ville obligatoire',
    ],
    [
      'no manager',
      'livraison',
      elsewhere({ gerant: '' }),
      'pdv.adresseLivraison.gerant',
      'Nom Gérant obligatoire',
    ],
    [
      'no delivery phone',
      'livraison',
      elsewhere({ telephone: '' }),
      'pdv.adresseLivraison.telephone',
      'Téléphone obligatoire',
    ],
    [
      'a wrong delivery phone',
      'livraison',
      elsewhere({ telephone: '1' }),
      'pdv.adresseLivraison.telephone',
      'Téléphone incorrect',
    ],
  ])('%s', (_what, path, project, chemin, message) => {
    expect(missingSteps(chrWizard, project)).toEqual([
      expect.objectContaining({ path, champs: [{ chemin, message }] }),
    ]);
  });

  it.each([
    ['Bronze', false],
    ['', false],
    ['SILVER', true],
    ['platinum', true],
  ])('a medal %s is eligible: %s', (medaillePDV, eligible) => {
    expect(missingSteps(chrWizard, spoil.pdv({ medaillePDV })).length === 0).toBe(eligible);
  });

  it('states that a check could not be made, never that the value is wrong', () => {
    const [outlet, agency] = ['Point de vente non vérifié.', 'Agence non vérifiée.'];
    const unchecked = { 'pdv.nOutlet': outlet, 'idprojet.emailAgence': agency };
    const told = (project: WizardProject) =>
      missingSteps(chrWizard, { ...project, unchecked }).flatMap(({ champs }) => champs);
    expect(told({ ...spoil.pdv({ medaillePDV: '' }), agence: null })).toEqual([
      { chemin: 'pdv.medaillePDV', message: outlet },
      { chemin: 'idprojet.emailAgence', message: agency },
    ]);
    expect(told(spoil.pdv({ medaillePDV: 'Bronze' }))).toEqual([
      { chemin: 'pdv.medaillePDV', message: expect.stringContaining('pas éligible') },
    ]);
    expect(told(COMPLETE)).toEqual([]);
  });

  it('requires neither copies nor address when nothing is printed', () => {
    const project = {
      ...COMPLETE,
      infocarte: withPrintMode(COMPLETE.infocarte, 'aucun'),
      pdv: { ...COMPLETE.pdv, adresseIdemCommande: '' },
    };
    expect(missingSteps(chrWizard, project)).toEqual([]);
  });
});

describe('toggles', () => {
  it("'Aucune formule' clears the formulas, adding one clears it, deleting the last restores it", () => {
    const none = withoutFormulas(COMPLETE.infopdv);
    expect(none).toEqual({ formules: [], noFormule: NO_FORMULA });
    const one = withFormula(none, { entree: 'k3x', nomFormule: 'Soir' });
    expect(one).toEqual({ formules: [{ entree: 'k3x', nomFormule: 'Soir' }], noFormule: '' });
    expect(withoutFormula(one, 'r1')).toEqual(one);
    expect(withoutFormula(one, 'k3x')).toEqual({ formules: [], noFormule: NO_FORMULA });
  });

  it("'Aucun Cocktail' is cleared by the first choice and restored with the last; visuals are answered once for all", () => {
    const first = toggleCocktail(withoutCocktails(), 'mojito', { name: 'Mojito' });
    expect(Object.keys(first)).toEqual(['mojito']);
    const second = toggleCocktail(withVisuals(first, 'non'), 'spritz', { name: 'Spritz' });
    expect(second.spritz?.visuelCocktails).toBe('non');
    expect(visualsAnswer(second)).toBe('non');
    const last = toggleCocktail(toggleCocktail(second, 'spritz', {}), 'mojito', {});
    expect(Object.values(last).map((cocktail) => cocktail.name)).toEqual([NO_COCKTAIL]);
  });

  it('are kept without what the catalogue says beside', () => {
    const item = { id: 'm', name: 'Mojito', image: '/m.svg', ingredient: 'Rhum', alcool: 'oui' };
    expect(toggleCocktail(undefined, 'm', item)).toEqual({
      m: { id: 'm', name: 'Mojito', image: '/m.svg', ingredient: 'Rhum', visuelCocktails: '' },
    });
  });

  it('requires an answer on visuals once cocktails are chosen', () => {
    const chosen = toggleCocktail(undefined, 'm', { id: 'm', name: 'Mojito' });
    expect(
      [undefined, {}, withoutCocktails(), chosen, withVisuals(chosen, 'non')].map(visualsAreDue),
    ).toEqual([false, false, false, true, false]);
  });

  it("'Aucune Illustration' likewise", () => {
    const one = toggleIllustration(withoutIllustrations(), 'assiette', { name: 'Assiette' });
    expect(Object.keys(one)).toEqual(['assiette']);
    expect(Object.values(toggleIllustration(one, 'assiette', {})).map((choice) => choice.name)).toEqual([
      NO_ILLUSTRATION,
    ]);
  });

  it('turning the QR code off sets the mode to the card only and clears the dependent answers', () => {
    const off = withQrCode(COMPLETE.infocarte, 'non');
    expect(off).toMatchObject({ qrcode: 'non', impression: 'carte', nombreExemplaire: '50' });
    expect(Object.keys(off)).not.toEqual(
      expect.arrayContaining([
        'nombreExemplaireQrCode',
        'modeleQrCode',
        'modeleQrCodeSticker',
        'nombreExemplaireMenu',
        'orientationMenu',
      ]),
    );
    expect(offeredModes('non')).toEqual(['carte', 'carte_menu', 'aucun']);
    expect(offeredModes('oui')).toHaveLength(6);
  });

  it.each([
    ['qrcode', ['nombreExemplaireQrCode', 'modeleQrCode', 'modeleQrCodeSticker']],
    ['carte', ['nombreExemplaire', 'modeleQrCode']],
    ['aucun', ['modeleQrCode']],
  ])('mode %s keeps only %j', (mode, kept) => {
    const carte = withoutLeftovers({ ...COMPLETE.infocarte, impression: mode });
    const quantities = [
      'nombreExemplaire',
      'nombreExemplaireQrCode',
      'nombreExemplaireMenu',
      'orientationMenu',
      'modeleQrCode',
      'modeleQrCodeSticker',
    ];
    expect(quantities.filter((name) => name in carte)).toEqual(kept);
  });
});

describe('the wizard', () => {
  it('goes through its steps in order, to the recap and back', () => {
    const withoutPlan = { ...COMPLETE, idprojet: { emailAgence: COMPLETE.idprojet?.emailAgence } };
    const visited = ['info-pdv'];
    for (let path = 'info-pdv'; path !== RECAP_PATH; visited.push(path))
      path = nextStep(chrWizard, path, withoutPlan);
    expect(visited).toEqual([...chrWizard.steps.map((step) => step.path), RECAP_PATH]);
    expect(previousStep(chrWizard, RECAP_PATH, COMPLETE)).toBe('livraison');
    expect(previousStep(chrWizard, 'info-pdv', COMPLETE)).toBeUndefined();
  });

  it('passes over agency and plan where both are known, and comes back to them', () => {
    const next = (project: WizardProject) => nextStep(chrWizard, 'info-pdv', project);
    const plan = (planProjet: string) => ({ ...COMPLETE, idprojet: { ...COMPLETE.idprojet, planProjet } });
    expect([next(COMPLETE), next(plan(''))]).toEqual(['creation/theme', 'creation/theme']);
    expect(next({ ...COMPLETE, agence: null })).toBe('creation/id-projet');
    expect(next(plan('Plan inconnu'))).toBe('creation/id-projet');
    expect(previousStep(chrWizard, 'creation/theme', COMPLETE)).toBe('creation/id-projet');
  });

  it('marks a tab as done only when all its steps are', () => {
    expect(tabStatus(chrWizard, 'contenu', COMPLETE)).toBe('done');
    expect(tabStatus(chrWizard, 'contenu', spoil.carte({ frise: undefined }))).toBe('todo');
  });

  it('names the project after the outlet, truncated to 50 characters, and numbers it', () => {
    const named = chrWizard.normalise(
      { pdv: { nomPDV: `${'é'.repeat(49)}🍷🍷`, nOutlet: '77' } },
      '2026_11_20',
      'Carte Brasserie',
    );
    expect([...(named.idprojet?.nameProjet ?? '')]).toHaveLength(50);
    expect(named.idprojet?.nameProjet?.endsWith('🍷')).toBe(true);
    expect(named.idprojet).toMatchObject({ codeProjet: '2026_11_20', numProjet: '77_2026_11_20' });
    expect(
      chrWizard.normalise({ idprojet: { codeProjet: 'K7' } }, '2026_11_20', 'Carte Brasserie').idprojet
        ?.codeProjet,
    ).toBe('K7');
  });

  it('accepts a card without a phone number', () => {
    for (const telephoneDC of ['', undefined, '05 56 48 17 20'])
      expect(
        missingSteps(chrWizard, { ...COMPLETE, autresInfos: { ...COMPLETE.autresInfos, telephoneDC } }),
      ).toEqual([]);
  });

  it.each([
    ['10', '10\u00a0€'],
    ['10 €', '10\u00a0€'],
    ['15 euros', '15\u00a0€'],
    ['10,50', '10,50\u00a0€'],
    ['7.5', '7,50\u00a0€'],
    ['dix euros, sauf midi', 'dix euros, sauf midi'],
  ])('prints the card’s minimum %s as %s', (mttMinCB, printed) => {
    const sections = summarise(chrWizard, { autresInfos: { mttMinCB } });
    const lines = sections.flatMap((section) => section.lines);
    expect(lines).toContainEqual({ label: 'Montant minimum carte bancaire', value: printed });
  });

  it('labels photos by their rank and their sender’s file name, never by the stored name', () => {
    const anno = [{ x: 0, y: 0, texte: 'Prix à revoir' }];
    const contenu = [
      { photo: '1', filename: 'photo_carte_menu-du-soir_20261120-143205.jpg', anno },
      {
        photo: '2',
        filename: 'photo_carte_IMG_0012_20261120-143207.jpg',
        modificationCarte: 'Sans les vins',
      },
      { photo: '3', filename: 'photo_carte_fichier_20261120-143209.pdf' },
    ];
    const section = summarise(chrWizard, { ...COMPLETE, contenu }).find(({ path }) => path === 'photo');
    expect(section?.lines.slice(1)).toEqual([
      { label: 'Photo 1', value: 'menu-du-soir.jpg, 1 post-it : 1. Prix à revoir' },
      { label: 'Photo 2', value: 'modification : Sans les vins' },
      { label: 'Fichier 3', value: 'sans remarque' },
    ]);
  });

  it('renders the whole order in words', () => {
    const lines = summarise(chrWizard, COMPLETE).flatMap((section) =>
      section.lines.map((line) => `${line.label}: ${line.value}`),
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'Thème: Ardoise',
        `Menu extérieur: ${COMPLETE.infocarte?.nombreExemplaireMenu}, vertical, dessiné par l’agence après la carte`,
        'Volets: Un volet',
        'Midi: Plat, 13,50\u00a0€',
        'Exemplaires de la carte: 50',
        'Adresse de livraison: Celle du point de vente',
      ]),
    );
    expect(lines.join()).not.toContain('à compléter');
  });
});
