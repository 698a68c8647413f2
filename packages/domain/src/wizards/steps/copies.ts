import type { Condition, Field } from '../fields/field.ts';
import type { WizardProject } from '../wizard-project.ts';
import { asOptions } from './as-options.ts';
import { CARD_COPIES, QR_COPIES } from './print-modes.ts';

/** Error message of a missing model. */
export const MODEL_MISSING = "Veuillez choisir un modèles d'impression.";
export const MODEL = { one: 'modèle', many: 'modèles' };

interface Copies {
  path: string;
  label: string;
  offered: readonly string[];
  /** The noun in the message: 'carte'. */
  of: string;
  applies?: Condition<WizardProject>;
}

/** Number of copies, from a closed list. */
export function copiesField({ path, label, offered, of, applies }: Copies): Field {
  return {
    path,
    kind: 'select',
    label,
    ...(applies === undefined ? {} : { applies }),
    required: `Choisir le nombre d'exemplaire de ${of}`,
    options: asOptions(offered),
    placeholder: 'Choisir…',
    span: 3,
  };
}

export const cardCopies = (applies?: Condition<WizardProject>): Field =>
  copiesField({
    path: 'infocarte.nombreExemplaire',
    label: 'Exemplaires de la carte',
    offered: CARD_COPIES,
    of: 'carte',
    applies,
  });

export const qrCodeCopies = (applies: Condition<WizardProject>): Field =>
  copiesField({
    path: 'infocarte.nombreExemplaireQrCode',
    label: 'Exemplaires du QR code',
    offered: QR_COPIES,
    of: 'QrCode',
    applies,
  });

/** The sticker with the QR code. */
export const qrCodeSticker = (applies: Condition<WizardProject>): Field => ({
  path: 'infocarte.modeleQrCodeSticker',
  kind: 'catalogue',
  label: 'Modèle de sticker',
  applies,
  required: MODEL_MISSING,
  line: 'Sticker QR code',
  list: 'modeleqrcodesstickers',
  legend: 'Modèle du sticker de QR code',
  noun: MODEL,
});
