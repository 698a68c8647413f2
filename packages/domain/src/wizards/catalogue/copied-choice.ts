import type { CatalogueList } from '../../catalogue/catalogue-lists.ts';
import type { ProjectDocument } from '../../projects/project.ts';
import { answerAt, withAnswer } from '../answer-at.ts';

type Copy = Readonly<Record<string, unknown>>;

/** An entry of a list. */
export interface EntryOf {
  list: CatalogueList;
  item: { readonly id: string; readonly [field: string]: unknown };
}

/** Of a format, a Direct Agence's too. */
const FORMAT = {
  id: 'id',
  name: 'name',
  image: 'image',
  media_format: 'media_format',
  code_produit: 'code_produit',
  field_1_volet: 'field_1_volet',
  field_2_volets: 'field_2_volets',
  largeurMm: 'largeurMm',
  hauteurMm: 'hauteurMm',
};

/** Fields that a copy takes from an entry of each list, by their name there; others: id, name and image. */
const COPIED: Partial<Record<CatalogueList, Readonly<Record<string, string>>>> = {
  boissons: {
    id: 'id',
    name: 'name_1',
    image: 'field_gamme_image_boissons_1',
    format: 'field_gamme_format_boissons',
  },
  format: FORMAT,
  formatPDA: FORMAT,
  matieres: { id: 'id', name: 'name' },
  matieres_chr: { id: 'id', name: 'name' },
  cocktails: { id: 'id', name: 'name', image: 'image', ingredient: 'ingredient' },
  'visuel-solide': {
    id: 'id',
    name: 'name',
    image: 'field_image_visuel_solide',
    parent: 'field_type_de_solide',
  },
  boards: {
    name: 'name',
    type: 'field_type_de_board',
    state: 'field_state_name_brief',
    imageBoard: 'field_image_board',
  },
};
const USUAL = { id: 'id', name: 'name', image: 'image' };

/** An entry as copied into a draft, keeping the former copy's other fields. A board is renumbered under its name. */
export function copyOf({ list, item }: EntryOf, former: Copy): Copy {
  const copied = Object.entries(COPIED[list] ?? USUAL).flatMap(([own, field]) =>
    item[field] === undefined ? [] : [[own, item[field]]],
  );
  const copy: Copy = { ...former, ...Object.fromEntries(copied) };
  if (list !== 'boards' || copy.name === former.name) return copy;
  const { displayName: _numbered, ...board } = copy;
  return board;
}

const WRITTEN = /\.(solide)([12]?)$/;

/** The name printed under a solid follows it, unless it was edited. `path` is the solid's. */
export function withWrittenName(
  document: ProjectDocument,
  path: string,
  former: unknown,
  next: unknown,
): ProjectDocument {
  if (!WRITTEN.test(path)) return document;
  const at = path.replace(WRITTEN, '.nomsolide$2');
  const written = answerAt(document, at);
  return written === (former as Copy).name ? withAnswer(document, at, (next as Copy).name) : document;
}
