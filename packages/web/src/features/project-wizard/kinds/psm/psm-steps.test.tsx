import type { ProjectDocument, Support } from '@ardoise/domain/projects/project.ts';
import { describe, expect, it } from 'vitest';
import { type Lists, readStep } from '../../testing/render-step.tsx';

const pictured = (list: string, id: string, name: string) => ({
  id,
  name,
  image: `/catalogue/${list}/${id}.svg`,
});
const COLA = {
  id: 'cola',
  name: 'Colas',
  name_1: 'Cola classique',
  field_gamme_format_boissons: 'Verre 33 cl',
  field_gamme_image_boissons: '/cola.svg',
  field_gamme_image_boissons_1: '/cola.svg',
  weight_children: 0,
  fullName: 'Cola classique Verre 33 cl',
};
const LISTS = {
  supportssurmesure: [
    pictured('supportssurmesure', 'store-banne', 'Store banne'),
    pictured('supportssurmesure', 'totem', 'Totem'),
  ],
  matieres: [{ id: 'toile', name: 'Toile acrylique' }],
  chartescce: [pictured('chartescce', 'verger', 'Verger')],
  boissons: [COLA],
} as unknown as Lists;

const DRINKS = { Colas: { cola: { id: 'cola', name: 'Cola classique', image: '/cola.svg' } } };
const AWNING: Support = {
  entree: 'a',
  name: 'Store, terrasse',
  type: 'Store banne',
  largeur: '400',
  hauteur: '80',
  isGamme: 'oui',
  boissons: DRINKS,
  creation: 'Le nom au milieu.',
};
const BLANK: Support = { entree: 'b' };
const MISSING =
  "Certains champs ne sont pas renseignés. A l'exception de 'matière', tous les champs sont obligatoires.";
const INVALID = 'Formulaire invalide. Veuillez vérifier les données entourées en jaune.';

const read = (path: string, document: ProjectDocument, attempted = false, entry?: string) =>
  readStep({ type: 'Sur Mesure', path, document, lists: LISTS, attempted, ...(entry ? { entry } : {}) });
const sentenceOf = (html: string) =>
  /<div class="error-summary" role="alert"><p><b>(.*?)<\/b>/.exec(html)?.[1]?.replaceAll('&#x27;', "'");

describe('creation/id-projet', () => {
  it('requires the type of the project', async () => {
    const { messages, html } = await read('creation/id-projet', { idprojet: { nameProjet: 'Palais' } }, true);
    expect(messages).toMatchObject({ 'champ-idprojet-planProjet': 'Type de Projet obligatoire' });
    expect(sentenceOf(html)).toBe(INVALID);
  });
});

describe('creation/support', () => {
  it('draws a support at its size beside a person, and the others closed', async () => {
    const second = { ...AWNING, entree: 'c', name: 'Totem' };
    const { title, html } = await read('creation/support', { supports: [AWNING, BLANK, second] });
    expect(title).toBe('Quels supports, à quelles dimensions ?');
    expect(html).toContain('aria-label="Modifier Store, terrasse"');
    expect(html).toContain('Store banne · 400\u00a0×\u00a080\u00a0cm');
    expect(html.match(/support-list-form/g)).toHaveLength(1);
    expect(html).toContain('Support 2, sans dimensions, à côté d’une personne de 1,70\u00a0m');
    const open = await read('creation/support', { supports: [AWNING] }, false, 'a');
    expect(open.html).toContain(
      'Store, terrasse, 400\u00a0× 80\u00a0cm, à côté d’une personne de 1,70\u00a0m',
    );
    expect(open.html).toMatch(/<rect class="support-scene-support"[^>]* width="400" height="80"/);
    expect(open.labels).toEqual(
      expect.arrayContaining([
        'Nom du support',
        'Type de support',
        'Largeur en cm, sans virgule',
        'Hauteur en cm, sans virgule',
      ]),
    );
    expect(open.labels.join()).toMatch(/Matière ?facultatif/);
  });

  it('says what is missing once, and rings each field', async () => {
    const { messages, summary, html } = await read('creation/support', { supports: [AWNING, BLANK] }, true);
    expect(sentenceOf(html)).toBe(MISSING);
    expect(summary).toEqual([
      'Support 2, nom',
      'Support 2, type',
      'Support 2, largeur',
      'Support 2, hauteur',
    ]);
    expect(new Set(Object.values(messages))).toEqual(new Set(['À renseigner']));
    expect(html).toContain('support-list-open support-list-bad');
  });

  it('says what is wrong at its field, and from the second on above, under the sentence of any form', async () => {
    const one = await read('creation/support', { supports: [{ ...AWNING, largeur: '12,5' }] }, true);
    expect(one.messages).toEqual({ 'champ-supports-0-largeur': 'Largeur incorrecte' });
    expect(one.summary).toEqual([]);
    const supports = [{ ...AWNING, largeur: '12,5', hauteur: '1,5' }];
    const two = await read('creation/support', { supports }, true);
    expect(sentenceOf(two.html)).toBe(INVALID);
    expect(two.summary).toEqual([
      'Support 1, largeur : Largeur incorrecte',
      'Support 1, hauteur : Hauteur incorrecte',
    ]);
  });

  it('requires at least one support', async () => {
    const { messages } = await read('creation/support', { supports: [] }, true);
    expect(messages).toEqual({ 'champ-supports': 'Veuillez ajouter au moins un support.' });
  });
});

describe('creation/charte', () => {
  it('asks every yes or no', async () => {
    const { messages, html } = await read('creation/charte', {}, true);
    expect(sentenceOf(html)).toBe('Formulaire incorrect. Veuillez vérifier les données.');
    expect(messages).toEqual({
      'champ-charte-charteClient': 'Veuillez choisir une option.',
      'champ-charte-logoClient': 'Veuillez choisir une option.',
      'champ-charte-typoClient': 'Veuillez choisir une option.',
      'champ-charte-isCharteCCE': 'Veuillez choisir une option.',
    });
  });

  it('asks photos of what the client has, and which charter of the company', async () => {
    const charte = { charteClient: 'oui', logoClient: 'oui', typoClient: 'oui', isCharteCCE: 'oui' };
    const { messages, html } = await read('creation/charte', { charte }, true);
    expect(html.match(/<input[^>]* type="file" [^>]*multiple/g)).toHaveLength(3);
    expect(html.match(/<input[^>]* type="file" [^>]*capture="environment"/g)).toHaveLength(3);
    expect(html).toContain('src="/catalogue/chartescce/verger.svg"');
    expect(Object.values(messages)).toEqual(['Veuillez choisir une charte.']);
  });
});

describe('contenu/gamme', () => {
  it('shows each support as a tab with its state', async () => {
    const without = { ...AWNING, entree: 'c', name: 'Parasol', isGamme: 'non' };
    const { html } = await read('contenu/gamme', { supports: [AWNING, BLANK, without] }, false, 'b');
    expect(html.match(/entry-tabs-state">([^<]*)/g)).toEqual([
      'entry-tabs-state">1\u00a0boisson',
      'entry-tabs-state">à répondre',
      'entry-tabs-state">sans boisson',
    ]);
    expect(html).toMatch(/aria-current="page"[^>]*><span class="entry-tabs-name">2\. Support 2/);
  });

  it('requires an answer, then drinks', async () => {
    const asked = await read('contenu/gamme', { supports: [BLANK] }, true, 'b');
    expect(asked.messages).toEqual({ 'champ-supports-0-isGamme': 'Veuillez choisir une option.' });
    const supports = [{ ...BLANK, isGamme: 'oui' }];
    const { html } = await read('contenu/gamme', { supports }, true, 'b');
    expect(html).toContain('Vous devez choisir les boissons.');
  });

  it('leads to the supports while there is none', async () => {
    for (const path of ['contenu/gamme', 'contenu/edition']) {
      expect((await read(path, {})).html, path).toContain('Ajoutez d’abord un support\u00a0:');
      const { messages, html } = await read(path, { supports: [] }, true);
      expect(messages, path).toEqual({ 'champ-supports': 'Ajoutez d’abord un support.' });
      expect(html, path).toMatch(/<a id="champ-supports"[^>]*href="\/sm\/creation\/support\//);
    }
  });
});

describe('contenu/edition', () => {
  it('asks what to create beside the drawing, with photos, and remarks on all', async () => {
    const { labels, html } = await read('contenu/edition', { supports: [AWNING] }, false, 'a');
    expect(labels).toEqual(
      expect.arrayContaining(['Création', 'Le lieu, en photos', 'Pour tous les supports']),
    );
    expect(html).toContain('support-scene-support');
    expect(html).toContain('Posez un post-it là où va le support.');
  });

  it('requires it of each support', async () => {
    const { messages, html } = await read('contenu/edition', { supports: [AWNING, BLANK] }, true, 'b');
    expect(sentenceOf(html)).toBeUndefined();
    expect(messages).toEqual({ 'champ-supports-1-creation': MISSING });
    expect(html.match(/entry-tabs-bad">[^<]*/g)).toEqual(['entry-tabs-bad">à remplir']);
  });
});

describe('autres-infos', () => {
  it('requires print, the dc and the pose, then the pose’s details', async () => {
    const { messages } = await read('autres-infos', {}, true);
    expect(messages).toEqual({
      'champ-autresInfos-impression': "Choisir l'impression",
      'champ-autresInfos-nomDC': 'Nom du DC obligatoire',
      'champ-autresInfos-telephoneDC': 'Téléphone obligatoire',
      'champ-pose-pose': 'Veuillez choisir une option.',
    });
    const posed = await read('autres-infos', { pose: { pose: 'oui' } }, true);
    expect(posed.messages).toMatchObject({
      'champ-pose-contact-nom': 'Nom du contact obligatoire',
      'champ-pose-contact-telephone': 'Téléphone portable du contact obligatoire',
      'champ-pose-infoPose': 'Informations de pose obligatoires',
    });
    expect(posed.html).not.toContain('tringle');
  });
});

describe('livraison', () => {
  it('requires the copies of each support, and where they go', async () => {
    const supports = [AWNING, { ...BLANK, nombreExemplaire: '1,5' }];
    const { messages } = await read('livraison', { supports }, true);
    expect(messages).toEqual({
      'champ-supports-0-nombreExemplaire': "Vous devez choisir un nombre d'exemplaires pour chaque support.",
      'champ-supports-1-nombreExemplaire': "Nombre d'exemplaires incorrect",
      'champ-pdv-adresseIdemCommande': 'Veuillez choisir une option.',
    });
  });

  it('asks nothing of what is not printed', async () => {
    const document = { supports: [AWNING], autresInfos: { impression: 'non' } };
    const { html, messages } = await read('livraison', document, true);
    expect(messages).toEqual({});
    expect(html).toContain('Aucune impression');
    expect(html).not.toContain('<input');
  });
});
