import { OPTION_NEEDED } from '../../../base/words/needed.ts';
import type { Condition } from '../../../wizards/field.ts';
import { fieldStep } from '../../../wizards/fields/field-step.ts';
import { cardCopies, qrCodeCopies, qrCodeSticker } from '../../../wizards/steps/copies.ts';
import { line, pictured } from '../../../wizards/summary-lines.ts';
import type { WizardProject } from '../../../wizards/wizard-project.ts';

const hasQrCode: Condition<WizardProject> = ({ infocarte }) => infocarte?.qrcode === 'oui';

/** Number of cards, and whether QR code stickers are included (specification/field-rules.md#direct-agence). */
export const support = fieldStep({
  path: 'support',
  tab: 'support',
  title: 'Combien de cartes, avec ou sans QR code\u00a0?',
  short: 'Support',
  groups: [
    {
      fields: [
        {
          path: 'idprojet.nameProjet',
          kind: 'text',
          label: 'Nom du projet',
          help: 'Le nom du point de vente.',
          toClient: { help: 'Le nom de votre établissement.' },
          derived: true,
          readOnly: true,
          line: { printedOn: 'head' },
        },
        cardCopies(),
        {
          path: 'infocarte.qrcode',
          kind: 'yes-no',
          label: 'Faut-il un QR code\u00a0?',
          required: OPTION_NEEDED,
          line: 'QR code',
        },
      ],
    },
    {
      title: 'Modèle de sticker',
      fields: [{ ...qrCodeSticker(hasQrCode), line: { printedOn: 'infocarte.nombreExemplaireQrCode' } }],
    },
    {
      fields: [
        {
          ...qrCodeCopies(hasQrCode),
          // The order form lists the sticker after its copies.
          line: ({ infocarte = {} }) => [
            line('Exemplaires du QR code', infocarte.nombreExemplaireQrCode),
            pictured('Sticker QR code', [infocarte.modeleQrCodeSticker]),
          ],
        },
      ],
    },
  ],
});
