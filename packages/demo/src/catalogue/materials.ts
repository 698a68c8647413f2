import type { CardMaterial } from '@ardoise/domain/catalogue/card-material.ts';

export const MATERIALS: CardMaterial[] = [
  { id: 'polyart-mat-240', name: 'Polyart mat 240\u00a0g', field_1_volet: true, field_2_volets: true },
  {
    id: 'couche-mat-350',
    name: 'Couché mat 350\u00a0g pelliculé',
    field_1_volet: true,
    field_2_volets: true,
  },
  {
    id: 'indechirable-195',
    name: 'Synthétique indéchirable 195\u00a0g',
    field_1_volet: true,
    field_2_volets: true,
  },
  { id: 'kraft-brun-300', name: 'Kraft brun 300\u00a0g', field_1_volet: true, field_2_volets: true },
  { id: 'verge-ivoire-250', name: 'Vergé ivoire 250\u00a0g', field_1_volet: false, field_2_volets: true },
  {
    id: 'toile-enduite',
    name: 'Toile enduite, couverture rigide',
    field_1_volet: false,
    field_2_volets: true,
  },
  { id: 'pvc-expanse-3', name: 'PVC expansé 3\u00a0mm', field_1_volet: true, field_2_volets: false },
  {
    id: 'bois-contrecolle',
    name: 'Contrecollé sur bois 4\u00a0mm',
    field_1_volet: true,
    field_2_volets: false,
  },
];
