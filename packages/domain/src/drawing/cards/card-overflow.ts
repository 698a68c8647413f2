import { howManyFit } from '../fit-text.ts';
import type { Overflow } from '../mark.ts';
import type { CardContent, CardInfos } from './card-content.ts';

/** An answer that could be shorter: how long it is, and the card with only so much of it. */
interface Shortenable {
  field: string;
  unit: Overflow['unit'];
  count: number;
  shortened: (count: number) => CardContent;
}

/** A text shorter than this is not what is too much. */
const LONG = 40;
/** So many texts are named at most, the longest. */
const MOST_NAMED = 4;

function firstSigns(text: string, count: number): string {
  return Array.from(text).slice(0, count).join('');
}

function texts(card: CardContent): Shortenable[] {
  const { formulas = [], infos } = card;
  const text = (field: string, typed: string | undefined, withText: (text: string) => CardContent) => ({
    field,
    unit: 'caractère' as const,
    count: Array.from(typed ?? '').length,
    shortened: (count: number) => withText(firstSigns(typed ?? '', count)),
  });
  const ofFormulas = formulas.flatMap((formula, rank) =>
    (['nomFormule', 'compoFormule'] as const).map((name) =>
      text(`${formula.path}.${name}`, formula[name], (said) => ({
        ...card,
        formulas: formulas.with(rank, { ...formula, [name]: said }),
      })),
    ),
  );
  const ofInfos = Object.entries(infos ?? {}).map(([name, typed]) =>
    text(`autresInfos.${name}`, typed, (said) => ({
      ...card,
      infos: { ...infos, [name as keyof CardInfos]: said },
    })),
  );
  const name = text('autresInfos.nomPdv', card.name, (said) => ({ ...card, name: said }));
  return [name, ...ofInfos, ...ofFormulas]
    .filter(({ count }) => count > LONG)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_NAMED);
}

function withDrinks(card: CardContent, count: number): CardContent {
  let left = count;
  const families = card.families.map((family) => {
    const drinks = family.drinks.slice(0, left);
    left -= drinks.length;
    return { ...family, drinks };
  });
  return { ...card, families: families.filter(({ drinks }) => drinks.length > 0) };
}

function entries(card: CardContent): Shortenable[] {
  const { families, cocktails = [], formulas = [] } = card;
  return [
    {
      field: 'infocarte.boissons',
      unit: 'boisson',
      count: families.reduce((sum, { drinks }) => sum + drinks.length, 0),
      shortened: (count) => withDrinks(card, count),
    },
    {
      field: 'infopdv.formules',
      unit: 'formule',
      count: formulas.length,
      shortened: (count) => ({ ...card, formulas: formulas.slice(0, count) }),
    },
    {
      field: 'infocarte.cocktails',
      unit: 'cocktail',
      count: cocktails.length,
      shortened: (count) => ({ ...card, cocktails: cocktails.slice(0, count) }),
    },
  ];
}

/** Those that alone, shortened to at least `least`, let the card be set; with exactly how much of each. */
function enoughAlone(
  answers: readonly Shortenable[],
  least: number,
  canBeSet: (card: CardContent) => boolean,
): Overflow[] {
  return answers.flatMap(({ field, unit, count, shortened }) => {
    if (count <= least || !canBeSet(shortened(least))) return [];
    const fits = least + howManyFit(count - least, (some) => canBeSet(shortened(least + some)));
    return [{ field, fits, unit }];
  });
}

/**
 * Which answers of a card that cannot be set, each shortened alone, would let it be, and to how much; of texts if any,
 * else of choices. The format with 0 where nothing alone is enough.
 */
export function cardOverflow(card: CardContent, canBeSet: (card: CardContent) => boolean): Overflow[] {
  const ofTexts = enoughAlone(texts(card), 1, canBeSet);
  if (ofTexts.length > 0) return ofTexts;
  const ofEntries = enoughAlone(entries(card), 1, canBeSet);
  return ofEntries.length > 0 ? ofEntries : [{ field: 'infocarte.format', fits: 0, unit: 'format' }];
}
