import type { CardContent } from '@ardoise/domain/drawing/cards/card-content.ts';
import type { CardDrawing } from '@ardoise/domain/drawing/cards/layout-card.ts';
import { cardFormat } from '@ardoise/domain/wizards/steps/print-modes.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { drawnWords } from '../../../components/preview/drawn-words.ts';

/** Its format, beside the title, and which side is shown: 'A4, deux volets, ouverte'; 'A4, un volet, recto'. */
export function cardDetail({ infocarte = {} }: WizardProject, { folds }: Pick<CardDrawing, 'folds'>): string {
  if (infocarte.format === undefined) return 'format à choisir';
  const oneSide = /recto verso/i.test(infocarte.format.media_format ?? '') && 'recto';
  return [cardFormat(infocarte), folds.length > 0 ? 'ouverte' : oneSide].filter(Boolean).join(', ');
}

/** The card as a text alternative. */
export function cardInWords(drawing: Pick<CardDrawing, 'marks'>): string {
  return `Carte Brasserie\u00a0: ${drawnWords(drawing)}`;
}

/** What was chosen, by its path: a family and each of its drinks, each cocktail; illustrations have no name. */
export function chosenNames(
  card: Pick<CardContent, 'sections' | 'families' | 'cocktails' | 'illustrations'>,
): ReadonlyMap<string, string> {
  const { cocktails = [], illustrations = [] } = card;
  const families = [...card.sections, ...card.families];
  const named = [...families, ...families.flatMap(({ drinks }) => drinks), ...cocktails];
  return new Map([
    ...named.map(({ path, name }) => [path, name] as const),
    ...illustrations.map(({ path }, rank) => [path, String(rank + 1)] as const),
  ]);
}
