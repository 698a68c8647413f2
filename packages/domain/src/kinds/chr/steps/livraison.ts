import { OPTION_NEEDED } from '../../../base/words/needed.ts';
import type { Condition, Field, FieldGroup } from '../../../wizards/field.ts';
import { fieldStep } from '../../../wizards/fields/field-step.ts';
import {
  cardCopies,
  copiesField,
  MODEL,
  MODEL_MISSING,
  qrCodeCopies,
  qrCodeSticker,
} from '../../../wizards/steps/copies.ts';
import { DELIVERY } from '../../../wizards/steps/delivery-address.ts';
import {
  MENU_COPIES,
  MENU_ORIENTATIONS,
  offeredModes,
  PRINT_MODES,
  type PrintMode,
  printsOf,
  withPrintMode,
  withQrCode,
} from '../../../wizards/steps/print-modes.ts';
import { line } from '../../../wizards/summary-lines.ts';
import type { WizardProject } from '../../../wizards/wizard-project.ts';

/** The exterior menu has no preview: it repeats the approved card. */
const MENU_DRAWN = 'dessiné par l’agence après la carte';
const ORIENTATION_LABELS = { horizontal: 'Horizontal', vertical: 'Vertical' };

const prints =
  (what: 'card' | 'qrCode' | 'menu'): Condition<WizardProject> =>
  ({ infocarte }) =>
    printsOf(infocarte?.impression)[what];
const hasQrCode: Condition<WizardProject> = ({ infocarte }) => infocarte?.qrcode === 'oui';

/** Two fields that are normalised together. */
const QR_CODE_AND_PRINT: FieldGroup = {
  fields: [
    {
      path: 'infocarte.qrcode',
      kind: 'yes-no',
      label: 'Faut-il un QR code\u00a0?',
      help: 'Le client y met la page ou le PDF qu’il veut, et peut en changer après l’impression.',
      required: OPTION_NEEDED,
      line: 'QR code',
      changes: ({ infocarte }, answer) => ({ infocarte: withQrCode(infocarte, answer) }),
    },
    {
      path: 'infocarte.impression',
      kind: 'choice',
      label: 'Impression',
      question: 'Que faut-il imprimer\u00a0?',
      required: "Choisir l'impression",
      options: ({ infocarte }) =>
        offeredModes(infocarte?.qrcode).map((mode) => ({ value: mode, label: PRINT_MODES[mode].label })),
      roomy: true,
      line: ({ infocarte }) => [line('Impression', PRINT_MODES[infocarte?.impression as PrintMode]?.label)],
      changes: ({ infocarte }, mode) => ({ infocarte: withPrintMode(infocarte, mode) }),
    },
  ],
};

const MENU: readonly Field[] = [
  {
    ...copiesField({
      path: 'infocarte.nombreExemplaireMenu',
      label: 'Exemplaires du menu extérieur',
      offered: () => MENU_COPIES,
      of: 'menu extérieur',
      applies: prints('menu'),
    }),
    line: ({ infocarte = {} }) => [
      line(
        'Menu extérieur',
        [infocarte.nombreExemplaireMenu, infocarte.orientationMenu, MENU_DRAWN].filter(Boolean).join(', '),
      ),
    ],
  },
  {
    path: 'infocarte.orientationMenu',
    kind: 'choice',
    label: 'Orientation du menu extérieur',
    help: 'Recto seul, dessiné par l’agence après la validation de la carte, sans nouvel aller-retour\u00a0: il n’est pas dans l’aperçu.',
    applies: prints('menu'),
    required: OPTION_NEEDED,
    options: MENU_ORIENTATIONS.map((value) => ({ value, label: ORIENTATION_LABELS[value] })),
    line: { printedOn: 'infocarte.nombreExemplaireMenu' },
  },
];

const QR_CODE_MODEL: Field = {
  path: 'infocarte.modeleQrCode',
  kind: 'catalogue',
  label: 'Modèle de QR code',
  applies: hasQrCode,
  required: MODEL_MISSING,
  list: 'modeleqrcodes',
  legend: 'Modèle du QR code sur la carte',
  noun: MODEL,
};

/**
 * QR code, print mode, copies and delivery address; 'aucun' requires neither copies nor address
 * (specification/field-rules.md#delivery).
 */
export const livraison = fieldStep({
  path: 'livraison',
  tab: 'livraison',
  title: 'Qu’imprime-t-on, et où livrer\u00a0?',
  short: 'Livraison',
  groups: [
    QR_CODE_AND_PRINT,
    {
      title: 'Combien d’exemplaires\u00a0?',
      fields: [cardCopies(prints('card')), qrCodeCopies(prints('qrCode')), ...MENU],
    },
    { title: QR_CODE_MODEL.label, fields: [QR_CODE_MODEL] },
    { title: 'Modèle de sticker', fields: [qrCodeSticker(prints('qrCode'))] },
    {
      ...DELIVERY,
      applies: ({ infocarte }) => infocarte?.impression !== 'aucun',
      askedOnce: ({ infocarte }) => Boolean(infocarte?.impression),
    },
  ],
});
