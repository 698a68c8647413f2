import type { CardFormat } from '@ardoise/domain/catalogue/card-format.ts';
import type { CompanyCharter } from '@ardoise/domain/catalogue/company-charter.ts';
import type { CustomSupport } from '@ardoise/domain/catalogue/custom-support.ts';
import type { Material } from '@ardoise/domain/catalogue/material.ts';
import type { Support } from '@ardoise/domain/catalogue/support.ts';
import { withFormatSize } from '@ardoise/domain/content/catalogue-lists/format-size.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';

const support = (id: string, name: ProjectType): Support => ({
  id,
  name,
  image: `/catalogue/support/${id}.svg`,
});

export const SUPPORTS: Support[] = [
  support('carte-brasserie', 'Carte Brasserie'),
  support('caissons-lumineux', 'Caissons Lumineux'),
  support('boards-pvc', 'Boards PVC'),
  support('digital', 'Digital'),
  support('sur-mesure', 'Sur Mesure'),
  support('direct-agence', 'Direct Agence'),
];

const pictured = (list: string, names: Record<string, string>) =>
  Object.entries(names).map(([id, name]) => ({ id, name, image: `/catalogue/${list}/${id}.svg` }));

export const CUSTOM_SUPPORTS: CustomSupport[] = pictured('supportssurmesure', {
  'store-banne': 'Store banne',
  parasol: 'Parasol',
  bache: 'Bâche extérieure',
  totem: 'Totem',
  'enseigne-drapeau': 'Enseigne drapeau',
  vitrophanie: 'Vitrophanie',
  kakemono: 'Kakémono',
  'habillage-comptoir': 'Habillage de comptoir',
  'ardoise-murale': 'Ardoise murale',
  'porte-menu': 'Porte-menu',
});

export const COMPANY_CHARTERS: CompanyCharter[] = pictured('chartescce', {
  terrasse: 'Terrasse',
  comptoir: 'Comptoir',
  verger: 'Verger',
  'bord-de-mer': 'Bord de mer',
  'fetes-de-fin-d-annee': 'Fêtes de fin d’année',
});

export const CUSTOM_MATERIALS: Material[] = [
  { id: 'bache-510', name: 'Bâche PVC 510\u00a0g' },
  { id: 'toile-acrylique', name: 'Toile acrylique' },
  { id: 'adhesif-micro-perfore', name: 'Adhésif micro-perforé' },
  { id: 'adhesif-depoli', name: 'Adhésif dépoli' },
  { id: 'dibond-3', name: 'Aluminium composite 3\u00a0mm' },
  { id: 'pvc-expanse-10', name: 'PVC expansé 10\u00a0mm' },
  { id: 'bois-peuplier', name: 'Contreplaqué de peuplier' },
  { id: 'akilux', name: 'Polypropylène alvéolaire' },
  { id: 'papier-135', name: 'Papier couché 135\u00a0g' },
  { id: 'papier-350', name: 'Papier couché 350\u00a0g' },
  { id: 'kraft-300', name: 'Kraft 300\u00a0g' },
];

const format = (
  id: string,
  name: string,
  media_format: string,
  code_produit: string,
  flaps: { one?: true; two?: true },
): CardFormat =>
  withFormatSize({
    id,
    name,
    image: `/catalogue/formatPDA/${id}.svg`,
    media_format,
    code_produit,
    field_1_volet: flaps.one ?? false,
    field_2_volets: flaps.two ?? false,
  });

export const PDA_FORMATS: CardFormat[] = [
  format('affiche-a3', 'Affiche A3', '29,7 × 42\u00a0cm', 'DA-AFF-A3', { one: true }),
  format('affiche-a4', 'Affiche A4', '21 × 29,7\u00a0cm', 'DA-AFF-A4', { one: true }),
  format('flyer-a5', 'Flyer A5', '14,8 × 21\u00a0cm, recto verso', 'DA-FLY-A5', { one: true }),
  format('depliant-deux-volets', 'Dépliant, deux volets', '10,5 × 21\u00a0cm fermé', 'DA-DEP-2V', {
    two: true,
  }),
  format('set-de-table', 'Set de table', '42 × 29,7\u00a0cm', 'DA-SET', { one: true }),
  format('carte-a4', 'Carte A4', '21 × 29,7\u00a0cm, à plat ou pliée', 'DA-CAR-A4', { one: true, two: true }),
  format('chevalet', 'Chevalet de table', '10,5 × 14,8\u00a0cm', 'DA-CHE', { two: true }),
  format('marque-page', 'Marque-page', '7 × 21\u00a0cm, recto verso', 'DA-MAR', { one: true }),
];
