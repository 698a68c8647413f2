import { cardLines } from '@ardoise/domain/kinds/chr/docket.ts';
import { countDrinks } from '@ardoise/domain/projects/draft-fields.ts';
import { answeredLines } from '@ardoise/domain/wizards/summary-lines.ts';
import type { SummaryLine, WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';

/** Answered questions of the order so far; its drinks have a list of their own. */
export function summaryLines(project: WizardProject, agency: string): SummaryLine[] {
  return [
    ...answeredLines([
      ['Point de vente', project.pdv?.nomPDV],
      ['Agence', agency],
    ]),
    ...cardLines(project),
  ];
}

/** 'Carte Brasserie, A4 deux volets, 50 cartes et 24 QR codes pour Brasserie du Palais.' */
export function orderInWords({ infocarte, pdv }: WizardProject): string {
  const copies = [
    infocarte?.nombreExemplaire && `${infocarte.nombreExemplaire}\u00a0cartes`,
    infocarte?.nombreExemplaireQrCode && `${infocarte.nombreExemplaireQrCode}\u00a0QR codes`,
    infocarte?.nombreExemplaireMenu && `menu extérieur ${infocarte.nombreExemplaireMenu}`,
  ].filter(Boolean);
  const nothing = infocarte?.impression === 'aucun' ? 'sans impression' : 'impression à choisir';
  const printed = copies.length > 0 ? copies.join(', ').replace(/, ([^,]*)$/, ' et $1') : nothing;
  return `Carte Brasserie, ${infocarte?.format?.name?.replace(', ', ' ') ?? 'format à choisir'}, ${printed} pour ${pdv?.nomPDV ?? ''}.`;
}

/** Number of drinks, for the summary's button. */
export function summaryCount({ infocarte }: WizardProject): number {
  return countDrinks(infocarte?.boissons);
}
