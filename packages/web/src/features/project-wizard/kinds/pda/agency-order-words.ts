import { plainTextOf } from '@ardoise/domain/base/rich-text/plain-text-of.ts';
import { agencyLines } from '@ardoise/domain/kinds/pda/docket.ts';
import { countDrinks } from '@ardoise/domain/projects/draft-fields.ts';
import { answeredLines } from '@ardoise/domain/wizards/summary-lines.ts';
import type { SummaryLine, WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { counted } from '../../../../components/format-number.ts';

const wordsOf = (stored: string | undefined) => plainTextOf(stored).split(/\s+/).filter(Boolean).length;

/** What the agency receives, answered so far. */
export function agencyReceives(project: WizardProject): SummaryLine[] {
  const { briefPDA, contenu = [] } = project;
  const words = wordsOf(briefPDA);
  return [
    ...agencyLines(project),
    ...answeredLines([
      ['Brief', words > 0 ? counted(words, 'mot', 'mots') : ''],
      ['Fichiers', contenu.length > 0 ? String(contenu.length) : ''],
    ]),
  ];
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
