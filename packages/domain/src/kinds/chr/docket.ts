import type { ProjectDocument } from '../../projects/project.ts';
import { drinksInFamilies } from '../../wizards/fields/drink-lines.ts';
import { NO_ILLUSTRATION } from '../../wizards/steps/illustration-choices.ts';
import { cardFormat } from '../../wizards/steps/print-modes.ts';
import { answeredLines, countInWords } from '../../wizards/summary-lines.ts';
import type { SummaryLine } from '../../wizards/wizard-project.ts';
import { chosenMode } from '../card-print.ts';
import type { DocketOf } from '../docket.ts';
import { chosenCocktails, visualsAnswer } from './steps/cocktails.ts';
import { NO_FORMULA } from './steps/formules.ts';

function formulas({ infopdv }: ProjectDocument): string {
  return infopdv?.noFormule === NO_FORMULA ? 'aucune' : String(infopdv?.formules?.length || '');
}

/** '4, avec visuels' */
function cocktails({ infocarte }: ProjectDocument): string {
  const chosen = chosenCocktails(infocarte?.cocktails);
  if (chosen.length === 0) return Object.keys(infocarte?.cocktails ?? {}).length > 0 ? 'aucun' : '';
  return visualsAnswer(infocarte?.cocktails) === 'oui'
    ? `${chosen.length}, avec visuels`
    : `${chosen.length}`;
}

function illustrations({ infocarte }: ProjectDocument): string {
  const all = Object.values(infocarte?.illustrations ?? {});
  const chosen = all.filter(({ name }) => name !== NO_ILLUSTRATION);
  return chosen.length > 0 ? String(chosen.length) : all.length > 0 ? 'aucune' : '';
}

function textLines({ texteCarte }: ProjectDocument): string {
  const count = texteCarte?.lignes?.length ?? 0;
  return count === 0 ? '' : countInWords(count, 'ligne');
}

/** The names of the lines that nobody had checked when the client signed. */
function doubtsAtSignature({ texteCarte, lectureCarte }: ProjectDocument): string {
  const doubted = new Set(
    lectureCarte?.lignes?.filter(({ aLaSignature }) => aLaSignature).map(({ entree }) => entree),
  );
  const lines = (texteCarte?.lignes ?? []).filter(({ entree = '' }) => doubted.has(entree));
  return lines.map(({ nom, prix }) => nom?.trim() || prix).join(', ');
}

/** What was chosen of a card, in the order of its steps; `drinks` is the line of the drinks, where it has one. */
export function cardLines(document: ProjectDocument, drinks = ''): SummaryLine[] {
  const { infocarte } = document;
  return answeredLines([
    ['Thème', infocarte?.template?.name],
    ['Format', infocarte?.format && cardFormat(infocarte)],
    ['Matière', infocarte?.matiere?.name],
    ['Boissons', drinks],
    ['Formules', formulas(document)],
    ['Cocktails', cocktails(document)],
    ['Texte de la carte', textLines(document)],
    ['À vérifier à la signature', doubtsAtSignature(document)],
    ['Illustrations', illustrations(document)],
    ['Frise', infocarte?.frise?.name],
    ['Impression', chosenMode(document)],
    ['Cartes', infocarte?.nombreExemplaire],
    ['QR codes', infocarte?.nombreExemplaireQrCode],
    ['Menus extérieurs', infocarte?.nombreExemplaireMenu],
  ]);
}

/** Docket of a Carte Brasserie. */
export const chrDocket: DocketOf = (order) => ({
  lines: cardLines(order, drinksInFamilies(order.infocarte?.boissons)),
  items: [],
  texts: [],
});
