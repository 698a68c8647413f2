import type { Board } from './board.ts';
import type { CardText } from './card-text.ts';
import { ENTRY_ID } from './field-formats.ts';
import type { ContenuEntry, Formule, ProjectDocument, Support } from './project.ts';

/** A list item of the document that people add, edit and delete individually, identified by its own id. */
export interface Entry {
  entree?: string | undefined;
}

/** The lists of entries that a repeating step can have, by their place in the document. */
export interface EntryLists {
  boards: Board;
  supports: Support;
  contenu: ContenuEntry;
  'infopdv.formules': Formule;
}

/**
 * Id of an entry without one: derived from its rank, so that two devices that read the same old draft generate the same
 * ids.
 */
function idByRank(rank: number, taken: ReadonlySet<string>): string {
  let number = rank + 1;
  while (taken.has(`r${number}`)) number += 1;
  return `r${number}`;
}

/**
 * Assigns each item a unique id; the first item with a duplicate id keeps it. `proper` is an id the item already
 * implies.
 */
function withIds<Item extends Entry>(
  items: readonly Item[],
  proper: (item: Item) => string | undefined = () => undefined,
): Item[] {
  const taken = new Set<string>();
  const take = (id: string | undefined): string | undefined => {
    if (id === undefined || taken.has(id)) return undefined;
    taken.add(id);
    return id;
  };
  const kept = items.map((item) => take(item.entree));
  return items.map((item, rank) => {
    if (kept[rank] !== undefined) return item;
    const brought = proper(item) ?? '';
    const entree = take(ENTRY_ID.test(brought) ? brought : undefined) ?? take(idByRank(rank, taken));
    return { ...item, entree };
  });
}

type Boards = NonNullable<ProjectDocument['boards']>;

function boardsWithIds(boards: Boards): Boards {
  return withIds(boards).map((board) => {
    const prices = board.brief?.['gamme-prix'];
    return prices === undefined
      ? board
      : { ...board, brief: { ...board.brief, 'gamme-prix': withIds(prices) } };
  });
}

function cardWithIds(text: CardText): CardText {
  const { sections, lignes } = text;
  return {
    ...text,
    ...(sections === undefined ? {} : { sections: withIds(sections) }),
    ...(lignes === undefined ? {} : { lignes: withIds(lignes) }),
  };
}

/**
 * The document with an id on each of its entries: formulas, photos and files of the content, sections and lines of the
 * card's text, boards and their price lines, supports. Assigned when a draft is opened or saved, never to stored data in place; signatures do not cover
 * them (specification/project-data.md#ids-of-entries). A photo's id is its file's, so that one file never becomes two
 * entries.
 */
export function withEntryIds(document: ProjectDocument): ProjectDocument {
  const { infopdv, contenu, texteCarte, boards, supports } = document;
  return {
    ...document,
    ...(infopdv?.formules === undefined
      ? {}
      : { infopdv: { ...infopdv, formules: withIds(infopdv.formules) } }),
    ...(contenu === undefined ? {} : { contenu: withIds(contenu, ({ photo }) => photo) }),
    ...(texteCarte === undefined ? {} : { texteCarte: cardWithIds(texteCarte) }),
    ...(boards === undefined ? {} : { boards: boardsWithIds(boards) }),
    ...(supports === undefined ? {} : { supports: withIds(supports) }),
  };
}
