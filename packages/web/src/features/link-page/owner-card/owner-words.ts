import type { CardLine, LineReading } from '@ardoise/domain/projects/card-text.ts';
import { choicesOf, type KnownLine, pricesBeside } from '../../../components/card-text/doubts.ts';

/** What is to be checked of a line, to its owner, and what they may do about it. */
interface OwnerDoubt {
  words: string;
  /** Prices to choose from. */
  choices: readonly string[];
  /** The act that opens the line. */
  act: string;
}

/** Of a line among those of its section. */
export function ownerDoubt(
  line: CardLine,
  known: KnownLine,
  { title, lines }: { title: string; lines: readonly CardLine[] },
): OwnerDoubt {
  const choices = choicesOf(line, known);
  switch (known.doubt?.doubt) {
    case 'sans prix':
      return { words: 'Nous n’avons pas lu de prix.', choices, act: 'Écrire le prix' };
    case 'sans nom':
      return { words: 'Nous n’avons pas lu de nom.', choices, act: 'Écrire le nom' };
    case 'deux prix':
      return { words: 'Deux prix lus. Lequel est le bon\u00a0?', choices, act: 'Autre' };
    case 'prix loin': {
      const beside = pricesBeside({ line, lines });
      const others = title.trim() === '' ? 'prix' : title.trim().toLocaleLowerCase('fr');
      const range = beside === null ? '' : ` Les autres ${others} vont de ${beside[0]} à ${beside[1]}.`;
      return { words: `Lu ${line.prix ?? ''}.${range}`, choices, act: 'Corriger' };
    }
    case 'prix du titre':
      return {
        words: `${line.prix ?? ''}, le prix du titre, vaut aussi pour les lignes suivantes\u00a0?`,
        choices,
        act: 'Corriger',
      };
    case 'lettres':
      return { words: 'Il manque peut-être des lettres.', choices, act: 'Corriger' };
    default:
      return { words: 'Cette ligne réunit peut-être deux colonnes.', choices, act: 'Corriger' };
  }
}

/** 'Page 1, ligne 8' */
export function placeOf({ lu }: LineReading): string {
  const { page = 0, ligne = 0 } = lu ?? {};
  return [page > 0 ? `Page ${page}` : '', ligne > 0 ? `ligne ${ligne}` : ''].filter(Boolean).join(', ');
}
