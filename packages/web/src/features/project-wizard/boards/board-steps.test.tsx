import { contenuBoards } from '@ardoise/domain/boards/board-content.ts';
import type { Board as CatalogueBoard } from '@ardoise/domain/catalogue/board.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { describe, expect, it } from 'vitest';
import { type Lists, readStep } from '../testing/render-step.tsx';
import { missingAnswers } from './missing-answers.ts';

const model = (state: string, name: string, type: string): CatalogueBoard => ({
  id: state,
  name,
  field_type_de_board: type,
  field_image_board: `/${state}.svg`,
  field_state_name_brief: state,
});
const MODELS = [
  model('menu-simple-2-pet-50-coke', 'Menu simple 2 éléments, PET 50 cl, colas', 'Menu PET'),
  model('menu-double-3-can-33-coke', 'Menu double 3 éléments, CAN 33 cl, colas', 'Menu CAN'),
  model('pricelist', 'Pricelist, texte ou photos', 'Gamme ou Pricelist'),
  model('gamme-prix', 'Gamme et prix des boissons', 'Gamme ou Pricelist'),
];
const LISTS: Lists = { boards: MODELS };

const boardOf = (state: string, rest: Board = {}): Board => {
  const found = MODELS.find(({ id }) => id === state);
  return {
    entree: state.replaceAll('-', ''),
    name: found?.name,
    displayName: `${found?.name} - 1`,
    type: found?.field_type_de_board,
    state,
    imageBoard: found?.field_image_board,
    ...rest,
  };
};

const read = (path: string, document: ProjectDocument, attempted = false, type: ProjectType = 'Boards PVC') =>
  readStep({ type, path, document, lists: LISTS, attempted });

describe('creation/choix-boards', () => {
  it('shows the rules and their progress', async () => {
    const { title, html } = await read('creation/choix-boards', { boards: [boardOf('pricelist')] });
    expect(title).toBe('Quels boards ?');
    expect(html).toMatch(/>1<\/span><span>3 boards au moins<span[^>]*>, à respecter/);
    expect(html).toMatch(/>0<\/span><span>1 Menu PET/);
    expect(html).toMatch(/1 Gamme ou Pricelist<span[^>]*>, respecté/);
    expect(html.match(/<details/g)).toHaveLength(3);
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
    expect(html).toContain('1\u00a0choisi');
  });

  it('shows the message of each unmet rule, after an attempt to continue', async () => {
    const { summary, messages } = await read('creation/choix-boards', { boards: [] }, true);
    const sentences = [
      'Vous devez choisir au moins 3 Boards.',
      'Vous devez choisir au moins un MENU PET dans la liste des boards.',
      'Vous devez choisir au moins une Pricelist ou une Gamme dans la liste des boards.',
    ];
    // Once: several are said above the step alone, a single one below the rules alone.
    expect(summary).toEqual(sentences);
    expect(messages).toEqual({});
    const three = ['pricelist', 'gamme-prix', 'pricelist'].map((state) => boardOf(state));
    const one = await read('creation/choix-boards', { boards: three }, true);
    expect(one.summary).toEqual([]);
    expect(Object.values(one.messages)).toEqual([sentences[1]]);
  });

  it('disables the minus of saved boards', async () => {
    const { html } = await read('creation/choix-boards', { boards: [boardOf('pricelist')] });
    expect(html).toContain('Déjà enregistré');
    expect(html.match(/aria-label="Retirer un exemplaire" aria-disabled="true"/g)).toHaveLength(
      MODELS.length,
    );
    expect(html).toContain('aria-label="Quantité de Pricelist, texte ou photos"');
  });
});

describe('creation/format', () => {
  const three = MODELS.slice(0, 3).map(({ id }) => boardOf(id));
  const sentence = 'Choisir un format pour chaque board';

  it('is one radio group per board, with the formats of its support', async () => {
    const { title, html } = await read('creation/format', { boards: three });
    expect(title).toBe('Quel format pour chaque board ?');
    expect(html.match(/<input type="radio"/g)).toHaveLength(15);
    expect(html).toContain('0\u00a0stop-trottoir sur 2');
    const boxes = await read('creation/format', { boards: three }, false, 'Caissons Lumineux');
    expect(boxes.html.match(/<input type="radio"/g)).toHaveLength(6);
    expect(boxes.html).not.toContain('stop-trottoir');
    const digital = await read('creation/format', { boards: three }, false, 'Digital');
    expect(digital.html.match(/<input type="radio"/g)).toHaveLength(6);
    expect(digital.html).not.toContain('scene-ground');
    // Centimetres and the bottle beside them are of what is printed.
    expect(html).toContain('format-boards-ground');
    expect(html).toContain('Une bouteille mesure 33 cm.');
    expect(digital.html).not.toContain('format-boards-ground');
    expect(digital.html).not.toContain('Une bouteille');
  });

  it('draws the content in the chosen format, and the proportions of the others', async () => {
    const texte = 'Café 1,90';
    const priced = { ...boardOf('pricelist'), brief: { pricelist: { texte } } };
    const blank = async (rest: Board) => {
      const { html } = await read('creation/format', { boards: [{ ...priced, ...rest }] });
      return [html.match(/board-scene-edge/g)?.length ?? 0, html.split('>1,90').length - 1];
    };
    expect(await blank({})).toEqual([5, 0]);
    // On the wall and in its tile, each in its size.
    expect(await blank({ format: 'Carré 50x50cm' })).toEqual([4, 2]);
    const standing = { format: 'Carré 50x50cm', optionStopTrottoir: true };
    expect(await blank({ ...standing, formatStopTrottoir: '75x47 cm (bois)' })).toEqual([5, 4]);
  });

  it('shows an error at each board without a format, also for the stop-trottoir', async () => {
    const boards = [
      { ...three[0], format: 'Carré 50x50cm', optionStopTrottoir: true },
      { ...three[1], format: 'Vertical 90x60cm' },
      three[2] ?? {},
    ];
    const { messages, html } = await read('creation/format', { boards }, true);
    expect(messages).toEqual({
      'champ-boards-0-formatStopTrottoir': sentence,
      'champ-boards-2-format': sentence,
    });
    expect(html).toContain('id="champ-boards-2-format"');
  });

  it('offers no third stop-trottoir, and reports three as an error', async () => {
    const standing = {
      format: 'Carré 50x50cm',
      optionStopTrottoir: true,
      formatStopTrottoir: '75x47 cm (bois)',
    };
    const two = three.map((board, rank) => (rank < 2 ? { ...board, ...standing } : board));
    const full = await read('creation/format', { boards: two });
    expect(full.html.match(/type="checkbox" disabled=""/g)).toHaveLength(1);
    expect(full.html).toContain('2 sur 2 déjà choisis');
    const limit =
      'Le nombre de stop-trottoir est limité à 2. Veuillez en décocher de manière de revenir dans cette limite.';
    const all = await read(
      'creation/format',
      { boards: three.map((board) => ({ ...board, ...standing })) },
      true,
    );
    expect(all.messages).toEqual({ 'champ-boards': limit });
    expect(all.summary).toEqual([]);
    expect(all.html).not.toContain('disabled=""');
  });
});

const MENU = { nomFormule: 'Midi', prixformule: '8,90' };
const FULL = {
  menus: { Formule1: { ...MENU, solide: { id: 'b', name: 'Burger', image: '/b.svg' }, nomsolide: 'Burger' } },
};

describe('contenu/boards', () => {
  const menu = boardOf('menu-simple-2-pet-50-coke', { brief: FULL, format: 'Carré 50x50cm' });
  const boards = [
    menu,
    boardOf('menu-double-3-can-33-coke', { brief: { menus: { Formule1: MENU } } }),
    boardOf('pricelist'),
    boardOf('gamme-prix', { brief: { 'gamme-prix': [{ entree: 'p1', prix: '3,20' }] } }),
  ];

  it('shows of each board whether it is complete, and what is missing', async () => {
    const { html } = await read('contenu/boards', { boards });
    expect(html).toContain('1\u00a0rempli sur 4');
    expect(html.match(/class="pips-full"/g)).toHaveLength(1);
    // The words beside a drawing say it: it is not read as a picture without a name.
    expect(html).not.toMatch(/role="img" aria-label=""(?! aria-hidden="true")/);
    expect(html.match(/Modifier|Reprendre|Remplir(?=<)/g)).toEqual([
      'Modifier',
      'Reprendre',
      'Remplir',
      'Reprendre',
    ]);
    // A form that was not begun is not resumed.
    const blank = await read('contenu/boards', { boards: [boardOf('pricelist')] });
    expect(blank.html.match(/Reprendre|Remplir(?=<)/g)).toEqual(['Remplir']);
    expect(html).toContain('Il manque 6\u00a0réponses');
    expect(html).toContain('Formule 2\u00a0: nom, solide 1');
    expect(html).toContain('Texte libre ou photos');
    expect(html).toContain('Ligne 1\u00a0: boissons');
  });

  it('links each incomplete board, after an attempt to continue', async () => {
    const { summary, html } = await read('contenu/boards', { boards }, true);
    expect(summary).toEqual([
      'Menu double 3 éléments, CAN 33 cl, colas - 1 : Le choix de quatres solides est obligatoire. Deux pour chaque formule.',
      'Pricelist, texte ou photos - 1 : Veuillez renseigner le contenu de la price liste à saisir.',
      'Gamme et prix des boissons - 1 : Vous devez choisir les boissons de la gamme de prix',
    ]);
    for (const rank of [1, 2, 3]) expect(html).toContain(`id="champ-boards-${rank}"`);
    expect(html.match(/board-list-card-bad/g)).toHaveLength(3);
  });

  it('leads to the deletion of a board that the catalogue no longer has, and to no editor', async () => {
    const gone: Board = {
      entree: 'gone',
      name: 'Menu quadruple',
      state: 'menu-quadruple-9',
      displayName: 'Menu quadruple - 1',
    };
    const { html } = await read('contenu/boards', { boards: [boardOf('pricelist'), gone] });
    expect(html).toContain('N’est plus au catalogue');
    expect(html).toMatch(
      /<button[^>]*id="champ-boards-1"[^>]*>(<span>)?Supprimer<span class="visually-hidden"> : /,
    );
    expect(html.match(/\/contenu\/boards\/[0-9a-f]+\/\w+/g)).toHaveLength(1);
    const { html: editor } = await readStep({
      type: 'Boards PVC',
      path: 'contenu/boards',
      document: { boards: [gone] },
      entry: 'gone',
      lists: LISTS,
    });
    expect(editor).toContain('Ce board n’est plus au catalogue');
  });

  it('names missing answers by formula', () => {
    const problems = contenuBoards.entries?.of({ boards })[1]?.problems ?? [];
    expect(missingAnswers(KINDS.VAE.wizard, problems)).toBe(
      'Formule 1\u00a0: solide 1, solide 2 · Formule 2\u00a0: nom, solide 1, solide 2, prix',
    );
  });
});

/** Every variant of menu names: those of the demonstration's catalogue and possible others. */
const VARIANTS = ['simple-2', 'simple-3', 'double-2', 'double-3', 'standard-2018'].flatMap((layout) =>
  ['pet-50', 'pet-33', 'can-33'].flatMap((container) =>
    ['coke', 'mm', 'capri'].flatMap((line) =>
      ['', '-option'].map((option) => `menu-${layout}-${container}-${line}${option}`),
    ),
  ),
);

describe('the editor of a board', () => {
  const edit = (board: Board, attempted = false) =>
    readStep({
      type: 'Boards PVC',
      path: 'contenu/boards',
      document: { boards: [boardOf('pricelist'), { ...board, entree: 'k1' }] },
      entry: 'k1',
      lists: LISTS,
      attempted,
    });

  it.each(VARIANTS)('%s: has its variant’s fields, and every problem has its place', async (state) => {
    const board: Board = { name: state, state, format: 'Carré 50x50cm' };
    const { html, labels, summary } = await edit(board, true);
    const count = (label: string) => labels.filter((one) => one.startsWith(label)).length;
    const formulas = state.includes('double') ? 2 : 1;
    const solids = state.includes('-3-') ? 2 : 1;
    expect(count('Nom de la formule')).toBe(formulas);
    expect(count('Nom du solide')).toBe(formulas * solids);
    expect(count('Prix de la formule')).toBe(formulas);
    expect(count('Prix barré')).toBe(formulas);
    expect(count('Nom de l’option')).toBe(state.endsWith('option') ? formulas : 0);
    const problems = contenuBoards.entries?.of({ boards: [board] })[0]?.problems ?? [];
    expect(summary).toHaveLength(problems.length);
    for (const { chemin, message } of problems) {
      expect(html).toContain(` id="champ-${chemin.replace('boards.0', 'boards.1').replaceAll('.', '-')}"`);
      expect(html).toContain(message.replaceAll("'", '&#x27;'));
    }
  });

  it.each([
    ['menu-simple-2-pet-50-coke', 'PET 50\u00a0cl'],
    ['menu-simple-2-pet-33-capri', 'PET 33\u00a0cl'],
    ['menu-simple-2-can-33-mm', 'CAN 33\u00a0cl'],
  ])('%s: the price includes its drink, %s', async (state, container) => {
    expect((await edit({ state })).html).toContain(`Avec la boisson, ${container}`);
  });

  it('adds and removes the second solid of a standard 2018', async () => {
    const add = 'Ajouter un second solide';
    const standard = (brief: Board['brief']) => edit({ state: 'menu-standard-2018-pet-50-coke', brief });
    expect((await standard(undefined)).html).not.toContain(add);
    expect((await standard(FULL)).html).toContain(add);
    expect((await edit({ state: 'menu-simple-2-pet-50-coke', brief: FULL })).html).not.toContain(add);
    const formula = { ...MENU, nomsolide1: 'Burger', nomsolide2: '' };
    const { html, labels } = await edit({
      state: 'menu-standard-2018-pet-50-coke',
      brief: { menus: { Formule1: formula } },
    });
    expect(labels.filter((label) => label.startsWith('Nom du solide'))).toEqual([
      'Nom du solide 1',
      'Nom du solide 2',
    ]);
    expect(html).toContain('Retirer le second solide');
  });

  it('is not complete while an answer cannot be printed', async () => {
    const formula = { ...FULL.menus.Formule1, nomFormule: 'M'.repeat(300) };
    const { html, messages } = await edit(
      boardOf('menu-simple-2-pet-50-coke', {
        brief: { menus: { Formule1: formula } },
        format: 'Carré 50x50cm',
      }),
      true,
    );
    expect(Object.values(messages)).toEqual([expect.stringContaining('tiennent sur ce format')]);
    expect(html).toContain('1\u00a0réponse à corriger');
    expect(html).not.toContain('Complète');
  });

  it('warns about a struck-through price that is not above the price, without refusing it', async () => {
    const priced = (prixbarre: string) =>
      edit({
        ...boardOf('menu-simple-2-pet-50-coke'),
        brief: { menus: { Formule1: { ...FULL.menus.Formule1, prixbarre } } },
      });
    const hint = 'Il n’est pas au-dessus du prix de la formule.';
    expect((await priced('8,90')).html).toMatch(new RegExp(`<span class="field-hint"><svg.*?</svg>${hint}`));
    const above = await priced('9,50');
    expect(above.html).not.toContain('field-hint');
    expect(above.html).toContain('Imprimé «\u00a0au lieu de\u00a0»');
    expect(above.html).toContain('Complète');
  });

  it('says once a formula that solids are missing', async () => {
    const { messages } = await edit(boardOf('menu-double-3-can-33-coke'), true);
    const told = Object.entries(messages).filter(([, message]) => message.includes('quatres solides'));
    expect(told.map(([id]) => id)).toEqual([
      'champ-boards-1-brief-menus-Formule1-solide1',
      'champ-boards-1-brief-menus-Formule2-solide1',
    ]);
    const standard = boardOf('menu-simple-2-pet-50-coke', {
      brief: { menus: { Formule1: { nomsolide1: 'Burger', nomsolide2: '' } } },
    });
    const own = await edit({ ...standard, state: 'menu-standard-2018-pet-50-coke' }, true);
    expect(own.messages).toMatchObject({
      'champ-boards-1-brief-menus-Formule1-solide1': 'Veuillez sélectionner le solide de la formule.',
      'champ-boards-1-brief-menus-Formule1-solide2': 'Veuillez sélectionner le solide 2 de la formule.',
    });
  });

  it('offers the content of another board only if there is one', async () => {
    const copy = 'Copier le contenu';
    expect((await edit(boardOf('menu-simple-2-pet-50-coke'))).html).not.toContain(copy);
    const beside = async (state: string) => {
      const boards = [
        boardOf('menu-simple-2-pet-50-coke', { brief: FULL }),
        { ...boardOf(state), entree: 'k1' },
      ];
      const shown = { type: 'Boards PVC', path: 'contenu/boards', entry: 'k1', lists: LISTS } as const;
      return (await readStep({ ...shown, document: { boards } })).html;
    };
    expect(await beside('menu-double-3-can-33-coke')).toContain(copy);
    // A menu has no answer for a price list.
    expect(await beside('pricelist')).not.toContain(copy);
  });

  it('requires a text or photos of a price list, in one message', async () => {
    const { summary, messages, labels } = await edit(boardOf('pricelist'), true);
    const sentence = 'Veuillez renseigner le contenu de la price liste à saisir.';
    expect(summary).toEqual([]);
    expect(messages).toEqual({ 'champ-boards-1-brief-pricelist': sentence });
    expect(labels).toContain('Texte à imprimer ou des photos, plus bas');
  });

  it('requires prices of a range, each with its drinks', async () => {
    const none = await edit(boardOf('gamme-prix'), true);
    expect(none.messages).toEqual({ 'champ-boards-1-brief-gamme-prix': 'Prix obligatoire' });
    const lines = [
      { entree: 'p1', prix: '3,20', boissons: { Colas: { cola: { id: 'cola', name: 'Cola zéro' } } } },
      { entree: 'p2', prix: 'trois' },
    ];
    const { messages, html } = await edit({ ...boardOf('gamme-prix'), brief: { 'gamme-prix': lines } }, true);
    expect(messages).toEqual({
      'champ-boards-1-brief-gamme-prix-1-prix': 'Prix incorrect',
      'champ-boards-1-brief-gamme-prix-1-boissons': 'Vous devez choisir les boissons de la gamme de prix',
    });
    expect(html).toContain('Cola zéro');
    expect(html).toContain('aria-label="Choisir les boissons à 3,20\u00a0€"');
    expect(html).toContain('aria-label="Supprimer ce prix, 3,20\u00a0€"');
  });
});

describe('the board as it will be printed', () => {
  const board = boardOf('menu-simple-2-pet-50-coke', { brief: FULL, entree: 'k1' });
  const edit = (format?: string) =>
    readStep({
      type: 'Boards PVC',
      path: 'contenu/boards',
      document: { boards: [{ ...board, format }] },
      entry: 'k1',
      lists: LISTS,
    });

  it('stands beside its form, each answer a place that leads to its field', async () => {
    const { html } = await edit('Horizontal 60x90cm');
    expect(html).toContain('Horizontal 60 × 90 cm');
    expect(html).toContain('viewBox="0 0 900 600"');
    expect(html).toContain('aria-label="Modifier : Formule 1, prix"');
    expect(html.match(/class="touched-preview-place"/g)?.length).toBeGreaterThan(3);
    expect(html).toContain('Voir le board');
    expect(html).toContain('aria-label="Monter l’aperçu" aria-expanded="false"');
    expect(html).toContain('aria-label="Voir le board en grand"');
  });

  it('is what is printed, what is shown on a screen, or the place of prices that are in photos', async () => {
    const noted = async (type: ProjectType, format: string, brief: Board['brief']) => {
      const document = { boards: [boardOf('pricelist', { entree: 'k1', format, brief })] };
      return (await readStep({ type, path: 'contenu/boards', document, entry: 'k1', lists: LISTS })).html;
    };
    const texte = { pricelist: { texte: 'Café 1,90 €' } };
    const photo = { pricelist: { photo: { a: { photo: 'a', name: 'a.jpg' } } } };
    const wide = 'Horizontal 60x90cm';
    expect(await noted('Boards PVC', wide, texte)).toContain('Ce que vous écrivez s’imprime ici.');
    expect(await noted('Boards PVC', wide, photo)).not.toContain('Ce que vous écrivez');
    expect(await noted('Boards PVC', wide, photo)).toContain(
      'L’agence met sur ce board les prix de vos photos.',
    );
    expect(await noted('Digital', '16:9 horizontal', texte)).toContain('Ce que vous écrivez s’affiche ici.');
    const listed = await read('contenu/boards', { boards: [] }, false, 'Digital');
    expect(listed.html).toContain('Chaque board est montré comme il s’affichera.');
  });

  it('is the picture of its model until it has a format', async () => {
    const { html } = await edit();
    expect(html).toContain('format à choisir');
    expect(html).toContain('src="/menu-simple-2-pet-50-coke.svg"');
    expect(html).not.toContain('Voir le board');
  });
});

describe('pose and delivery', () => {
  it('asks whom the installer calls once there is a pose', async () => {
    const none = await read('pose', {}, true);
    expect(none.messages).toEqual({ 'champ-pose-pose': 'Veuillez choisir une option.' });
    expect(none.labels).toEqual(['Un installateur doit-il venir ?', 'Oui', 'Non']);
    expect(none.html).not.toContain('Quand peut-il venir');
    const { messages, labels, html } = await read('pose', { pose: { pose: 'oui' } }, true);
    expect(messages).toEqual({
      'champ-pose-contact-nom': 'Nom du contact obligatoire',
      'champ-pose-contact-telephone': 'Téléphone portable du contact obligatoire',
    });
    expect(html).toMatch(
      /<h2[^>]*>Qui l’installateur appelle-t-il\u00a0\?.*<h2[^>]*>Quand peut-il venir\u00a0\?.*<h2[^>]*>Sur place/,
    );
    expect(labels).toEqual(
      expect.arrayContaining([
        'Nom du contact',
        'Jours possibles facultatif',
        'Horaires de la pose, à partir de facultatif',
        'Horaires de la pose, jusqu’à facultatif',
        'Y a-t-il une tringle pour accrocher les boards ? facultatif',
      ]),
    );
  });

  it('asks for one to five copies of each board, and tells the total', async () => {
    const boards = [
      boardOf('pricelist', {
        nombreExemplaire: '2',
        optionStopTrottoir: true,
        formatStopTrottoir: '75x47 cm (bois)',
      }),
      boardOf('gamme-prix', { nombreExemplaire: '' }),
    ];
    const { title, messages, html } = await read('livraison', { boards }, true);
    expect(title).toBe('Combien d’exemplaires, et où livrer ?');
    expect(messages['champ-boards-1-nombreExemplaire']).toBe(
      "Vous devez choisir un nombre d'exemplaires pour chaque board.",
    );
    expect(messages).not.toHaveProperty('champ-boards-0-nombreExemplaire');
    expect(html).toContain('2\u00a0boards et 1\u00a0stop-trottoir');
    expect(html).toContain('et un seul stop-trottoir 75x47 cm (bois)');
    expect(html.match(/name="boards\.\d\.nombreExemplaire"/g)).toHaveLength(10);
  });

  it('asks where a Digital’s video goes', async () => {
    const { title, messages, html } = await read('video', {}, true, 'Digital');
    expect(title).toBe('À qui envoyer la vidéo ?');
    expect(messages).toEqual({ 'champ-livraison-video_email': "L'adresse email est obligatoire" });
    expect(html).toContain('Rien n’est imprimé ni posé.');
  });

  it('shows the boards of a Digital as the screens of a video, which plays on demand', async () => {
    const format = '16:9 horizontal';
    const boards = [boardOf('pricelist', { format }), boardOf('gamme-prix', { format })];
    const { html } = await read('video', { boards }, false, 'Digital');
    expect(html).toContain('aria-label="Écran 1 sur 2\u00a0: Pricelist, texte ou photos - 1"');
    expect(html.match(/viewBox="0 0 960 540"/g)).toHaveLength(3);
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
    expect(html).toContain('Lire la vidéo');
    expect(html).not.toContain('board-video-time');
    const one = await read('video', { boards: boards.slice(0, 1) }, false, 'Digital');
    expect(one.html).not.toContain('Lire la vidéo');
  });
});
