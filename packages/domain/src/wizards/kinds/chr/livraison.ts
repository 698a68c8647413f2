import type { FieldError } from '../../../errors.ts';
import { holds, oneOf, YES_NO } from '../../rules.ts';
import { deliveryLine, deliveryProblems } from '../../steps/delivery-address.ts';
import {
  CARD_COPIES,
  MENU_COPIES,
  MENU_ORIENTATIONS,
  offeredModes,
  PRINT_MODES,
  type PrintMode,
  printsOf,
  QR_COPIES,
} from '../../steps/print-modes.ts';
import { line, pictured } from '../../summary-lines.ts';
import type { Step } from '../../wizard.ts';
import type { WizardProject } from '../../wizard-project.ts';

function copiesProblems({ infocarte = {} }: WizardProject): FieldError[] {
  const prints = printsOf(infocarte.impression);
  const copies = (
    field: 'nombreExemplaire' | 'nombreExemplaireQrCode' | 'nombreExemplaireMenu',
    offered: readonly string[],
    what: string,
  ) => oneOf(`infocarte.${field}`, infocarte[field], offered, `Choisir le nombre d'exemplaire de ${what}`);
  return [
    ...(prints.card ? copies('nombreExemplaire', CARD_COPIES, 'carte') : []),
    ...(prints.qrCode ? copies('nombreExemplaireQrCode', QR_COPIES, 'QrCode') : []),
    ...(prints.menu ? copies('nombreExemplaireMenu', MENU_COPIES, 'menu extérieur') : []),
    ...(prints.menu
      ? oneOf(
          'infocarte.orientationMenu',
          infocarte.orientationMenu,
          MENU_ORIENTATIONS,
          'Veuillez choisir une option.',
        )
      : []),
  ];
}

function modelProblems({ infocarte = {} }: WizardProject): FieldError[] {
  const chosen = (field: 'modeleQrCode' | 'modeleQrCodeSticker') =>
    holds(`infocarte.${field}`, Boolean(infocarte[field]?.name), "Veuillez choisir un modèles d'impression.");
  return [
    ...(infocarte.qrcode === 'oui' ? chosen('modeleQrCode') : []),
    ...(printsOf(infocarte.impression).qrCode ? chosen('modeleQrCodeSticker') : []),
  ];
}

/** QR code, print mode, copies and where to deliver; 'aucun' asks neither copies nor address (3-decisions.md section 7). */
export const livraison: Step<'livraison'> = {
  path: 'livraison',
  tab: 'livraison',
  title: 'Qu’imprime-t-on, et où livrer\u00a0?',
  short: 'Livraison',
  problems: (project) => [
    ...oneOf('infocarte.qrcode', project.infocarte?.qrcode, YES_NO, 'Veuillez choisir une option.'),
    ...oneOf(
      'infocarte.impression',
      project.infocarte?.impression,
      offeredModes(project.infocarte?.qrcode),
      "Choisir l'impression",
    ),
    ...copiesProblems(project),
    ...modelProblems(project),
    // Asked once it is known that something is printed.
    ...(!project.infocarte?.impression || project.infocarte.impression === 'aucun'
      ? []
      : deliveryProblems(project)),
  ],
  summary: ({ infocarte = {}, pdv = {} }) => {
    const prints = printsOf(infocarte.impression);
    return [
      line('QR code', infocarte.qrcode),
      line('Impression', PRINT_MODES[infocarte.impression as PrintMode]?.label),
      ...(prints.card ? [line('Exemplaires de la carte', infocarte.nombreExemplaire)] : []),
      ...(prints.qrCode ? [line('Exemplaires du QR code', infocarte.nombreExemplaireQrCode)] : []),
      ...(prints.menu
        ? [
            line(
              'Menu extérieur',
              [infocarte.nombreExemplaireMenu, infocarte.orientationMenu].filter(Boolean).join(', '),
            ),
          ]
        : []),
      ...(infocarte.qrcode === 'oui' ? [pictured('Modèle de QR code', [infocarte.modeleQrCode])] : []),
      ...(prints.qrCode ? [pictured('Sticker QR code', [infocarte.modeleQrCodeSticker])] : []),
      ...(infocarte.impression === 'aucun' ? [] : [deliveryLine({ pdv })]),
    ];
  },
};
