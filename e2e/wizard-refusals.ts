import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import { UPLOAD } from './upload-call.ts';
import type { WizardPage } from './wizard-page.ts';

/** An agency of the demonstration, by the address that delegates enter. */
export const AGENCY = 'studio@agence-pinson.example';
const OPTION = 'Veuillez choisir une option';
const OPTIONS = 'Veuillez choisir au moins une des options';
const FORMULAS = "Veuillez compléter les formules ou indiquer que vous n'en avez aucune.";
const NOT_ELIGIBLE =
  'Ce point de vente n’est pas éligible : sa médaille ne permet pas de commander une Carte Brasserie.';

async function refuseOutlets(wizard: WizardPage, id: string): Promise<void> {
  const { page } = wizard;
  await wizard.nextIsRefused([
    ['pdv.nOutlet', "Numéro d'OUTLET obligatoire"],
    ['pdv.nomPDV', 'Nom du point de vente obligatoire'],
    ['pdv.adresse', 'Adresse du point de vente obligatoire'],
    ['pdv.codePostal', 'Code postal obligatoire'],
    ['pdv.ville', 'Ville obligatoire'],
    ['pdv.telephone', 'Téléphone obligatoire'],
    ['pdv.nSiret', 'N°SIRET obligatoire'],
    ['pdv.nomClient', 'Nom du Client obligatoire'],
    ['pdv.telephoneCLient', 'Téléphone Client obligatoire'],
    ['pdv.emailCLient', 'Email client obligatoire'],
  ]);
  await wizard.findOutlet('9999999');
  await wizard.dialog().getByRole('heading', { name: 'PDV Inconnu.' }).waitFor();
  await wizard.dialog().getByRole('button', { name: 'Retour à l’accueil' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(`/chr/info-pdv/${id}`);
  await wizard.findOutlet('3104658');
  await wizard.dialog().getByRole('heading', { name: NOT_ELIGIBLE }).waitFor();
  await wizard.dialog().getByRole('button', { name: 'Corriger le numéro' }).click();
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('champ-pdv-nOutlet');
  await wizard.findOutlet('3104671', 'Enter');
  await eventually(() => wizard.field('pdv.telephoneCLient').inputValue()).toBe('06 39 98 74 46');
  expect(await wizard.field('pdv.nOutlet').getAttribute('enterkeyhint')).toBe('search');
  expect(new URL(page.url()).pathname).toBe(`/chr/info-pdv/${id}`);
  expect(await wizard.field('pdv.telephone').inputValue()).toBe('05 36 49 58 12');
}

async function refuseOutletFields(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  await wizard.field('pdv.codePostal').fill('3312');
  await wizard.field('pdv.telephone').fill('05 36');
  await wizard.field('pdv.nSiret').fill('123');
  await wizard.field('pdv.telephoneCLient').fill('12');
  await wizard.field('pdv.emailCLient').fill('gael@');
  const problems = [
    ['pdv.codePostal', 'Code postal incorrect'],
    ['pdv.telephone', 'Téléphone incorrect'],
    ['pdv.nSiret', 'N°SIRET incorrect: 14 chiffres'],
    ['pdv.telephoneCLient', 'Téléphone incorrect'],
    ['pdv.emailCLient', 'Email invalid'],
  ] as const;
  await wizard.nextIsRefused(problems);
  await page.getByRole('link', { name: 'Téléphone du client : Téléphone incorrect' }).waitFor();
  await wizard.field('pdv.codePostal').fill('33120');
  await wizard.showsRefusal(problems.slice(1), 'pdv.codePostal');
  await wizard.field('pdv.telephone').fill('+33 5 36 49 58 12');
  await wizard.field('pdv.nSiret').fill('42160938700014');
  await wizard.field('pdv.telephoneCLient').fill('06 39 98 74 46');
  await wizard.field('pdv.emailCLient').fill('gael@bar-de-la-marine.example');
  expect(await wizard.field('pdv.telephone').inputValue()).toBe('05 36 49 58 12');
  await page.locator('.field-bad').waitFor({ state: 'detached' });

  await wizard.field('pdv.comment').fill('Terrasse côté quai');
  await page.reload();
  await wizard.open('Client');
  await eventually(() => wizard.field('pdv.comment').inputValue()).toBe('Terrasse côté quai');
  await wizard.next();
}

async function refuseCard(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  await wizard.at('Quel thème pour la carte ?');
  await wizard.backToAgency('la carte');
  await wizard.open('Agence');
  await eventually(() => wizard.field('idprojet.emailAgence').inputValue()).not.toBe('');
  await wizard.field('idprojet.emailAgence').fill('');
  await wizard.nextIsRefused([['idprojet.emailAgence', 'Email obligatoire']]);
  expect(await wizard.field('idprojet.emailAgence').inputValue()).toBe('');
  await wizard.field('idprojet.emailAgence').fill('personne@inconnue.example');
  await wizard.nextIsRefused([['idprojet.emailAgence', 'Email inconnu']]);
  await wizard.field('idprojet.emailAgence').fill(AGENCY);
  await page.keyboard.press('Tab');
  await page.getByText('Agence reconnue').waitFor();
  await wizard.next();
  await wizard.at('Quel thème pour la carte ?');
  await page.locator('.picker-tile label').first().waitFor();
  await wizard.nextIsRefused([['infocarte.template', OPTION]]);
  await wizard.tile('Ardoise').click();
  await wizard.next();
  await wizard.at('Quel format, quelle matière ?');
  await page.locator('.picker-tile label').first().waitFor();
  await wizard.nextIsRefused([['infocarte.format', "Le choix d'un format est obligatoire"]]);
  await wizard.tile('A5').click();
  await wizard.nextIsRefused([
    ['infocarte.format', "Le choix d'un format est obligatoire"],
    ['infocarte.matiere', 'Choisir la matière'],
  ]);
  await wizard.answer('Nombre de volets', 'Deux volets');
  await wizard.nextIsRefused([['infocarte.matiere', 'Choisir la matière']]);
  await page.getByRole('group', { name: 'Matière' }).locator('label').first().click();
  await wizard.next();
}

async function refuseDrinksAndFormulas(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  await wizard.at('Quelles boissons sur la carte ?');
  for (const drink of ['Cola classique', 'Limonade citron vert', 'Eau plate'])
    await wizard.tile(drink).click();
  await wizard.next();
  await wizard
    .dialog()
    .getByText("Un minimum de 4 références CCEP est requis pour la création d'une carte brasserie")
    .waitFor();
  await wizard.dialog().getByRole('button', { name: 'Compléter' }).click();
  // The dialog alone says it: then the focus is on the first drink to choose, and the count is emphasised.
  const focusedDrink = () =>
    page.evaluate(() => document.activeElement?.matches('[type=checkbox]:not(:checked)'));
  await eventually(focusedDrink).toBe(true);
  await page.locator('.picker-count-low', { hasText: '3 choisies, 4\u00a0au minimum' }).waitFor();
  expect(await page.locator('.error-summary, .field-bad').count()).toBe(0);
  await wizard.tile('Tonic concombre').click();
  await wizard.next();

  await wizard.at('Quelles formules déjeuner ?');
  const none = page.getByRole('checkbox', { name: 'Aucune formule' });
  await wizard.field('infopdv.formules.0.nomFormule').fill('');
  await wizard.field('infopdv.formules.0.tarifFormule').fill('treize');
  await wizard.nextIsRefused([
    ['infopdv.formules.0.nomFormule', FORMULAS],
    ['infopdv.formules.0.tarifFormule', 'Tarif incorrect'],
  ]);
  expect(await none.isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Supprimer la formule 1' }).click();
  await eventually(() => none.isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Ajouter une formule' }).click();
  await eventually(() => none.isChecked()).toBe(false);
  expect(await wizard.field('infopdv.formules.0.nomFormule').inputValue()).toBe('Formule Déjeuner');
  await page.getByText(/^Enregistré à/).waitFor();
  await page.goto(`${page.url()}/0`);
  // A rank in the URL redirects to its entry, with the focus in its first control.
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await eventually(focused).toBe('champ-infopdv-formules-0-nomFormule');
  expect(page.url()).toMatch(/\/contenu\/formules\/[0-9a-f]{24}\/[0-9a-z]{10}$/);
  await none.check();
  await page.getByText('Formule 1', { exact: true }).waitFor({ state: 'detached' });
  await wizard.next();
}

async function refuseDecor(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  const first = page.locator('.picker-tile:has([type=checkbox]) label').first();
  await wizard.at('Quels cocktails sur la carte ?');
  await first.waitFor();
  await wizard.nextIsRefused([['infocarte.cocktails', OPTION]]);
  await first.click();
  await wizard.next();
  const popin = wizard.dialog();
  await popin.getByRole('heading', { name: 'Montrer les visuels des cocktails sur la carte ?' }).waitFor();
  await popin.getByRole('button', { name: 'Fermer' }).click();
  await wizard.showsRefusal([['infocarte.visuelCocktails', OPTION]]);
  const none = page.getByRole('checkbox', { name: 'Aucun Cocktail' });
  await first.click();
  await eventually(() => none.isChecked()).toBe(true);
  await wizard.next();

  await wizard.at('Quelle frise, quelles illustrations ?');
  await first.waitFor();
  await wizard.nextIsRefused([
    ['infocarte.frise', OPTIONS],
    ['infocarte.illustrations', OPTIONS],
  ]);
  await page.getByRole('checkbox', { name: 'Aucune Illustration' }).check();
  await wizard.nextIsRefused([['infocarte.frise', OPTIONS]]);
  await page.locator('.picker-tile:has([type=radio]) label').first().click();
  await wizard.next();
}

async function refuseFiles(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  await wizard.at('Que dit la carte aujourd’hui ?');
  await wizard.nextIsRefused([['contenu_fichier_texte.hasFichierTexte', OPTION]]);
  await page.getByRole('button', { name: 'Demander le texte au client' }).click();
  const owner = await wizard.field('contenu_fichier_texte.emailCLient').inputValue();
  expect(owner).toBe('gael@bar-de-la-marine.example');
  await wizard.field('contenu_fichier_texte.emailCLient').fill('');
  await wizard.nextIsRefused([['contenu_fichier_texte.emailCLient', 'Email destinataire obligatoire']]);
  await wizard.field('contenu_fichier_texte.emailCLient').fill('gael@marine');
  await wizard.nextIsRefused([['contenu_fichier_texte.emailCLient', 'Email invalid']]);
  await page.getByRole('button', { name: 'Plutôt la carte imprimée' }).click();
  await wizard.next();
  await page.locator('.field-bad').getByText('Veuillez joindre au moins un fichier').waitFor();
  expect(await page.getByRole('button', { name: 'Suivant' }).getAttribute('class')).not.toContain(
    'button-main',
  );
  const program = Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00\x00\x00'), Buffer.alloc(4096, 7)]);
  const files = page.locator('input[type=file][multiple]');
  // A refused file has no place in the order, though it waits on the device while it is sent.
  await page.route(UPLOAD, async (route) => {
    await sleep(1_000);
    await route.continue();
  });
  await files.setInputFiles({ name: 'carte.jpg', mimeType: 'image/jpeg', buffer: program });
  await page.getByText('Le contenu de ce fichier n’est pas celui d’un .jpg.').waitFor();
  expect(await page.locator('.photos-field-photo').count()).toBe(0);
  await page.unroute(UPLOAD);
  await page.getByRole('button', { name: 'Retirer carte.jpg' }).click();
  await files.setInputFiles({ name: 'carte.exe', mimeType: 'application/x-msdownload', buffer: program });
  await page.getByText('Ce type de fichier n’est pas accepté').waitFor();
  await page.getByRole('button', { name: 'Retirer carte.exe' }).click();
  const picture = sharp({ create: { width: 400, height: 500, channels: 3, background: '#e9dcc0' } });
  const buffer = await picture.jpeg().toBuffer();
  await files.setInputFiles({ name: 'carte.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: /^Supprimer Photo/ }).waitFor();
  await page.locator('.wizard-bar-next.button-main').waitFor();
  await wizard.next();

  await wizard.at('Que faut-il encore écrire sur la carte ?');
  expect(await wizard.field('autresInfos.nomPdv').inputValue()).not.toBe('');
  expect(await wizard.field('autresInfos.telephoneDC').inputValue()).toBe('05 36 49 58 12');
  await wizard.field('autresInfos.nomPdv').fill('');
  await wizard.nextIsRefused([
    ['autresInfos.nomPdv', 'Nom du point de vente obligatoire'],
    ['autresInfos.logoClient', OPTION],
  ]);
  await wizard.field('autresInfos.nomPdv').fill('La Marine');
  await wizard.nextIsRefused([['autresInfos.logoClient', OPTION]]);
  await wizard.answer('Le client a-t-il un logo ?', 'Non');
  await wizard.next();
}

async function refusePrinting(wizard: WizardPage): Promise<void> {
  const { page } = wizard;
  const address = ['pdv.adresseIdemCommande', `${OPTION}.`] as const;
  await wizard.at('Qu’imprime-t-on, et où livrer ?');
  await wizard.nextIsRefused([
    ['infocarte.qrcode', `${OPTION}.`],
    ['infocarte.impression', "Choisir l'impression"],
  ]);
  await wizard.answer('Faut-il un QR code ?', 'Oui');
  await page
    .getByRole('group', { name: 'Modèle du QR code sur la carte' })
    .locator('label')
    .first()
    .waitFor();
  await wizard.nextIsRefused([
    ['infocarte.impression', "Choisir l'impression"],
    ['infocarte.modeleQrCode', "Veuillez choisir un modèles d'impression."],
  ]);
  await wizard.answer('Que faut-il imprimer ?', 'Carte, QR code et menu extérieur');
  await page
    .getByRole('group', { name: /sticker/i })
    .locator('label')
    .first()
    .waitFor();
  await wizard.nextIsRefused([
    ['infocarte.nombreExemplaire', "Choisir le nombre d'exemplaire de carte"],
    ['infocarte.nombreExemplaireQrCode', "Choisir le nombre d'exemplaire de QrCode"],
    ['infocarte.nombreExemplaireMenu', "Choisir le nombre d'exemplaire de menu extérieur"],
    ['infocarte.orientationMenu', `${OPTION}.`],
    ['infocarte.modeleQrCode', "Veuillez choisir un modèles d'impression."],
    ['infocarte.modeleQrCodeSticker', "Veuillez choisir un modèles d'impression."],
    address,
  ]);
  await wizard.answer('Faut-il un QR code ?', 'Non');
  await wizard.field('infocarte.nombreExemplaire').selectOption('50');
  await wizard.nextIsRefused([address]);
}

async function refuseDelivery(wizard: WizardPage): Promise<void> {
  const field = (name: string) => `pdv.adresseLivraison.${name}`;
  await wizard.answer('Livrer à l’adresse du point de vente ?', 'Non');
  // Known since the first step, hence proposed.
  for (const known of ['nomPDV', 'gerant', 'telephone']) {
    expect(await wizard.field(field(known)).inputValue()).not.toBe('');
    await wizard.field(field(known)).fill('');
  }
  await wizard.nextIsRefused([
    [field('nomPDV'), 'Point de vente obligatoire'],
    [field('adresse'), 'Adresse obligatoire'],
    [field('codePostale'), 'Code Postal obligatoire'],
    [field('ville'), 'Ville obligatoire'],
    [field('gerant'), 'Nom Gérant obligatoire'],
    [field('telephone'), 'Téléphone obligatoire'],
  ]);
  const wrong = { nomPDV: 'Dépôt', adresse: '1, rue du Port', codePostale: '331200', ville: 'Arcachon' };
  for (const [name, value] of Object.entries({ ...wrong, gerant: 'Léa Texier', telephone: '12' }))
    await wizard.field(field(name)).fill(value);
  await wizard.nextIsRefused([
    [field('codePostale'), 'Code Postal incorrect'],
    [field('telephone'), 'Téléphone incorrect'],
  ]);
  await wizard.field(field('codePostale')).fill('33120');
  await wizard.field(field('telephone')).fill('05 36 49 58 12');
  await wizard.page.getByRole('button', { name: 'Valider' }).click();
}

/** From a blank first step to the recap, triggering every error message of the specification. */
export async function refuseEveryStep(wizard: WizardPage, id: string): Promise<void> {
  await refuseOutlets(wizard, id);
  await refuseOutletFields(wizard);
  await refuseCard(wizard);
  await refuseDrinksAndFormulas(wizard);
  await refuseDecor(wizard);
  await refuseFiles(wizard);
  await refusePrinting(wizard);
  await refuseDelivery(wizard);
}
