import type {
  CardLine,
  CardSection,
  CardText,
  CardTextReading,
  DrinkPrice,
  LineReading,
} from '../projects/card-text.ts';
import { changesOf, type ListChanges, withChanges } from './list-changes.ts';

/**
 * What was changed of the text of a card since a version that both sides know: a letter of 600 lines is sent as one
 * line, not as 60 KB (specification/card-text.md#saving).
 */
export interface CardTextChanges {
  sections?: ListChanges<CardSection> | undefined;
  lignes?: ListChanges<CardLine> | undefined;
  boissons?: ListChanges<DrinkPrice> | undefined;
  origine?: CardTextReading['origine'];
  lecture?: ListChanges<LineReading> | undefined;
}

/** The two parts of the document that are saved by their changes. */
export interface CardParts {
  texteCarte?: CardText | undefined;
  lectureCarte?: CardTextReading | undefined;
}

const entryId = ({ entree = '' }: { entree?: string | undefined }): string => entree;
const drinkId = ({ cle }: DrinkPrice): string => cle;

/** Undefined where nothing changed; both sides have the ids of their entries. */
export function cardChanges(
  before: CardParts,
  after: CardParts,
  same: (one: unknown, other: unknown) => boolean,
): CardTextChanges | undefined {
  const [was, is] = [before.texteCarte ?? {}, after.texteCarte ?? {}];
  const [read, reads] = [before.lectureCarte ?? {}, after.lectureCarte ?? {}];
  const changes = {
    sections: changesOf(was.sections ?? [], is.sections ?? [], { idOf: entryId, same }),
    lignes: changesOf(was.lignes ?? [], is.lignes ?? [], { idOf: entryId, same }),
    boissons: changesOf(was.boissons ?? [], is.boissons ?? [], { idOf: drinkId, same }),
    lecture: changesOf(read.lignes ?? [], reads.lignes ?? [], { idOf: entryId, same }),
    origine: same(read.origine, reads.origine) ? undefined : (reads.origine ?? {}),
  };
  const changed = Object.entries(changes).filter(([, change]) => change !== undefined);
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

/** The two parts after the changes. */
export function withCardChanges(before: CardParts, changes: CardTextChanges): Required<CardParts> {
  const { sections = {}, lignes = {}, boissons = {}, lecture = {}, origine } = changes;
  const { texteCarte: text = {}, lectureCarte: reading = {} } = before;
  return {
    texteCarte: {
      ...text,
      sections: withChanges(text.sections ?? [], sections, entryId),
      lignes: withChanges(text.lignes ?? [], lignes, entryId),
      boissons: withChanges(text.boissons ?? [], boissons, drinkId),
    },
    lectureCarte: {
      ...reading,
      ...(origine === undefined ? {} : { origine }),
      lignes: withChanges(reading.lignes ?? [], lecture, entryId),
    },
  };
}
