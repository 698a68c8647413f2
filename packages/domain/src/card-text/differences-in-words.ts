import type { CardDifference, DifferenceNature } from './compare-cards.ts';

const named = ({ nom }: CardDifference): string => nom.trim() || '(sans nom)';

/** 'Entrecôte 300 g : 24,50 € → 25,50 €' */
function inWords(difference: CardDifference): string {
  const { nature, avant, apres } = difference;
  const name = named(difference);
  switch (nature) {
    case 'absent':
      return `${name}\u00a0: retiré`;
    case 'en plus':
      return `${name}\u00a0: ajouté${apres === '' ? '' : `, ${apres}`}`;
    case 'déplacé':
      return `${name}\u00a0: sous «\u00a0${apres}\u00a0»`;
    default:
      return `${name}\u00a0: ${avant || '……'} → ${apres || '……'}`;
  }
}

/** What stands for those that are not told. */
export const othersInWords = (rest: number): string => (rest === 1 ? 'et 1 autre' : `et ${rest} autres`);

/** The lines that differ, one each, at most so many characters: 'et 12 autres' stands for the rest. */
export function differencesInWords(differences: readonly CardDifference[], longest: number): string {
  const lines: string[] = [];
  let length = 0;
  for (const [rank, difference] of differences.entries()) {
    const line = inWords(difference);
    length += line.length + 1;
    if (length > longest) {
      lines.push(othersInWords(differences.length - rank));
      break;
    }
    lines.push(line);
  }
  return lines.join('\n');
}

export const isPriceNature = (nature: DifferenceNature): boolean =>
  nature === 'prix différent' || nature === 'prix ajouté';

/** '2 prix diffèrent du texte signé'; moves count only where nothing else differs. */
export function differencesTitle(differences: readonly CardDifference[], of: string): string {
  const prices = differences.filter(({ nature }) => isPriceNature(nature)).length;
  if (prices === 1) return `1 prix diffère ${of}`;
  if (prices > 1) return `${prices} prix diffèrent ${of}`;
  const texts = differences.filter(({ nature }) => nature !== 'déplacé').length || differences.length;
  if (texts === 0) return `Rien ne diffère ${of}`;
  return texts === 1 ? `1 ligne diffère ${of}` : `${texts} lignes diffèrent ${of}`;
}
