import { OPTION_NEEDED } from '../../base/words/needed.ts';
import type { Outlet } from '../../outlets/outlet-prefill.ts';
import { DELIVERY_POSTAL_CODE, WRITTEN } from '../../projects/field-formats.ts';
import type { Condition, Field, FieldGroup } from '../field.ts';
import { line } from '../summary-lines.ts';
import type { SummaryLine, WizardProject } from '../wizard-project.ts';

const elsewhere: Condition<WizardProject> = ({ pdv }) => pdv?.adresseIdemCommande === 'non';

/** The answer and the address in one line. */
function deliveryLine({ pdv = {} }: WizardProject): SummaryLine {
  const address = pdv.adresseLivraison ?? {};
  const words = [
    address.nomPDV,
    address.adresse,
    [address.codePostale, address.ville].filter(Boolean).join(' '),
    address.gerant,
    address.telephone,
  ];
  const answers: Record<string, string> = {
    oui: 'Celle du point de vente',
    non: words.filter(Boolean).join(', '),
  };
  return line('Adresse de livraison', answers[pdv.adresseIdemCommande ?? '']);
}

/** Another address proposes the outlet's name and contact; the place itself must be typed. */
function withDelivery(pdv: Outlet, adresseIdemCommande: string): Outlet {
  const { nomPDV = '', nomClient: gerant = '', telephone = '', adresseLivraison } = pdv;
  const isProposed = adresseIdemCommande === 'non' && adresseLivraison === undefined;
  return {
    ...pdv,
    adresseIdemCommande,
    ...(isProposed ? { adresseLivraison: { nomPDV, gerant, telephone } } : {}),
  };
}

const OTHER_ADDRESS: readonly Field[] = [
  {
    path: 'pdv.adresseLivraison.nomPDV',
    kind: 'text',
    label: 'Point de vente',
    required: 'Point de vente obligatoire',
  },
  { path: 'pdv.adresseLivraison.adresse', kind: 'text', label: 'Adresse', required: 'Adresse obligatoire' },
  {
    path: 'pdv.adresseLivraison.codePostale',
    kind: 'digits',
    label: 'Code postal',
    required: 'Code Postal obligatoire',
    format: { pattern: DELIVERY_POSTAL_CODE, message: 'Code Postal incorrect', written: WRITTEN.postalCode },
    span: 2,
  },
  {
    path: 'pdv.adresseLivraison.ville',
    kind: 'text',
    label: 'Ville',
    required: 'Ville obligatoire',
    span: 4,
  },
  {
    path: 'pdv.adresseLivraison.gerant',
    kind: 'text',
    label: 'Nom du gérant',
    required: 'Nom Gérant obligatoire',
    span: 3,
  },
  {
    path: 'pdv.adresseLivraison.telephone',
    kind: 'phone',
    label: 'Téléphone',
    required: 'Téléphone obligatoire',
    span: 3,
  },
];

/** Delivery of the printed goods: to the outlet, or to another address (specification/field-rules.md#delivery). */
export const DELIVERY: FieldGroup = {
  title: 'Où livrer\u00a0?',
  fields: [
    {
      path: 'pdv.adresseIdemCommande',
      kind: 'yes-no',
      label: 'Livrer à l’adresse du point de vente\u00a0?',
      toClient: { label: 'Livrer à votre établissement\u00a0?' },
      help: ({ pdv }) =>
        [pdv?.nomPDV, pdv?.adresse, [pdv?.codePostal, pdv?.ville].filter(Boolean).join(' ')]
          .filter(Boolean)
          .join(', '),
      required: OPTION_NEEDED,
      line: (project) => [deliveryLine(project)],
      changes: ({ pdv = {} }, answer) => ({ pdv: withDelivery(pdv, answer) }),
    },
    ...OTHER_ADDRESS.map(
      (field): Field => ({ ...field, applies: elsewhere, line: { printedOn: 'pdv.adresseIdemCommande' } }),
    ),
  ],
};
