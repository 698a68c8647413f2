import type { InfoCarte } from '../../projects/project.ts';

/** Printed items per mode (specification/constants.md#cards). */
export const PRINT_MODES = {
  carte: { label: 'Carte', card: true, qrCode: false, menu: false },
  qrcode: { label: 'QR code', card: false, qrCode: true, menu: false },
  carte_qrcode: { label: 'Carte et QR code', card: true, qrCode: true, menu: false },
  carte_menu: { label: 'Carte et menu extérieur', card: true, qrCode: false, menu: true },
  carte_qrcode_menu: { label: 'Carte, QR code et menu extérieur', card: true, qrCode: true, menu: true },
  aucun: { label: 'Aucune impression', card: false, qrCode: false, menu: false },
} as const;
export type PrintMode = keyof typeof PRINT_MODES;

export const MENU_COPIES = ['1xA3', '2xA3'] as const;
export const MENU_ORIENTATIONS = ['horizontal', 'vertical'] as const;

/** The offered modes: without QR code only carte, carte_menu and aucun. */
export function offeredModes(qrcode: string | undefined): PrintMode[] {
  const modes = Object.keys(PRINT_MODES) as PrintMode[];
  return qrcode === 'oui' ? modes : modes.filter((mode) => !PRINT_MODES[mode].qrCode);
}

/** Printed items of a stored mode; none until it is chosen. */
export function printsOf(impression: string | undefined): { card: boolean; qrCode: boolean; menu: boolean } {
  return PRINT_MODES[impression as PrintMode] ?? { card: false, qrCode: false, menu: false };
}

/**
 * Turning the QR code off sets the print mode to the card only
 * (specification/wizards.md#answers-that-follow-from-others).
 */
export function withQrCode(infocarte: InfoCarte | undefined, answer: string): InfoCarte {
  const impression = answer === 'oui' ? infocarte?.impression : 'carte';
  return withoutLeftovers({ ...infocarte, qrcode: answer, impression });
}

/** Sets the print mode and clears what it does not include. */
export function withPrintMode(infocarte: InfoCarte | undefined, mode: string): InfoCarte {
  return withoutLeftovers({ ...infocarte, impression: mode });
}

/** Clears quantities and models that the print mode or the QR answer does not include. */
export function withoutLeftovers(infocarte: InfoCarte): InfoCarte {
  const prints = printsOf(infocarte.impression);
  const qrCode = infocarte.qrcode === 'oui';
  const {
    nombreExemplaire,
    nombreExemplaireQrCode,
    nombreExemplaireMenu,
    orientationMenu,
    modeleQrCode,
    modeleQrCodeSticker,
    ...rest
  } = infocarte;
  return {
    ...rest,
    ...(prints.card && nombreExemplaire !== undefined ? { nombreExemplaire } : {}),
    ...(prints.qrCode && nombreExemplaireQrCode !== undefined ? { nombreExemplaireQrCode } : {}),
    ...(prints.menu && nombreExemplaireMenu !== undefined ? { nombreExemplaireMenu } : {}),
    ...(prints.menu && orientationMenu !== undefined ? { orientationMenu } : {}),
    ...(qrCode && modeleQrCode !== undefined ? { modeleQrCode } : {}),
    ...(prints.qrCode && modeleQrCodeSticker !== undefined ? { modeleQrCodeSticker } : {}),
  };
}

const FLAPS: Record<string, string> = { '1_volet': 'un volet', '2_volets': 'deux volets' };

/** 'A4, deux volets'; most format names include the number of flaps. */
export function cardFormat({ format, matiereFormat }: InfoCarte): string {
  const name = format?.name ?? '';
  const flaps = /volet/i.test(name) ? '' : FLAPS[matiereFormat ?? ''];
  return [name, flaps].filter(Boolean).join(', ');
}

/**
 * Summary for a print shop: 'A4, deux volets · Polyart mat 240 g · 50 cartes · 24 QR codes · menu 1xA3'. Empty where
 * nothing is printed.
 */
export function printSummary(infocarte: InfoCarte | undefined): string {
  const prints = printsOf(infocarte?.impression);
  if (infocarte === undefined || !(prints.card || prints.qrCode || prints.menu)) return '';
  const card = prints.card || prints.menu;
  const copies = (shown: boolean, number: string | undefined, noun: string) =>
    shown && number?.trim() ? `${number.trim()} ${noun}` : '';
  return [
    card ? cardFormat(infocarte) : '',
    card ? infocarte.matiere?.name : '',
    copies(prints.card, infocarte.nombreExemplaire, 'cartes'),
    copies(prints.qrCode, infocarte.nombreExemplaireQrCode, 'QR codes'),
    prints.menu ? ['menu', infocarte.nombreExemplaireMenu].filter(Boolean).join(' ') : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
