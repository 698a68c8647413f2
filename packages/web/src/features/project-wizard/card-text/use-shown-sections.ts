import type { SectionWithLines } from '@ardoise/domain/card-text/card-sections.ts';
import type { CardLine } from '@ardoise/domain/projects/card-text.ts';
import { useState } from 'react';
import { isDoubted, type KnownLines } from '../../../components/card-text/doubts.ts';

/** From so many lines on sections fold, and only open ones are in the page. */
const LONG = 120;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('fr');

const matches = ({ nom = '', detail = '', prix = '' }: CardLine, query: string): boolean =>
  folded(`${nom} ${detail} ${prix}`).includes(query);

interface Shown {
  blocks: readonly SectionWithLines[];
  known: KnownLines;
  /** A line that is open stays in the page. */
  open: string | null;
}

/** Which sections of a long card are folded: all but the first that has a line to be checked, and those that were opened. */
function useFolds({ blocks, known, open }: Shown) {
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  // Unfolded at first; it stays so once all of it is seen.
  const [begun] = useState(() => {
    const hasDoubts = ({ lines }: SectionWithLines) => lines.some((line) => isDoubted(known, line));
    return (blocks.find(hasDoubts) ?? blocks[0])?.section?.entree;
  });
  const isFolded = ({ section, lines }: SectionWithLines) => {
    const id = section?.entree ?? '';
    if (open !== null && lines.some(({ entree }) => entree === open)) return false;
    return toggled.get(id) ?? id !== begun;
  };
  const setFolded = (id: string, isNow: boolean) => setToggled((all) => new Map(all).set(id, isNow));
  return { isFolded, setFolded };
}

/** Which sections and lines are in the page: of a long card those that are unfolded, or that are looked for. */
export function useShownSections(shown: Shown) {
  const { blocks, known, open } = shown;
  const [query, search] = useState('');
  const [onlyDoubted, showOnlyDoubted] = useState(false);
  const { isFolded, setFolded } = useFolds(shown);
  const isLong = blocks.reduce((sum, { lines }) => sum + lines.length, 0) >= LONG;
  const wanted = folded(query.trim());
  const isFiltered = isLong && (wanted !== '' || onlyDoubted);
  const isFound = (line: CardLine) =>
    line.entree === open ||
    ((wanted === '' || matches(line, wanted)) && (!onlyDoubted || isDoubted(known, line)));
  const found = () =>
    blocks.flatMap((block) => {
      const lines = block.lines.filter(isFound);
      return lines.length === 0 ? [] : [{ ...block, lines }];
    });
  const foldOf = (block: SectionWithLines) => {
    if (!isLong || isFiltered) return undefined;
    const isNow = isFolded(block);
    return { isFolded: isNow, onToggle: () => setFolded(block.section?.entree ?? '', !isNow) };
  };
  /** Unfolds the section of a line. */
  const reveal = (line: string) => {
    const block = blocks.find(({ lines }) => lines.some(({ entree }) => entree === line));
    if (block !== undefined) setFolded(block.section?.entree ?? '', false);
  };
  const unfold = (id: string) => setFolded(id, false);
  const sections = isFiltered ? found() : blocks;
  return {
    sections,
    isLong,
    isFiltered,
    query,
    search,
    onlyDoubted,
    showOnlyDoubted,
    foldOf,
    unfold,
    reveal,
  };
}
