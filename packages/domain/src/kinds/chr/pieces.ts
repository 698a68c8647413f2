import { hasCardText } from '../../projects/has-card-text.ts';
import type { ProjectDocument } from '../../projects/project.ts';
import { cardPieces } from '../card-pieces.ts';
import { joined, type PiecesOf, type ShownChoice, shownDrinks } from '../pieces.ts';
import { chrPrint } from './print.ts';
import { chosenCocktails } from './steps/cocktails.ts';
import { NO_FORMULA } from './steps/formules.ts';

function linesOf({ texteCarte, infopdv, infocarte }: ProjectDocument): string[] {
  const formulas = infopdv?.noFormule === NO_FORMULA ? [] : (infopdv?.formules ?? []);
  return [
    ...(texteCarte?.sections ?? []).map(({ titre }) => titre ?? ''),
    ...(texteCarte?.lignes ?? []).map(({ nom, detail, volume }) => joined([nom, detail, volume], ' ')),
    ...formulas.map(({ nomFormule, compoFormule }) => joined([nomFormule, compoFormule], ' ')),
    ...chosenCocktails(infocarte?.cocktails).map(({ name, ingredient }) => joined([name, ingredient], ' ')),
  ].filter((line) => line.trim() !== '');
}

/** Cards, exterior menus and codes of a Carte Brasserie. */
export const chrPieces: PiecesOf = (document, { type, mentions }) => {
  const { infocarte } = document;
  const theme = infocarte?.template?.name?.trim();
  const shows: ShownChoice[] = [
    ...shownDrinks(infocarte?.boissons, (family) => `à la carte, ${family}`),
    ...(theme ? [{ nature: 'theme', name: theme, where: `thème ${theme}` } as const] : []),
    ...mentions.map(({ name }) => ({ nature: 'mention', name, where: 'au bas de la carte' }) as const),
  ];
  return cardPieces(type, chrPrint.items(document), document, {
    shows,
    lines: linesOf(document),
    readable: hasCardText(document),
  });
};
