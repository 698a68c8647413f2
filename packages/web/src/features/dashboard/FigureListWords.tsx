import { figureListWords } from '../../components/projects/figure-list-words.ts';

interface FigureListWordsProps {
  text: string;
  nameOf: (username: string) => string;
}

/** Which orders a figure opened: loaded with the first list that one does. */
export function FigureListWords({ text, nameOf }: FigureListWordsProps) {
  return figureListWords(text, nameOf);
}
