import type { OrderLeft } from './order-questions.ts';

/** The title of an order's first page and the sentence under it. */
export interface HeadWords {
  title: string;
  lede: string;
}

/** What is left of an order, in its client's words; `returned` by the agency, which waits for a precision. */
export function headInWords(left: OrderLeft, returned: boolean): HeadWords {
  if (left === 'nothing')
    return {
      title: 'Votre commande est signée',
      lede: 'Le siège décide de la suite\u00a0: vous n’avez rien à faire.',
    };
  if (returned)
    return {
      title: 'Votre commande, à reprendre',
      lede:
        left === 'send'
          ? 'Elle est signée. L’agence attend une précision pour continuer\u00a0: corrigez ce qu’il faut, puis envoyez-la.'
          : 'L’agence attend une précision pour continuer. Corrigez ce qu’il faut, puis signez.',
    };
  if (left === 'send')
    return { title: 'Votre commande est signée', lede: 'Il reste à l’envoyer à l’agence.' };
  return {
    title: 'Votre commande, à compléter',
    lede: 'Cinq questions, un quart d’heure. Tout s’enregistre\u00a0: vous pouvez vous arrêter et reprendre.',
  };
}
