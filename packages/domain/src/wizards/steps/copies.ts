import { DEFAULT_OFFERS, type Offers, offeredTo } from '../../catalogue/offers.ts';
import type { Condition, Field, Option } from '../field.ts';
import type { WizardProject } from '../wizard-project.ts';
import { asOptions } from './as-options.ts';

/** Error message of a missing model. */
export const MODEL_MISSING = "Veuillez choisir un modèles d'impression.";
export const MODEL = { one: 'modèle', many: 'modèles' };

interface Copies {
  path: string;
  label: string;
  offered: (project: WizardProject) => readonly string[];
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
    options: (project): readonly Option[] => asOptions(offered(project)),
    placeholder: 'Choisir…',
    span: 3,
  };
}

/** The counts of head office's list; one that it withdrew stays where it was chosen. */
const copiesOf =
  (list: keyof Offers & `exemplaires${string}`, answer: 'nombreExemplaire' | 'nombreExemplaireQrCode') =>
  ({ offers = DEFAULT_OFFERS, infocarte }: WizardProject) =>
    offeredTo(offers[list], infocarte?.[answer]);

export const cardCopies = (applies?: Condition<WizardProject>): Field =>
  copiesField({
    path: 'infocarte.nombreExemplaire',
    label: 'Exemplaires de la carte',
    offered: copiesOf('exemplairesCarte', 'nombreExemplaire'),
    of: 'carte',
    applies,
  });

export const qrCodeCopies = (applies: Condition<WizardProject>): Field =>
  copiesField({
    path: 'infocarte.nombreExemplaireQrCode',
    label: 'Exemplaires du QR code',
    offered: copiesOf('exemplairesQrCode', 'nombreExemplaireQrCode'),
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
