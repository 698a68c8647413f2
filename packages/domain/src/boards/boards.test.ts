import { describe, expect, it } from 'vitest';
import type { Board as CatalogueBoard } from '../catalogue/board.ts';
import { withoutSecondSolid, withSecondSolid, withSolid } from '../catalogue/menu-solids.ts';
import { summarise } from '../kinds/signed-summary.ts';
import { vaeWizard } from '../kinds/vae/wizard.ts';
import { vaeDigitalWizard } from '../kinds/vae-digital/wizard.ts';
import type { Board, BoardBrief, MenuFormula, Solide } from '../projects/board.ts';
import type { ProjectType } from '../projects/kinds.ts';
import type { ProjectDocument } from '../projects/project.ts';
import { completeOrder } from '../testing/complete-orders.ts';
import { toldOf } from '../wizards/fields/asked.ts';
import { proposedPose, withPoseAgain } from '../wizards/steps/pose-answers.ts';
import { findStep, isComplete, missingSteps, type Wizard } from '../wizards/wizard.ts';
import type { WizardProject } from '../wizards/wizard-project.ts';
import { PRICELIST_FIELDS } from './board-content.ts';
import { nameInTwo } from './board-label.ts';
import { BOARD_RULES, boardToTakeOff, deletionAlerts, newBoard } from './choix-boards.ts';
import { copyContent } from './copy-content.ts';
import { drinksTaken, soldElsewhere, withDrinksAt, withDrinksBack } from './price-lines.ts';

const PVC: WizardProject = { ...completeOrder('Boards PVC'), type: 'Boards PVC', agence: 'agence1' };
const BOXES: WizardProject = {
  ...completeOrder('Caissons Lumineux'),
  type: 'Caissons Lumineux',
  agence: 'agence1',
};
const DIGITAL: WizardProject = { ...completeOrder('Digital'), type: 'Digital', agence: 'agence1' };

function problems(path: string, project: WizardProject, wizard: Wizard = vaeWizard): string[] {
  const step = findStep(wizard, path);
  if (step === undefined) throw new Error(`no step ${path}`);
  return step.problems(project).map(({ chemin, message }) => `${chemin}: ${message}`);
}

function withBoard(change: (board: Board) => Board, at = 0, project = PVC): WizardProject {
  return {
    ...project,
    boards: (project.boards ?? []).map((board, index) => (index === at ? change(board) : board)),
  };
}

describe('a complete order of boards', () => {
  it('has no problem, for any support', () => {
    expect(missingSteps(vaeWizard, PVC)).toEqual([]);
    expect(missingSteps(vaeWizard, BOXES)).toEqual([]);
    expect(missingSteps(vaeDigitalWizard, DIGITAL)).toEqual([]);
  });

  it('needs no medal, and a confirmed agency', () => {
    expect(isComplete(vaeWizard, { ...PVC, pdv: { ...PVC.pdv, medaillePDV: 'Bronze' } })).toBe(true);
    expect(missingSteps(vaeWizard, { ...PVC, agence: null }).map(({ path }) => path)).toEqual([
      'creation/id-projet',
    ]);
  });

  it('is rendered in words, each board by its name and number', () => {
    const lines = summarise(vaeWizard, PVC).flatMap((section) =>
      section.lines.map(({ label, value }) => `${label}: ${value}`),
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'Menu simple 2 éléments, PET 50\u00a0cl, colas - 1: Formule du midi\u00a0: Croque-monsieur, 8,90\u00a0€',
        'Gamme et prix des boissons - 1: 3,20\u00a0€\u00a0: Cola classique Verre 33\u00a0cl, Cola zéro Verre 33\u00a0cl',
        'Solides de Menu simple 2 éléments, PET 50\u00a0cl, colas - 1: Croque-monsieur',
        'Pricelist, texte ou photos - 1: Soda 33 cl 3,50 €, eau plate 50 cl 2,50 €.',
        'Pricelist, texte ou photos - 1: Horizontal 60x90cm',
        'Exemplaires de Gamme et prix des boissons - 1: 2',
        'Contact de la pose: Bertrand Lacombe',
        'Tringle: oui',
        'Adresse de livraison: Celle du point de vente',
      ]),
    );
  });
});

describe('the choice of boards', () => {
  const [menu, range, list] = PVC.boards as [Board, Board, Board];

  it.each([
    [[menu, range], 'boards: Vous devez choisir au moins 3 Boards.'],
    [[range, range, list], 'boards: Vous devez choisir au moins un MENU PET dans la liste des boards.'],
    [
      [menu, menu, { ...menu, type: 'Menu CAN' }],
      'boards: Vous devez choisir au moins une Pricelist ou une Gamme dans la liste des boards.',
    ],
  ])('reports a violation of one rule only', (boards, message) => {
    expect(problems('creation/choix-boards', { ...PVC, boards })).toEqual([message]);
  });

  it('counts a range or a price list alike', () => {
    for (const type of ['Gamme', 'Pricelist'])
      expect(problems('creation/choix-boards', { ...PVC, boards: [menu, menu, { ...range, type }] })).toEqual(
        [],
      );
  });

  it('warns before a deletion that would break a rule, in the specification’s words', () => {
    const alert = (boards: Board[], rank: number) => {
      const told = boards.map((board, index) => ({ ...board, entree: `b${index}` }));
      return deletionAlerts(told, `b${rank}`);
    };
    const [few, noMenu, noList] = [
      'minimum 3 boards',
      'moins un board de type Menu PET',
      'moins un board de type Gamme ou Pricelist',
    ].map(
      (minimum) =>
        `Attention, vous devez avoir au ${minimum}. Avec cette supression, vous ne respectez pas les règles de gestion.`,
    );
    expect(alert([menu, menu, list], 0)).toEqual([few]);
    expect(alert([menu, range, list, list], 0)).toEqual([noMenu]);
    expect(alert([menu, menu, menu, range], 3)).toEqual([noList]);
    expect(alert([menu, range, list], 0)).toEqual([few, noMenu]);
    expect(alert([menu, menu, list], 2)).toEqual([few, noList]);
    expect(alert([menu, menu, range, list], 0)).toEqual([]);
    expect(alert([menu, range, list], 7)).toEqual([]);
  });
});

describe('plus and minus', () => {
  const model = (name: string, type: string) => ({
    id: name,
    name,
    field_type_de_board: type,
    field_image_board: `/${name}.svg`,
    field_state_name_brief: 'pricelist',
  });
  const pet = model('pet', 'Menu PET');
  const list = model('liste', 'Gamme ou Pricelist');
  const boards = [newBoard(pet, 'a'), newBoard(list, 'b'), newBoard(pet, 'c')];

  it('adds a catalogue board, with one copy', () => {
    expect(newBoard(pet, 'a')).toEqual({
      entree: 'a',
      name: 'pet',
      type: 'Menu PET',
      state: 'pricelist',
      imageBoard: '/pet.svg',
      nombreExemplaire: '1',
    });
  });

  it.each([
    ['the last that was added', pet, [], 'c', 'Vous devez choisir au moins 3 Boards.'],
    ['never what was saved', pet, ['c'], 'a', 'Vous devez choisir au moins 3 Boards.'],
    ['nothing once all was saved', pet, ['a', 'c'], undefined, undefined],
    ['nothing of a model that is not chosen', model('autre', 'Menu CAN'), [], undefined, undefined],
  ])('removes %s', (_, item, saved, entree, message) => {
    const taken = boardToTakeOff(boards, item, new Set(saved));
    expect(taken?.board.entree).toBe(entree);
    expect(taken?.rules.map((rule) => rule.message)).toEqual(message && [message]);
  });

  it('breaks no rule that was met before', () => {
    const broken = (chosen: Board[], item: CatalogueBoard) =>
      boardToTakeOff(chosen, item, new Set())?.rules.map(({ short }) => short);
    expect(broken(boards.slice(0, 2), list)).toEqual(['1 Gamme ou Pricelist']);
    expect(broken([newBoard(pet, 'a'), newBoard(pet, 'b')], pet)).toEqual([]);
    expect(broken([newBoard(pet, 'a'), newBoard(list, 'b'), newBoard(list, 'c')], pet)).toEqual([
      '3 boards au moins',
      '1 Menu PET',
    ]);
  });

  it('counts towards each rule', () => {
    expect(BOARD_RULES.map(({ short, count }) => [short, count(boards)])).toEqual([
      ['3 boards au moins', 3],
      ['1 Menu PET', 2],
      ['1 Gamme ou Pricelist', 1],
    ]);
  });
});

it.each([
  [
    'Menu double, PET 50 cl, colas - 1',
    'menu-double-3-pet-50-coke',
    'Menu double',
    'PET 50 cl, colas\u00a0-\u00a01',
  ],
  ['Menu maison - 1', 'menu-double-3-pet-50-coke', 'Menu maison\u00a0-\u00a01', ''],
  ['Pricelist, texte ou photos - 1', 'pricelist', 'Pricelist, texte ou photos\u00a0-\u00a01', ''],
])('%s (%s) is split in two', (label, state, name, detail) => {
  expect(nameInTwo(label, state)).toEqual({ name, detail });
});

describe('the solids of a formula', () => {
  const item = (id: string, name: string) => ({
    id,
    name,
    field_type_de_solide: 'Plats',
    field_image_visuel_solide: `/${id}.svg`,
  });
  const place = { solid: 'solide2', written: 'nomsolide2' } as const;
  const burger: Solide = {
    id: 'burger',
    name: 'Burger',
    image: '/burger.svg',
    parent: 'Plats',
    indexSolide: '1',
  };

  it.each<[string, MenuFormula, string]>([
    ['empty', {}, 'Burger'],
    ['that of the solid before', { solide2: { name: 'Frites' }, nomsolide2: ' Frites' }, 'Burger'],
    ['typed by hand', { solide2: { name: 'Frites' }, nomsolide2: 'Frites maison' }, 'Frites maison'],
    ['typed before any solid', { nomsolide2: 'Le chef' }, 'Le chef'],
  ])('prefill their name where it is %s', (_, formula, nomsolide2) => {
    expect(withSolid(formula, place, item('burger', 'Burger'))).toEqual({ solide2: burger, nomsolide2 });
  });

  it('of a standard 2018 become two, and one again', () => {
    const one: MenuFormula = { nomFormule: 'Midi', solide: burger, nomsolide: 'Burger' };
    const two = withSecondSolid(one);
    expect(two).toEqual({ nomFormule: 'Midi', solide1: burger, nomsolide1: 'Burger', nomsolide2: '' });
    expect(withoutSecondSolid(two)).toEqual(one);
    expect(withoutSecondSolid(withSecondSolid({}))).toEqual({ nomsolide: '' });
  });
});

describe('the format of each board', () => {
  const format = (type: ProjectType, value: string) =>
    problems('creation/format', { ...PVC, type, boards: [{ format: value }] });
  const refused = ['boards.0.format: Choisir un format pour chaque board'];

  it('is one of its support’s', () => {
    for (const [type, value] of [
      ['Caissons Lumineux', 'Horizontal 40x60cm'],
      ['Caissons Lumineux', 'Vertical 60x40cm'],
      ['Boards PVC', 'Vertical 60x40cm'],
      ['Boards PVC', 'Carré 50x50cm'],
      ['Boards PVC', 'Vertical 90x60cm'],
      ['Digital', '16:9 vertical'],
    ] as const)
      expect(format(type, value), `${type} ${value}`).toEqual([]);
    for (const [type, value] of [
      ['Caissons Lumineux', 'Carré 50x50cm'],
      ['Digital', 'Horizontal 40x60cm'],
      ['Boards PVC', '16:9 vertical'],
      ['Boards PVC', ''],
    ] as const)
      expect(format(type, value), `${type} ${value}`).toEqual(refused);
  });

  it('is required for the stop-trottoir too, and there are two at most', () => {
    const board = { format: 'Carré 50x50cm', optionStopTrottoir: true };
    expect(problems('creation/format', { ...PVC, boards: [board] })).toEqual([
      'boards.0.formatStopTrottoir: Choisir un format pour chaque board',
    ]);
    const standing = { ...board, formatStopTrottoir: '42x59,4 cm (métal)' };
    expect(problems('creation/format', { ...PVC, boards: [standing, standing] })).toEqual([]);
    // Without a board there is nothing that is done.
    expect(problems('creation/format', { ...PVC, boards: [] })).toEqual([
      'boards: Choisir un format pour chaque board',
    ]);
    expect(problems('creation/format', { ...PVC, boards: [standing, standing, standing] })).toEqual([
      'boards: Le nombre de stop-trottoir est limité à 2. Veuillez en décocher de manière de revenir dans cette limite.',
    ]);
  });
});

describe('the content of a board', () => {
  const solid = (name: string): Solide => ({ id: name, name });
  const words = { nomFormule: 'Midi', prixformule: '8,90' };
  const one: MenuFormula = { ...words, solide: solid('burger'), nomsolide: 'Burger' };
  const two: MenuFormula = {
    ...words,
    solide1: solid('burger'),
    nomsolide1: 'Burger',
    solide2: solid('frites'),
    nomsolide2: 'Frites',
  };
  const content = (state: string, brief: BoardBrief) =>
    problems('contenu/boards', { ...PVC, boards: [{ state, brief }] });
  const menu = (state: string, Formule1?: MenuFormula, Formule2?: MenuFormula) =>
    content(state, { menus: { ...(Formule1 && { Formule1 }), ...(Formule2 && { Formule2 }) } });
  const at = 'boards.0.brief.menus';

  it.each([
    ['menu-simple-2-pet-50-coke', one, undefined],
    ['menu-simple-3-can-33-mm-option', two, undefined],
    ['menu-double-2-pet-33-capri', one, one],
    ['menu-double-3-pet-50-coke', two, two],
    ['menu-standard-2018-can-33-coke', one, undefined],
    ['menu-standard-2018-can-33-coke', two, undefined],
  ])('%s is complete with the solids of its variant', (state, first, second) => {
    expect(menu(state, first, second)).toEqual([]);
  });

  it.each([
    ['menu-simple-2-pet-50-coke', "Le choix d'un solide est obligatoire", ['Formule1.solide']],
    [
      'menu-simple-3-pet-50-coke',
      'Le choix de deux solides est obligatoire.',
      ['Formule1.solide1', 'Formule1.solide2'],
    ],
    [
      'menu-double-2-pet-50-coke',
      'Le choix de 2 solides est obligatoire. Un pour chaque formule.',
      ['Formule1.solide', 'Formule2.solide'],
    ],
    [
      'menu-double-3-pet-50-coke',
      'Le choix de quatres solides est obligatoire. Deux pour chaque formule.',
      ['Formule1.solide1', 'Formule1.solide2', 'Formule2.solide1', 'Formule2.solide2'],
    ],
    ['menu-standard-2018-pet-50-coke', 'Veuillez sélectionner le solide de la formule.', ['Formule1.solide']],
  ])('%s requires its solids', (state, message, fields) => {
    const named: MenuFormula = { ...words, nomsolide: 'A', nomsolide1: 'A', nomsolide2: 'B' };
    const { nomsolide1: _first, nomsolide2: _second, ...alone } = named;
    const formula = state.includes('standard') ? alone : named;
    expect(menu(state, formula, formula)).toEqual(fields.map((field) => `${at}.${field}: ${message}`));
  });

  it('says a missing solid once, and every problem formula by formula', () => {
    const four = 'Le choix de quatres solides est obligatoire. Deux pour chaque formule.';
    const formulas = ['Formule1', 'Formule2'].flatMap((name) =>
      ['nomFormule', 'solide1', 'solide2', 'prixformule'].map((field) => `${at}.${name}.${field}`),
    );
    const blank = menu('menu-double-3-pet-50-coke', {}, {});
    expect(blank.map((problem) => problem.split(': ')[0])).toEqual(formulas);
    expect(blank.filter((problem) => problem.endsWith(four))).toHaveLength(4);
    const long = { ...two, nomFormule: 'La formule du marché '.repeat(12) };
    const [first, second] = problems('contenu/boards', {
      ...PVC,
      boards: [
        {
          state: 'menu-double-3-pet-50-coke',
          format: 'Horizontal 60x90cm',
          brief: { menus: { Formule1: long } },
        },
      ],
    });
    expect([first?.split(': ')[0], second?.split(': ')[0]]).toEqual([
      `${at}.Formule1.nomFormule`,
      `${at}.Formule2.nomFormule`,
    ]);
  });

  it('requires the second solid of a standard 2018 once it is wanted', () => {
    const { solide2: _left, ...wanted } = two;
    expect(menu('menu-standard-2018-pet-50-coke', wanted)).toEqual([
      `${at}.Formule1.solide2: Veuillez sélectionner le solide 2 de la formule.`,
    ]);
  });

  it('requires the name, the solid’s name and the price of every formula', () => {
    const empty = 'Veuillez remplir les champs obligatoire.';
    expect(
      menu(
        'menu-double-2-pet-50-coke',
        { ...one, nomFormule: ' ', nomsolide: '' },
        { ...one, prixformule: '' },
      ),
    ).toEqual([
      `${at}.Formule1.nomFormule: ${empty}`,
      `${at}.Formule1.nomsolide: ${empty}`,
      `${at}.Formule2.prixformule: ${empty}`,
    ]);
    expect(menu('menu-simple-2-pet-50-coke', { ...one, prixformule: 'cher', prixbarre: '9,999' })).toEqual([
      `${at}.Formule1.prixformule: Prix incorrect`,
      `${at}.Formule1.prixbarre: Prix incorrect`,
    ]);
  });

  it('requires a text or a photo for a price list', () => {
    const message = 'boards.0.brief.pricelist: Veuillez renseigner le contenu de la price liste à saisir.';
    expect(content('pricelist', {})).toEqual([message]);
    expect(content('pricelist', { pricelist: { texte: '  ', photo: {} } })).toEqual([message]);
    expect(content('pricelist', { pricelist: { texte: 'Café 1,80 €' } })).toEqual([]);
    expect(content('pricelist', { pricelist: { photo: { f1: { photo: 'f1' } } } })).toEqual([]);
  });

  it('requires the name and the price of an option, or neither', () => {
    const half = 'Une option a un nom et un prix\u00a0: complétez-la, ou videz les deux.';
    const option = (nomsolidebis: string, prixAutreFormule: string) =>
      menu('menu-simple-3-can-33-mm-option', { ...two, nomsolidebis, prixAutreFormule });
    expect(option('avec verre de vin', ' ')).toEqual([`${at}.Formule1.prixAutreFormule: ${half}`]);
    expect(option('', '3,00')).toEqual([`${at}.Formule1.nomsolidebis: ${half}`]);
    expect(option('avec verre de vin', 'cher')).toEqual([`${at}.Formule1.prixAutreFormule: Prix incorrect`]);
    expect(option('avec verre de vin', '3,00')).toEqual([]);
    expect(option('', '')).toEqual([]);
  });

  it('names the lines of a price list that look like prices and are printed as words', () => {
    const [{ help } = {}] = PRICELIST_FIELDS.fields;
    const said = (texte: string) => toldOf(help, { brief: { pricelist: { texte } } }, PVC);
    expect(said('Pizza 11\nMoules 14')).toBe(
      'Lignes sans prix\u00a0: Pizza 11, Moules 14. Ajoutez «\u00a0€\u00a0» si le nombre est un prix.',
    );
    expect(said('Pizza 11\nMoules 14\nRosé 5')).toBe(
      'Une ligne par article, son prix au bout. Une ligne sans prix devient un titre.',
    );
  });

  it('requires a price and a drink on every line of a range', () => {
    const drinks = { Colas: { cola: { name: 'Cola' } } };
    expect(content('gamme-prix', {})).toEqual(['boards.0.brief.gamme-prix: Prix obligatoire']);
    expect(
      content('gamme-prix', {
        'gamme-prix': [
          { prix: '3,20', boissons: drinks },
          { prix: '3.999', boissons: { Colas: {} } },
        ],
      }),
    ).toEqual([
      'boards.0.brief.gamme-prix.1.prix: Prix incorrect',
      'boards.0.brief.gamme-prix.1.boissons: Vous devez choisir les boissons de la gamme de prix',
    ]);
  });

  it('rejects a board with an unknown brief', () => {
    expect(content('menu-triple', { menus: { Formule1: one } })).toEqual([
      'boards.0.brief: Ce board n’est pas au catalogue.',
    ]);
  });
});

describe('pose and delivery', () => {
  it('requires a pose for PVC boards only', () => {
    expect(missingSteps(vaeWizard, { ...PVC, pose: {} }).map(({ path }) => path)).toEqual(['pose']);
    expect(missingSteps(vaeWizard, { ...BOXES, pose: {} })).toEqual([]);
    expect(missingSteps(vaeDigitalWizard, { ...DIGITAL, pose: {} })).toEqual([]);
  });

  it('requires the contact of the installer', () => {
    expect(problems('pose', { ...PVC, pose: { pose: 'oui', contact: { nom: ' ' } } })).toEqual([
      'pose.contact.nom: Nom du contact obligatoire',
      'pose.contact.telephone: Téléphone portable du contact obligatoire',
    ]);
    const contact = { nom: 'Léa', telephone: '12', email: 'lea' };
    expect(problems('pose', { ...PVC, pose: { pose: 'oui', contact, jours: ['Dimanche'] } })).toEqual([
      'pose.contact.telephone: Téléphone incorrect',
      'pose.contact.email: Email invalid',
      'pose.jours.0: Jour incorrect',
    ]);
    expect(problems('pose', { ...PVC, pose: { pose: 'non' } })).toEqual([]);
  });

  it('rejects hours of the pose that end before they begin', () => {
    const hours = (heureouverture: string, heurefermeture: string) =>
      problems('pose', { ...PVC, pose: { ...PVC.pose, heureouverture, heurefermeture } });
    expect(hours('18:00', '09:30')).toEqual([
      'pose.heurefermeture: La pose finit avant de commencer\u00a0: corrigez l’une des deux heures.',
    ]);
    for (const [from, to] of [
      ['09:30', '18:00'],
      ['09:00', '09:00'],
      ['18:00', ''],
      ['', '09:30'],
    ] as const)
      expect(hours(from, to)).toEqual([]);
  });

  it('restores a pose that is wanted again, with what was written meanwhile', () => {
    const wanted = { pose: 'oui', contact: { nom: 'Léa' }, jours: ['Lundi'], infoPose: 'Escabeau' };
    expect(withPoseAgain(wanted, { pose: 'non', infoPose: 'Plafond haut' })).toEqual({
      ...wanted,
      infoPose: 'Plafond haut',
    });
    expect(withPoseAgain(wanted, { contact: { nom: '' } })).toEqual(wanted);
    expect(withPoseAgain(wanted, { pose: 'non', infoPose: '' })).toEqual(wanted);
  });

  it('proposes the outlet’s client as the contact, unless there is one', () => {
    const pdv = { nomClient: 'Bertrand Lacombe', telephoneCLient: '06 39 98 01 02' };
    const client = { nom: 'Bertrand Lacombe', telephone: '06 39 98 01 02' };
    expect(proposedPose({ pdv, pose: { pose: 'oui' } })).toEqual({ pose: 'oui', contact: client });
    expect(
      proposedPose({ pdv, pose: { pose: 'oui', contact: { nom: ' ', telephone: '' } } }).contact,
    ).toEqual(client);
    const given = { pose: 'oui', contact: { nom: 'Léa' } };
    expect(proposedPose({ pdv, pose: given })).toEqual(given);
  });

  it('requires one to five copies of each board', () => {
    const message =
      "boards.1.nombreExemplaire: Vous devez choisir un nombre d'exemplaires pour chaque board.";
    for (const nombreExemplaire of ['', '0', '6', '1,5'])
      expect(
        problems(
          'livraison',
          withBoard((board) => ({ ...board, nombreExemplaire }), 1),
        ),
      ).toEqual([message]);
    expect(
      problems(
        'livraison',
        withBoard((board) => ({ ...board, nombreExemplaire: '5' }), 1),
      ),
    ).toEqual([]);
    expect(problems('livraison', { ...PVC, pdv: { ...PVC.pdv, adresseIdemCommande: '' } })).toEqual([
      'pdv.adresseIdemCommande: Veuillez choisir une option.',
    ]);
  });

  it('proposes the client’s address for a Digital’s video, once', () => {
    const video = vaeDigitalWizard.steps.find(({ path }) => path === 'video');
    const pdv = { emailCLient: 'b@palais.example' };
    expect(video?.proposed?.({ pdv })).toEqual({ livraison: { video_email: 'b@palais.example' } });
    expect(video?.proposed?.({ pdv, livraison: { video_email: '' } })).toEqual({});
    expect(video?.proposed?.({ pdv: {} })).toEqual({});
  });

  it('requires the address of a Digital’s video, and neither copies nor address', () => {
    const without = {
      ...DIGITAL,
      boards: (DIGITAL.boards ?? []).map(({ nombreExemplaire: _copies, ...board }) => board),
    };
    expect(problems('video', { ...without, livraison: {} }, vaeDigitalWizard)).toEqual([
      "livraison.video_email: L'adresse email est obligatoire",
    ]);
    expect(problems('video', { ...without, livraison: { video_email: 'x@' } }, vaeDigitalWizard)).toEqual([
      'livraison.video_email: Email invalid',
    ]);
    expect(
      isComplete(vaeDigitalWizard, { ...without, pdv: { ...without.pdv, adresseIdemCommande: '' } }),
    ).toBe(true);
  });
});

describe('normalisation of boards', () => {
  const normalised = (document: ProjectDocument, type: ProjectType) =>
    (type === 'Digital' ? vaeDigitalWizard : vaeWizard).normalise(document, '2026_11_20', type);
  const { type: _type, agence: _agence, ...document } = PVC;

  it('is a no-op on a complete order', () => {
    const { idprojet: _names, ...rest } = normalised(document, 'Boards PVC');
    const { idprojet: _given, ...before } = document;
    expect(rest).toEqual(before);
  });

  it('numbers boards of the same name, and keeps existing numbers', () => {
    const named = normalised(
      { boards: [{ name: 'A' }, { name: 'A', displayName: 'A - 1' }, { name: 'A' }, { name: 'B' }] },
      'Boards PVC',
    );
    expect(named.boards?.map(({ displayName }) => displayName)).toEqual(['A - 2', 'A - 1', 'A - 3', 'B - 1']);
  });

  it('clears days, contact, hours and rod of a pose that is not wanted', () => {
    const { pose } = normalised({ ...document, pose: { ...document.pose, pose: 'non' } }, 'Boards PVC');
    expect(pose).toEqual({ pose: 'non', infoPose: 'Escabeau sur place.' });
  });

  it('clears pose and stop-trottoir where the support has none', () => {
    const boards = [{ name: 'A', optionStopTrottoir: true, formatStopTrottoir: '75x47 cm (bois)' }];
    for (const type of ['Caissons Lumineux', 'Digital'] as const)
      expect(normalised({ ...document, boards }, type)).toMatchObject({
        boards: [{ name: 'A', displayName: 'A - 1' }],
      });
    expect(normalised({ ...document, boards }, 'Digital').boards?.[0]).not.toHaveProperty(
      'optionStopTrottoir',
    );
    expect(normalised({ ...document, boards }, 'Digital')).not.toHaveProperty('pose');
    expect(normalised({ ...document, boards }, 'Boards PVC').boards?.[0]).toHaveProperty(
      'optionStopTrottoir',
    );
    const unticked = [{ name: 'A', optionStopTrottoir: false, formatStopTrottoir: '75x47 cm (bois)' }];
    expect(normalised({ boards: unticked }, 'Boards PVC').boards?.[0]).not.toHaveProperty(
      'formatStopTrottoir',
    );
  });

  it('keeps only the board’s own kind of brief', () => {
    const Formule1 = { nomFormule: 'Midi', nomsolidebis: 'Dessert', prixAutreFormule: '2' };
    const brief: BoardBrief = {
      menus: { Formule1, Formule2: { nomFormule: 'Soir' } },
      pricelist: { texte: 'x' },
      'gamme-prix': [{ prix: '3' }],
    };
    const kept = (state: string) =>
      normalised({ boards: [{ state, brief }] }, 'Boards PVC').boards?.[0]?.brief;
    expect(kept('menu-simple-2-pet-50-coke')).toEqual({ menus: { Formule1: { nomFormule: 'Midi' } } });
    expect(kept('menu-double-2-pet-50-coke-option')).toEqual({ menus: brief.menus });
    expect(kept('pricelist')).toEqual({ pricelist: { texte: 'x' } });
    expect(kept('gamme-prix')).toEqual({ 'gamme-prix': [{ prix: '3' }] });
  });
});

describe('copying the content of a board', () => {
  const project: WizardProject = { type: 'Boards PVC' };
  const ids = ['n1', 'n2', 'n3'];
  const newId = () => ids.shift() ?? '';
  const menu = (state: string, Formule1?: MenuFormula): Board => ({
    state,
    ...(Formule1 && { brief: { menus: { Formule1 } } }),
  });
  const solide: Solide = { id: 'burger', name: 'Burger' };
  const from = menu('menu-simple-2-pet-50-coke-option', {
    nomFormule: 'Midi',
    solide,
    nomsolide: 'Burger',
    prixformule: '8,90',
    nomsolidebis: 'Café',
  });

  it('fills empty answers, and only those that the other board has', () => {
    const { filled, over, count } = copyContent(from, menu('menu-simple-2-can-33-mm'), project, newId);
    expect(filled.brief).toEqual({
      menus: { Formule1: { nomFormule: 'Midi', solide, nomsolide: 'Burger', prixformule: '8,90' } },
    });
    expect([over, count]).toEqual([[], 4]);
  });

  it('requires confirmation before overwriting', () => {
    const to = menu('menu-simple-2-can-33-mm', { nomFormule: 'Soir', prixformule: '8,90' });
    const { filled, over, replaced } = copyContent(from, to, project, newId);
    expect(over).toEqual(['brief.menus.Formule1.nomFormule']);
    expect(filled.brief?.menus?.Formule1?.nomFormule).toBe('Soir');
    expect(filled.brief?.menus?.Formule1?.nomsolide).toBe('Burger');
    expect(replaced.brief?.menus?.Formule1?.nomFormule).toBe('Midi');
  });

  it('generates new ids for the lines of a range, and excludes photos', () => {
    const range: Board = { state: 'gamme-prix', brief: { 'gamme-prix': [{ entree: 'a', prix: '3' }] } };
    expect(copyContent(range, { state: 'gamme-prix' }, project, newId).filled.brief).toEqual({
      'gamme-prix': [{ entree: expect.stringMatching(/^n\d$/), prix: '3' }],
    });
    const list: Board = {
      state: 'pricelist',
      brief: { pricelist: { texte: 'Café 1,90', photo: { f1: { photo: 'f1' } } } },
    };
    expect(copyContent(list, { state: 'pricelist' }, project, newId).filled.brief).toEqual({
      pricelist: { texte: 'Café 1,90' },
    });
    expect(copyContent(from, { state: 'pricelist' }, project, newId).count).toBe(0);
  });
});

describe('the prices of a range', () => {
  const colas = { Colas: { cola: { id: 'cola', name: 'Cola' }, zero: { id: 'zero', name: 'Zéro' } } };
  const juices = { Jus: { orange: { id: 'orange', name: 'Orange' } } };
  const lines = [
    { entree: 'a', prix: '3,20', boissons: colas },
    { entree: 'b', prix: '3,50', boissons: juices },
  ];

  it('find the line of each drink', () => {
    expect([...soldElsewhere(lines, 'b')].map(([id, { prix }]) => [id, prix])).toEqual([
      ['cola', '3,20'],
      ['zero', '3,20'],
    ]);
  });

  it('move a drink between lines', () => {
    expect(withDrinksAt(lines, 'b', { ...juices, Colas: { cola: colas.Colas.cola } })).toEqual([
      { entree: 'a', prix: '3,20', boissons: { Colas: { zero: colas.Colas.zero } } },
      { entree: 'b', prix: '3,50', boissons: { ...juices, Colas: { cola: colas.Colas.cola } } },
    ]);
    expect(withDrinksAt(lines, 'b', { ...juices, ...colas })[0]?.boissons).toEqual({});
  });

  it('name the drinks that leave a line, and give them back', () => {
    const taken = { ...juices, Colas: { cola: colas.Colas.cola } };
    expect(drinksTaken(lines, 'b', taken)).toEqual([{ name: colas.Colas.cola.name, prix: '3,20' }]);
    expect(drinksTaken(lines, 'b', juices)).toEqual([]);
    const moved = withDrinksAt(lines, 'b', taken);
    expect(withDrinksBack(moved, lines)).toEqual(lines);
    const repriced = moved.map((line) => ({ ...line, prix: '4,00' }));
    expect(withDrinksBack(repriced, lines)).toEqual(lines.map((line) => ({ ...line, prix: '4,00' })));
    expect(withDrinksBack(moved.slice(1), lines)).toEqual(lines.slice(1));
  });
});
