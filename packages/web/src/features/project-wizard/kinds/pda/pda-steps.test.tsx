import type { Project } from '@ardoise/domain/contract/projects.ts';
import { pdaWizard } from '@ardoise/domain/kinds/pda/wizard.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { completeOrder } from '@ardoise/domain/testing/complete-orders.ts';
import { describe, expect, it } from 'vitest';
import { type WizardSession, WizardSessionContext } from '../../session/wizard-session.ts';
import { type Lists, readStep, rendered } from '../../testing/render-step.tsx';
import { agencyOrderInWords, agencyReceives } from './agency-order-words.ts';
import { pdaScreens } from './pda-screens.tsx';
import { SendToClient } from './SendToClient.tsx';

const pictured = (list: string, id: string, name: string) => ({
  id,
  name,
  image: `/catalogue/${list}/${id}.svg`,
});
const LISTS = {
  boissons: [
    {
      id: 'cola',
      name: 'Colas',
      name_1: 'Cola classique',
      field_gamme_format_boissons: 'Verre 33 cl',
      field_gamme_image_boissons: '/cola.svg',
      field_gamme_image_boissons_1: '/cola.svg',
      weight_children: 0,
      fullName: 'Cola classique Verre 33 cl',
    },
  ],
  modeleqrcodesstickers: [pictured('modeleqrcodesstickers', 'cavalier', 'Cavalier')],
  formatPDA: [
    {
      ...pictured('formatPDA', 'carte-a4', 'Carte A4'),
      media_format: '21 × 29,7 cm',
      code_produit: 'DA-CAR',
      field_1_volet: true,
      field_2_volets: true,
    },
  ],
  matieres_chr: [
    { id: 'polyart', name: 'Polyart mat', field_1_volet: true, field_2_volets: true },
    { id: 'carton', name: 'Carton rigide', field_1_volet: true, field_2_volets: false },
  ],
  matieres: [{ id: 'kraft', name: 'Kraft 300 g' }],
  illustrations: [{ ...pictured('illustrations', 'burger', 'Burger'), type: 'illustration' }],
} as unknown as Lists;

const OPTION = 'Veuillez choisir une option.';
const INVALID = 'Formulaire invalide. Veuillez vérifier les données entourées en jaune.';
const COMPLETE: ProjectDocument = completeOrder('Direct Agence');

const read = (path: string, document: ProjectDocument, attempted = false, project: Partial<Project> = {}) =>
  readStep({ type: 'Direct Agence', path, document, lists: LISTS, attempted, project });
const sentenceOf = (html: string) =>
  /<div class="error-summary" role="alert"><p><b>(.*?)<\/b>/.exec(html)?.[1]?.replaceAll('&#x27;', "'");

/** A wizard whose screen defines the label of its button. */
function session(statut: Project['statut'], document: ProjectDocument, signed = false): WizardSession {
  const current = { ...document, type: 'Direct Agence', agence: 'agence1' };
  const project = {
    type: 'Direct Agence',
    statut,
    create: signed,
    signatureClient: signed ? 'data:' : null,
    signatureDC: null,
  };
  return {
    whole: pdaWizard,
    project,
    current,
    present: () => current,
  } as unknown as WizardSession;
}

describe('dc/gamme', () => {
  it('requires a drink', async () => {
    const { messages, html } = await read('dc/gamme', {}, true);
    expect(sentenceOf(html)).toBeUndefined();
    expect(Object.values(messages)).toEqual(['Vous devez choisir les boissons.']);
  });

  it('asks of a draft how it goes on, with the client’s whole address', async () => {
    const draft = { statut: 'Brouillon' } as const;
    const chosen = (html: string) => /name="surPlace" checked="" value="(\w+)"/.exec(html)?.[1];
    const { html } = await read('dc/gamme', COMPLETE, false, draft);
    expect(chosen(html)).toBe('non');
    const together = await read('dc/gamme', { ...COMPLETE, surPlace: true }, false, draft);
    expect(chosen(together.html)).toBe('oui');
    expect(html).toContain(`${COMPLETE.pdv?.emailCLient} reçoit un lien.`);
    const without = await read('dc/gamme', { ...COMPLETE, pdv: {} }, false, draft);
    expect(without.html).toContain('Son adresse e-mail manque encore à sa fiche.');
    expect((await read('dc/gamme', COMPLETE, false, { statut: 'Agence' })).html).not.toContain(
      'Et maintenant',
    );
  });

  it('asks nothing about sending once another tab chose to complete it with the client', async () => {
    const asked = (surPlace: boolean) => {
      const opened = { ...session('Brouillon', { ...COMPLETE, surPlace }), wizard: pdaWizard };
      return rendered(
        () => (
          <WizardSessionContext value={opened}>
            <SendToClient onClose={() => undefined} />
          </WizardSessionContext>
        ),
        {},
      );
    };
    expect(await asked(false)).toContain('reçoit un lien par e-mail');
    expect(await asked(true)).toBe('');
  });

  it('names on its button the way that was chosen', () => {
    const label = (statut: Project['statut'], surPlace?: boolean) =>
      pdaScreens.steps['dc/gamme'].next?.(session(statut, { surPlace }), 'dc');
    expect([label('Brouillon'), label('Brouillon', true), label('Agence')]).toEqual([
      'Envoyer au client',
      'Continuer avec le client',
      undefined,
    ]);
  });
});

describe('support', () => {
  it('shows the name, and requires copies and the answer on the QR code, then its sticker', async () => {
    const { labels, messages, html } = await read('support', { idprojet: { nameProjet: 'Palais' } }, true);
    expect(sentenceOf(html)).toBe(INVALID);
    expect(labels).toEqual(
      expect.arrayContaining(['Nom du projet', 'Exemplaires de la carte', 'Faut-il un QR code ?']),
    );
    expect(html).toMatch(/readOnly=""[^>]*value="Palais"/);
    expect(messages).toEqual({
      'champ-infocarte-nombreExemplaire': "Choisir le nombre d'exemplaire de carte",
      'champ-infocarte-qrcode': OPTION,
    });
    const asked = await read('support', { infocarte: { qrcode: 'oui', nombreExemplaire: '50' } }, true);
    expect(asked.summary).toEqual([
      "Modèle de sticker : Veuillez choisir un modèles d'impression.",
      "Choisir le nombre d'exemplaire de QrCode",
    ]);
  });
});

describe('format', () => {
  it('offers the materials of a card for its flaps, and any other', async () => {
    const format = (LISTS.formatPDA ?? [])[0];
    const undecided = await read('format', { infocarte: { format } }, true);
    expect(Object.values(undecided.messages)).toEqual([
      "Le choix d'un format est obligatoire",
      'Choisir la matière',
    ]);
    expect(undecided.html).not.toContain('Kraft');
    const flaps = { format, matiereFormat: '2_volets' };
    const { html } = await read('format', { infocarte: flaps });
    expect(html).toContain('Polyart mat');
    expect(html).not.toContain('Carton rigide');
    // Those of cards first, the others on request, or once one is chosen.
    expect(html).not.toContain('Kraft');
    expect(html).toContain('1\u00a0autre matière');
    const kraft = await read('format', {
      infocarte: { ...flaps, matiere: { id: 'kraft', name: 'Kraft 300 g' } },
    });
    expect(kraft.html).toContain('Kraft 300 g');
    expect(kraft.html).not.toContain('autre matière');
  });
});

describe('brief', () => {
  it('asks every yes or no, under the sentence of a charter, then the photos', async () => {
    const { messages, html, labels } = await read('brief', {}, true);
    expect(sentenceOf(html)).toBe('Formulaire incorrect. Veuillez vérifier les données.');
    expect(labels).toContain('Brief facultatif');
    expect(Object.values(messages)).toEqual([OPTION, OPTION, OPTION]);
    const charte = { charteClient: 'oui', logoClient: 'oui', typoClient: 'oui' };
    const asked = await read('brief', { charte }, true);
    expect(asked.html.match(/field-bad/g)).toHaveLength(3);
    expect(Object.values(asked.messages)).toEqual(Array(3).fill('Photo obligatoire'));
  });
});

describe('contenu', () => {
  it('requires a file, of more types than photos, and illustrations or none', async () => {
    const { summary, html } = await read('contenu', {}, true);
    expect(summary).toEqual([
      'Veuillez joindre au moins un fichier',
      'Illustrations : Veuillez choisir au moins une des options',
    ]);
    expect(html).toContain('.doc, .docx, .xls, .xlsx, .psd ou .ai');
    expect(html).toContain('Aucune Illustration');
  });
});

describe('livraison', () => {
  it('requires an answer, and says what the agency receives', async () => {
    const { messages } = await read('livraison', {}, true);
    expect(messages).toEqual({ 'champ-pdv-adresseIdemCommande': OPTION });
    const { html } = await read('livraison', COMPLETE);
    expect(html).toContain('Ce que l’agence va recevoir');
    for (const { label } of agencyReceives(COMPLETE)) expect(html).toContain(label);
  });

  it('is signed once the order is complete, and sent again with its signature', () => {
    const { next, ending } = pdaScreens.steps.livraison;
    const draft = session('Brouillon', COMPLETE);
    expect([next?.(draft, 'dc'), next?.(draft, 'client')]).toEqual(['Faire signer le client', 'Signer']);
    expect(ending?.isDue(draft)).toBe(true);
    expect(next?.(session('Client', COMPLETE, true), 'client')).toBe('Envoyer');
    const incomplete = session('Client', { ...COMPLETE, contenu: [] });
    expect([next?.(incomplete, 'client'), ending?.isDue(incomplete)]).toEqual([undefined, false]);
    expect(ending?.isDue(session('Agence', COMPLETE, true))).toBe(false);
  });
});

it('says the order in one line, and what the agency receives', () => {
  expect(agencyOrderInWords(COMPLETE)).toBe(
    'Direct Agence, Affiche A4, 50\u00a0cartes et 24\u00a0stickers pour Brasserie du Palais.',
  );
  expect(agencyReceives(COMPLETE).map(({ label, value }) => [label, value])).toEqual([
    ['Cartes', '50'],
    ['QR code', 'Oui, 24\u00a0stickers'],
    ['Format', 'Affiche A4, un volet'],
    ['Matière', 'Polyart mat 240\u00a0g'],
    ['Brief', '7\u00a0mots'],
    ['Fichiers', '1'],
  ]);
  expect(agencyReceives({})).toEqual([]);
});
