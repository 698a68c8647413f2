import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { describe, expect, it } from 'vitest';
import { type Lists, readStep, textOf } from '../../testing/render-step.tsx';

const picture = (id: string, name: string) => ({ id, name, image: `/${id}.svg` });
const LISTS: Lists = {
  themes: [picture('ardoise', 'Ardoise'), picture('zinc', 'Zinc')],
  format: [
    {
      ...picture('a4', 'A4'),
      media_format: '21 x 29,7 cm',
      code_produit: 'A4',
      field_1_volet: true,
      field_2_volets: true,
    },
  ],
  matieres_chr: [
    { id: 'polyart', name: 'Polyart', field_1_volet: true, field_2_volets: true },
    { id: 'bois', name: 'Bois', field_1_volet: true, field_2_volets: false },
  ],
  boissons: [
    {
      id: 'cola',
      name: 'Colas',
      name_1: 'Cola',
      field_gamme_format_boissons: '33 cl',
      field_gamme_image_boissons: '/cola.svg',
      field_gamme_image_boissons_1: '/cola.svg',
      weight_children: 1,
      fullName: 'Cola 33 cl',
    },
  ],
  cocktails: [{ ...picture('mojito', 'Mojito'), ingredient: 'Rhum, menthe' }],
  illustrations: [
    { ...picture('plat', 'Plat du jour'), type: 'illustration' },
    { ...picture('guirlande', 'Guirlande'), type: 'frise' },
  ],
  modeleqrcodes: [picture('cadre', 'Cadre')],
  modeleqrcodesstickers: [picture('rond', 'Rond')],
  mentions: [{ id: 'alcool', name: 'Alcool', texte: 'L’abus d’alcool est dangereux.' }],
};

const read = (path: string, document: ProjectDocument, attempted = false) =>
  readStep({ type: 'Carte Brasserie', path, document, lists: LISTS, attempted });
const OPTION = 'Veuillez choisir une option';
const OPTION_STOPPED = 'Veuillez choisir une option.';

describe('the steps of the Carte Brasserie', () => {
  it('info-pdv: the outlet, its address, its owner', async () => {
    const { title, labels } = await read('info-pdv', {});
    expect(title).toBe('Le point de vente et son client');
    expect(labels).toEqual([
      'Numéro d’OUTLET',
      'Point de vente',
      'Nom du point de vente',
      'Adresse',
      'Code postal',
      'Ville',
      'Téléphone',
      'N°SIRET',
      'RCS facultatif',
      'Client',
      'Nom du client',
      'Téléphone du client',
      'E-mail du client',
      'Commentaire facultatif',
    ]);
  });

  it('info-pdv: known whole, it reads as a summary with a way to correct each part', async () => {
    const pdv = {
      nOutlet: '3104587',
      medaillePDV: 'gold',
      nomPDV: 'Brasserie du Palais',
      adresse: '1 place du Palais',
      codePostal: '33000',
      ville: 'Bordeaux',
      telephone: '05 56 48 17 20',
      nSiret: '42160938700014',
      nomClient: 'Bertrand Lacombe',
      telephoneCLient: '06 39 98 10 01',
      emailCLient: 'b@palais.example',
    };
    const { labels, html } = await read('info-pdv', { pdv });
    expect(labels).toEqual(['Point de vente', 'Client']);
    expect(textOf(html)).toContain('Médaille Gold, éligible');
    expect(textOf(html)).toContain('Adresse 1 place du Palais, 33000 Bordeaux');
    expect(html.match(/>Corriger</g)).toHaveLength(3);
    expect(html).not.toContain('dernières commandes');
    const wrong = await read('info-pdv', { pdv: { ...pdv, emailCLient: 'b@' } });
    expect(wrong.html.match(/>Corriger</g)).toHaveLength(2);
    expect(wrong.labels).toContain('E-mail du client');
  });

  it('info-pdv: says which agency and plan were proposed, while their step is passed over', async () => {
    const idprojet = { nameProjet: 'Le Palais', codeProjet: '2026_11_22', numProjet: '31_2026_11_22' };
    const words = async (more: object) => {
      const document = { idprojet: { ...idprojet, emailAgence: 'p@agence.example', ...more } };
      const project = { ...document, agence: 'agence1', nomAgence: 'Agence Pinson' };
      const { html } = await readStep({ type: 'Carte Brasserie', path: 'info-pdv', document, project });
      return html;
    };
    const html = await words({ planProjet: 'Plan winter' });
    expect(textOf(html)).toContain(
      'Agence et plan Agence Pinson, Plan winter d’après vos dernières commandes',
    );
    expect(html).toMatch(/aria-label="Changer[^"]*" href="\/chr\/creation\/id-projet\//);
    expect(textOf(await words({ planProjet: '' }))).toContain('Agence Pinson, sans plan');
    expect(textOf(await words({}))).not.toContain('dernières commandes');
  });

  it('info-pdv: separate errors of two wrong phones, and an ineligible medal is refused', async () => {
    const pdv = { nOutlet: '3104658', medaillePDV: 'Bronze', telephone: '12', telephoneCLient: '13' };
    const { summary, messages, html } = await read('info-pdv', { pdv }, true);
    expect(summary).toContain('Téléphone incorrect');
    expect(summary).toContain('Téléphone du client : Téléphone incorrect');
    expect(messages['champ-pdv-medaillePDV']).toMatch(/n’est pas éligible : .*une Carte Brasserie\.$/);
    expect(html).toContain('Bronze, non éligible');
  });

  it('creation/id-projet: the name and a known agency read as answers, an unknown one is asked', async () => {
    const idprojet = { nameProjet: 'Le Palais', codeProjet: '2026_11_22', numProjet: '31_2026_11_22' };
    const plans = ['Plan facultatif', 'Sans plan', 'Projet hors plan', 'Plan summer', 'Plan winter'];
    const { labels, messages, html } = await read('creation/id-projet', { idprojet }, true);
    expect(labels).toEqual(['E-mail de l’agence', ...plans]);
    expect(messages).toEqual({ 'champ-idprojet-emailAgence': 'Email obligatoire' });
    expect(textOf(html)).toContain('Nom du projet Le Palais Numéro 31_2026_11_22 Changer');
    const known = await readStep({
      type: 'Carte Brasserie',
      path: 'creation/id-projet',
      document: {
        idprojet: { ...idprojet, emailAgence: 'studio@pinson.example', planProjet: 'Plan winter' },
      },
      project: { agence: 'pinson', nomAgence: 'Agence Pinson' },
    });
    expect(known.labels).toEqual(plans);
    expect(textOf(known.html)).toContain('Agence Agence Pinson studio@pinson.example Changer');
    expect(known.html).toMatch(/name="idprojet.planProjet" checked="" value="Plan winter"/);
  });

  it('creation/theme: one of the pictures', async () => {
    const { summary, messages, html } = await read('creation/theme', {}, true);
    expect(messages).toEqual({ 'champ-infocarte-template': OPTION });
    expect(summary).toEqual([]);
    expect(html).toContain('Zinc');
    const chosen = await read(
      'creation/theme',
      { infocarte: { template: { id: 'zinc', name: 'Zinc' } } },
      true,
    );
    expect(chosen.summary).toEqual([]);
    expect(chosen.html).toMatch(/checked="" value="zinc"|value="zinc" checked=""/);
  });

  it('creation/format: flaps and materials after a format', async () => {
    const none = await read('creation/format', {}, true);
    expect(none.messages).toEqual({ 'champ-infocarte-format': "Le choix d'un format est obligatoire" });
    expect(none.labels).not.toContain('Matière');
    const format = LISTS.format?.[0];
    const unfolded = await read('creation/format', { infocarte: { format } });
    expect(unfolded.labels).toEqual(
      expect.arrayContaining(['Nombre de volets · il fait partie du format', 'Un volet', 'Matière']),
    );
    expect(unfolded.html).toContain('Elle dépend du nombre de volets');
    const folded = await read('creation/format', { infocarte: { format, matiereFormat: '2_volets' } }, true);
    expect(folded.labels).toContain('Polyart');
    expect(folded.labels).not.toContain('Bois');
    expect(folded.messages).toEqual({ 'champ-infocarte-matiere': 'Choisir la matière' });
  });

  it('contenu/gamme: four drinks at least, said by a dialog and the count alone', async () => {
    const { summary, messages, html } = await read('contenu/gamme', {}, true);
    expect([summary, messages]).toEqual([[], {}]);
    expect(html).toContain('picker-count-low');
    expect((await read('contenu/gamme', {})).html).not.toContain('picker-count-low');
    expect(html).toContain('Choisissez au moins 4 boissons.');
    expect(html).toMatch(/0\s*choisie.*4\s*au minimum/);
  });

  it('contenu/formules: formulas or none, each with its messages', async () => {
    const formules = [{ entree: 'r1', nomFormule: 'Midi', compoFormule: 'Plat', tarifFormule: 'treize' }];
    const { labels, messages, html } = await read('contenu/formules', { infopdv: { formules } }, true);
    expect(labels).toEqual(
      expect.arrayContaining(['Aucune formule', 'Nom', 'Tarif en euros', 'Composition']),
    );
    expect(messages).toEqual({ 'champ-infopdv-formules-0-tarifFormule': 'Tarif incorrect' });
    expect(html).toContain('id="champ-infopdv-formules-0-tarifFormule"');
    const none = await read('contenu/formules', { infopdv: { formules: [], noFormule: '' } }, true);
    expect(none.messages).toEqual({
      'champ-infopdv-formules': "Veuillez compléter les formules ou indiquer que vous n'en avez aucune.",
    });
    const two = [{ entree: 'r1', nomFormule: 'Midi', tarifFormule: 'treize' }];
    const both = await read('contenu/formules', { infopdv: { formules: two } }, true);
    expect(both.summary).toContain('Formule 1, tarif : Tarif incorrect');
  });

  it('contenu/cocktails: cocktails or none; visuals are below once refused or answered', async () => {
    const none = await read('contenu/cocktails', {}, true);
    expect(none.messages).toEqual({ 'champ-infocarte-cocktails': OPTION });
    const cocktails = { mojito: { id: 'mojito', name: 'Mojito' } };
    const visuals = 'Montrer les visuels des cocktails sur la carte ?';
    expect((await read('contenu/cocktails', { infocarte: { cocktails } })).labels).not.toContain(visuals);
    const refused = await read('contenu/cocktails', { infocarte: { cocktails } }, true);
    expect(refused.labels).toContain(visuals);
    expect(refused.messages).toEqual({ 'champ-infocarte-visuelCocktails': OPTION });
    const answered = { mojito: { ...cocktails.mojito, visuelCocktails: 'oui' } };
    expect((await read('contenu/cocktails', { infocarte: { cocktails: answered } })).labels).toContain(
      visuals,
    );
  });

  it('contenu/illustrations: illustrations or none, and a frieze', async () => {
    const { labels, summary, html } = await read('contenu/illustrations', {}, true);
    expect(
      labels.filter((label) => ['Illustrations', 'Aucune Illustration', 'Frise'].includes(label)),
    ).toEqual(['Frise', 'Illustrations', 'Aucune Illustration']);
    expect(summary).toEqual([
      'Frise : Veuillez choisir au moins une des options',
      'Illustrations : Veuillez choisir au moins une des options',
    ]);
    expect(html.match(/Plat du jour/g)).not.toBeNull();
  });

  it('photo: two ways in place of a question, a file or the photos', async () => {
    const asked = await read('photo', {}, true);
    expect(asked.title).toBe('Que dit la carte aujourd’hui ?');
    expect(asked.messages).toEqual({ 'champ-contenu_fichier_texte-hasFichierTexte': OPTION });
    expect(asked.html).toContain('capture="environment"');
    expect(asked.html).not.toContain('type="radio"');
    const file = { contenu_fichier_texte: { hasFichierTexte: 'oui', emailCLient: 'b@' } };
    const mailed = await read('photo', file, true);
    expect(mailed.messages).toEqual({ 'champ-contenu_fichier_texte-emailCLient': 'Email invalid' });
    expect(mailed.html).toContain('Envoyer le lien');
    expect(mailed.title).toBe('Où est le fichier ?');
    expect(mailed.html).toContain('Plutôt la carte imprimée');
    const brought = await read(
      'photo',
      {
        ...file,
        contenu_fichier_texte: { ...file.contenu_fichier_texte, emailCLient: 'b@palais.example' },
        texteCarte: { lignes: [{ entree: 'l1', nom: 'Sole', prix: '24 €' }] },
      },
      true,
    );
    expect(brought.messages).toEqual({});
    expect(textOf(brought.html)).toContain('1 ligne, 1 section');
    expect(brought.html).toContain('Demander aussi au client');
    const photos = await read('photo', { contenu_fichier_texte: { hasFichierTexte: 'non' } }, true);
    expect(Object.values(photos.messages)).toEqual(['Veuillez joindre au moins un fichier']);
    const contenu = [{ entree: 'f1', photo: 'f1', filename: 'carte.jpg', modificationCarte: 'Enlever' }];
    const joined = await read('photo', { contenu_fichier_texte: { hasFichierTexte: 'non' }, contenu });
    expect(textOf(joined.title)).toBe('La carte actuelle, 1 photo');
    expect(joined.html).toContain('Photo 1');
    expect(joined.html).toContain('Plutôt le fichier du client');
    expect(joined.labels).toContain('Modification à faire facultatif');
  });

  it('autres-infos: required texts, optional ones, and the legal mentions', async () => {
    const infos = {
      autresInfos: { logoClient: 'oui', telephoneDC: '11' },
      pdv: { emailCLient: 'b@palais.example' },
    };
    const { labels, messages, html } = await read('autres-infos', infos, true);
    expect(labels).toEqual(
      expect.arrayContaining([
        'Nom du point de vente sur la carte',
        'Le client a-t-il un logo ?',
        'Téléphone facultatif',
      ]),
    );
    expect(messages).toEqual({
      'champ-autresInfos-nomPdv': 'Nom du point de vente obligatoire',
      'champ-autresInfos-telephoneDC': 'Téléphone incorrect',
    });
    expect(html).toContain('un lien pour déposer le logo part à b@palais.example');
    expect(html).toContain('L’agence le place sur la carte, l’aperçu ne le montre pas.');
    expect(html).toContain('L’abus d’alcool est dangereux.');
  });

  it('livraison: questions depend on the QR code and the print mode', async () => {
    const none = await read('livraison', {}, true);
    expect(none.messages).toEqual({
      'champ-infocarte-qrcode': OPTION_STOPPED,
      'champ-infocarte-impression': "Choisir l'impression",
    });
    expect(none.labels).not.toContain('QR code');
    const all = { qrcode: 'oui', impression: 'carte_qrcode_menu' };
    const pdv = { adresseIdemCommande: 'non' };
    const { labels, messages } = await read('livraison', { infocarte: all, pdv }, true);
    expect(labels).toEqual(
      expect.arrayContaining(['Combien d’exemplaires ?', 'Orientation du menu extérieur', 'Nom du gérant']),
    );
    expect(messages).toMatchObject({
      'champ-infocarte-nombreExemplaire': "Choisir le nombre d'exemplaire de carte",
      'champ-infocarte-orientationMenu': OPTION_STOPPED,
      'champ-pdv-adresseLivraison-codePostale': 'Code Postal obligatoire',
    });
    const nothing = await read('livraison', { infocarte: { qrcode: 'non', impression: 'aucun' } }, true);
    expect(nothing.labels).not.toContain('Où livrer ?');
    expect(nothing.summary).toEqual([]);
  });

  it('says at a field what does not fit on the card, without an error', async () => {
    const paths = [
      'infopdv.formules.0.compoFormule',
      'infopdv.formules',
      'infocarte.boissons',
      'autresInfos.nomPdv',
    ];
    const hints = new Map(paths.map((path) => [path, `Trop long, ${path}`]));
    const shown = async (path: string, document: ProjectDocument = {}) => {
      const { html, messages } = await readStep({
        type: 'Carte Brasserie',
        path,
        document,
        lists: LISTS,
        hints,
      });
      expect(messages).toEqual({});
      return paths.filter((each) => html.includes(`Trop long, ${each}<`));
    };
    const formules = [{ entree: 'r1', nomFormule: 'Midi' }];
    expect(await shown('contenu/formules', { infopdv: { formules } })).toEqual(paths.slice(0, 2));
    expect(await shown('contenu/gamme')).toEqual(['infocarte.boissons']);
    expect(await shown('autres-infos')).toEqual(['autresInfos.nomPdv']);
  });

  const { wizard } = KINDS.CHR;
  const cocktails = { mojito: { id: 'mojito', name: 'Mojito' } };
  const WRONG: ProjectDocument[] = [
    {},
    {
      pdv: {
        nOutlet: '1',
        codePostal: '1',
        telephone: '1',
        nSiret: '1',
        emailCLient: 'b@',
        adresseIdemCommande: 'non',
      },
      infocarte: { format: LISTS.format?.[0], cocktails, qrcode: 'oui', impression: 'carte_qrcode_menu' },
      infopdv: { formules: [{ entree: 'r1', tarifFormule: 'x' }] },
      contenu_fichier_texte: { hasFichierTexte: 'non' },
      autresInfos: { telephoneDC: '1' },
    },
  ];
  it.each(wizard.steps.map(({ path }) => path))(
    '%s: every problem has its place on the screen',
    async (path) => {
      for (const document of WRONG) {
        const project: WizardProject = { ...document, agence: null, eligibleMedals: ['gold'] };
        const problems = wizard.steps.find((step) => step.path === path)?.problems(project) ?? [];
        const { html, summary } = await read(path, document, true);
        expect(summary).toHaveLength(problems.length === 1 ? 0 : problems.length);
        for (const { chemin, message } of problems) {
          // Its dialog says it.
          if (chemin === 'infocarte.boissons') continue;
          expect(html).toContain(` id="champ-${chemin.replaceAll('.', '-')}"`);
          expect(html.split('class="wizard-fields"')[1]).toContain(message.replaceAll("'", '&#x27;'));
        }
      }
    },
  );
});
