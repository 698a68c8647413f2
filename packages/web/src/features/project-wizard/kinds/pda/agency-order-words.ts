import { countDrinks } from '@ardoise/domain/projects/draft-fields.ts';
import { plainTextOf } from '@ardoise/domain/rich-text/plain-text-of.ts';
import { cardFormat } from '@ardoise/domain/wizards/steps/print-modes.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { counted } from '../../../../components/format-number.ts';

const wordsOf = (stored: string | undefined) => plainTextOf(stored).split(/\s+/).filter(Boolean).length;

/** 'Oui, 48 stickers'; empty while unanswered. */
function qrCodeInWords({ infocarte = {} }: WizardProject): string {
  const { qrcode, nombreExemplaireQrCode } = infocarte;
  if (qrcode === 'non') return 'Non';
  if (qrcode !== 'oui') return '';
  return nombreExemplaireQrCode ? `Oui, ${nombreExemplaireQrCode}\u00a0stickers` : 'Oui';
}

/** What the agency receives, answered so far: label and value. */
export function agencyReceives(project: WizardProject): [string, string][] {
  const { infocarte = {}, briefPDA, contenu = [] } = project;
  const words = wordsOf(briefPDA);
  const lines: [string, string | undefined][] = [
    ['Cartes', infocarte.nombreExemplaire],
    ['QR code', qrCodeInWords(project)],
    ['Format', infocarte.format && cardFormat(infocarte)],
    ['Matière', infocarte.matiere?.name],
    ['Brief', words > 0 ? counted(words, 'mot', 'mots') : ''],
    ['Fichiers', contenu.length > 0 ? String(contenu.length) : ''],
  ];
  return lines.filter((line): line is [string, string] => Boolean(line[1]));
}

/** 'Direct Agence, Affiche A4, 50 cartes et 24 stickers pour Brasserie du Palais.' */
export function agencyOrderInWords({ infocarte = {}, pdv }: WizardProject): string {
  const { nombreExemplaire, nombreExemplaireQrCode, format } = infocarte;
  const copies = [
    nombreExemplaire && `${nombreExemplaire}\u00a0cartes`,
    nombreExemplaireQrCode && `${nombreExemplaireQrCode}\u00a0stickers`,
  ].filter(Boolean);
  return [
    'Direct Agence',
    format?.name ?? 'format à choisir',
    `${copies.join(' et ') || 'exemplaires à choisir'} pour ${pdv?.nomPDV ?? ''}.`,
  ].join(', ');
}

/** Number of drinks, for the summary's button. */
export function summaryCount({ boissons }: WizardProject): number {
  return countDrinks(boissons);
}
