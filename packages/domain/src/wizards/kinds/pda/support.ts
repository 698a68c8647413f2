import { holds, oneOf, YES_NO } from '../../rules.ts';
import { CARD_COPIES, QR_COPIES } from '../../steps/print-modes.ts';
import { line, pictured } from '../../summary-lines.ts';
import type { Step } from '../../wizard.ts';

/** How many cards, and whether QR code stickers come with them (2-data-rules-calls.md section 5, Direct Agence). */
export const support: Step<'support'> = {
  path: 'support',
  tab: 'support',
  title: 'Combien de cartes, avec ou sans QR code\u00a0?',
  short: 'Support',
  problems: ({ infocarte = {} }) => [
    ...oneOf(
      'infocarte.nombreExemplaire',
      infocarte.nombreExemplaire,
      CARD_COPIES,
      "Choisir le nombre d'exemplaire de carte",
    ),
    ...oneOf('infocarte.qrcode', infocarte.qrcode, YES_NO, 'Veuillez choisir une option.'),
    ...(infocarte.qrcode === 'oui'
      ? [
          ...holds(
            'infocarte.modeleQrCodeSticker',
            Boolean(infocarte.modeleQrCodeSticker?.name),
            "Veuillez choisir un modèles d'impression.",
          ),
          ...oneOf(
            'infocarte.nombreExemplaireQrCode',
            infocarte.nombreExemplaireQrCode,
            QR_COPIES,
            "Choisir le nombre d'exemplaire de QrCode",
          ),
        ]
      : []),
  ],
  summary: ({ infocarte = {} }) => [
    line('Exemplaires de la carte', infocarte.nombreExemplaire),
    line('QR code', infocarte.qrcode),
    ...(infocarte.qrcode === 'oui'
      ? [
          line('Exemplaires du QR code', infocarte.nombreExemplaireQrCode),
          pictured('Sticker QR code', [infocarte.modeleQrCodeSticker]),
        ]
      : []),
  ],
};
