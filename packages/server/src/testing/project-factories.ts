import { CATALOGUE_CONTENT } from '@ardoise/demo/catalogue/catalogue-content.ts';
import { DRINKS } from '@ardoise/demo/catalogue/drinks.ts';
import { FORMATS } from '@ardoise/demo/catalogue/formats.ts';
import { ILLUSTRATIONS } from '@ardoise/demo/catalogue/illustrations.ts';
import { MATERIALS } from '@ardoise/demo/catalogue/materials.ts';
import { QR_CODE_MODELS, QR_STICKER_MODELS } from '@ardoise/demo/catalogue/qr-code-models.ts';
import { THEMES } from '@ardoise/demo/catalogue/themes.ts';
import { withoutCocktails } from '@ardoise/domain/kinds/chr/steps/cocktails.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import type { Choice } from '@ardoise/domain/projects/draft-fields.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { PDV } from '@ardoise/domain/testing/complete-orders.ts';
import type { Db } from '../db/transaction.ts';
import type { Account } from '../features/base/people/users.repository.ts';
import { createUser } from './factories.ts';

function item<Item extends { id: string }>(items: readonly Item[], id: string): Item {
  const found = items.find((one) => one.id === id);
  if (found === undefined) throw new Error(`the catalogue has no ${id}`);
  return found;
}

/** Drinks of one family. */
function drinks(...ids: string[]): NonNullable<NonNullable<ProjectDocument['infocarte']>['boissons']> {
  const chosen = ids.map((id) => item(DRINKS, id));
  return {
    [chosen[0]?.name ?? '']: Object.fromEntries(
      chosen.map(({ id, name_1: name, field_gamme_format_boissons: format }) => [id, { id, name, format }]),
    ),
  };
}

/** As a wizard copies it into the order. */
function picture(list: readonly { id: string; name: string; image: string }[], wanted: string): Choice {
  const { id, name, image } = item(list, wanted);
  return { id, name, image };
}

/**
 * A complete Carte Brasserie with choices of the demonstration's catalogue, printed with a QR code, delivered at the
 * outlet. No file is attached: the text is requested by link.
 */
export function completeChrDocument(agencyMail: string): ProjectDocument {
  const material = item(MATERIALS, 'polyart-mat-240');
  return {
    pdv: PDV,
    idprojet: { planProjet: 'Plan winter', emailAgence: agencyMail },
    infocarte: {
      template: picture(THEMES, 'ardoise'),
      format: item(FORMATS, 'a4-deux-volets'),
      matiereFormat: '2_volets',
      matiere: { id: material.id, name: material.name },
      boissons: {
        ...drinks('cola-classique-verre-33', 'cola-zero-verre-33'),
        ...drinks('eau-plate-verre-50', 'eau-gazeuse-verre-50'),
      },
      cocktails: withoutCocktails(),
      illustrations: { 'plat-du-jour': picture(ILLUSTRATIONS, 'plat-du-jour') },
      frise: picture(ILLUSTRATIONS, 'frise-guirlande'),
      qrcode: 'oui',
      impression: 'carte_qrcode',
      nombreExemplaire: '50',
      nombreExemplaireQrCode: '24',
      modeleQrCode: picture(QR_CODE_MODELS, 'cadre-simple'),
      modeleQrCodeSticker: picture(QR_STICKER_MODELS, 'sticker-rond'),
    },
    infopdv: {
      formules: [{ nomFormule: 'Formule Déjeuner', compoFormule: 'Entrée, plat', tarifFormule: '13' }],
      noFormule: '',
    },
    contenu_fichier_texte: { hasFichierTexte: 'oui', emailCLient: 'texte@brasserie-du-palais.example' },
    autresInfos: { nomPdv: 'Brasserie du Palais', logoClient: 'non' },
  };
}

/** Inserts an SMHF's units of a year. */
export async function giveQuota(
  db: Db,
  smhf: string,
  kind: 'CHR' | 'VAE' | 'PDA',
  annuel: number,
  year = new Date().getFullYear(),
): Promise<void> {
  await db.query(
    'insert into quotas (smhf, year, kind, annuel) values ($1, $2, $3, $4) on conflict (smhf, year, kind) do update set annuel = excluded.annuel',
    [smhf, year, kind, annuel],
  );
}

/** The outlet of `completeChrDocument`, with its medal. */
export async function createOutlet(db: Db, nOutlet = '3104587', medal = 'Gold'): Promise<void> {
  const data = {
    Outlet_Name: 'Brasserie du Palais',
    Segmentation__c: medal,
    Telephone__c: '+33 5 56 48 17 20',
  };
  await db.query(
    'insert into outlets (n_outlet, data) values ($1, $2) on conflict (n_outlet) do update set data = excluded.data',
    [nOutlet, JSON.stringify(data)],
  );
}

const CHOSEN_LISTS = [
  ...new Set(
    Object.values(KINDS)
      .map(({ catalogue }) => catalogue)
      .flatMap(({ lists }) => lists),
  ),
];
const CATALOGUE = JSON.stringify(
  CHOSEN_LISTS.flatMap((list) =>
    CATALOGUE_CONTENT[list].map((data, position) => ({ list, id: data.id, position, data })),
  ),
);

/** Inserts the lists that orders choose from; keeps what a test inserted. */
export async function fillCatalogue(db: Db): Promise<void> {
  await db.query(
    `insert into catalogue_items (list, id, position, data)
     select list, id, position, data from json_populate_recordset(null::catalogue_items, $1) on conflict do nothing`,
    [CATALOGUE],
  );
}

/** Prerequisites of a Carte Brasserie: a dc with a quota, an agency, the outlet and the catalogue. */
export async function createSalesTeam(db: Db, quota = 100): Promise<{ dc: Account; agence: Account }> {
  const dc = await createUser(db, { role: 'dc' });
  const agence = await createUser(db, { role: 'agence' });
  if (dc.smhf !== null) await giveQuota(db, dc.smhf, 'CHR', quota);
  await createOutlet(db);
  await fillCatalogue(db);
  return { dc, agence };
}
