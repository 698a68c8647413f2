import { chosenCocktails } from '@ardoise/domain/kinds/chr/steps/cocktails.ts';
import { NO_FORMULA } from '@ardoise/domain/kinds/chr/steps/formules.ts';
import { countDrinks } from '@ardoise/domain/projects/draft-fields.ts';
import { FLAP_LABELS } from '@ardoise/domain/wizards/steps/card-format.ts';
import { NO_ILLUSTRATION } from '@ardoise/domain/wizards/steps/illustration-choices.ts';
import { PRINT_MODES, type PrintMode } from '@ardoise/domain/wizards/steps/print-modes.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';

const lower = (text: string | undefined) => (text ?? '').toLowerCase();

function contentLines({ infocarte, infopdv }: WizardProject): [string, string | undefined][] {
  const cocktails = chosenCocktails(infocarte?.cocktails).length;
  const illustrations = Object.values(infocarte?.illustrations ?? {}).filter(
    ({ name }) => name !== NO_ILLUSTRATION,
  ).length;
  const formulas = infopdv?.noFormule === NO_FORMULA ? 'aucune' : String(infopdv?.formules?.length || '');
  return [
    ['Formules', formulas],
    [
      'Cocktails',
      cocktails > 0 ? String(cocktails) : Object.keys(infocarte?.cocktails ?? {}).length > 0 ? 'aucun' : '',
    ],
    [
      'Illustrations',
      illustrations > 0
        ? String(illustrations)
        : Object.keys(infocarte?.illustrations ?? {}).length > 0
          ? 'aucune'
          : '',
    ],
    ['Frise', infocarte?.frise?.name],
  ];
}

/** Answered questions of the order so far, label and value. */
export function summaryLines(project: WizardProject, agency: string): [string, string][] {
  const { pdv, infocarte } = project;
  const flaps = infocarte?.matiereFormat;
  const format = infocarte?.format?.name;
  const saysFlaps = flaps !== undefined && lower(format).includes(lower(FLAP_LABELS[flaps]));
  const lines: [string, string | undefined][] = [
    ['Point de vente', pdv?.nomPDV],
    ['Agence', agency],
    ['Thème', infocarte?.template?.name],
    ['Format', format && flaps && !saysFlaps ? `${format}, ${lower(FLAP_LABELS[flaps])}` : format],
    ['Matière', infocarte?.matiere?.name],
    ...contentLines(project),
    ['Impression', PRINT_MODES[infocarte?.impression as PrintMode]?.label],
    ['Cartes', infocarte?.nombreExemplaire],
    ['QR codes', infocarte?.nombreExemplaireQrCode],
    ['Menus extérieurs', infocarte?.nombreExemplaireMenu],
  ];
  return lines.filter((line): line is [string, string] => Boolean(line[1]));
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
