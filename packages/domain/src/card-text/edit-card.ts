import type { CardLine, CardSection, CardText, CardTextReading, LineReading } from '../projects/card-text.ts';
import { CARD_TEXT_LIMITS } from '../projects/card-text-limits.ts';
import type { CardParts } from './card-changes.ts';
import { sectionsWithLines } from './card-sections.ts';
import type { ReadRow, ReadSection } from './reading/read-section.ts';

/**
 * The acts on the text of a card. Each returns the two parts of the document; what an act does not touch keeps its
 * identity, so that 600 lines are compared and drawn again at no cost (specification/card-text.md#editor).
 */
export interface Card {
  text: CardText;
  reading: CardTextReading;
}

export const cardOf = ({ texteCarte = {}, lectureCarte = {} }: CardParts): Card => ({
  text: texteCarte,
  reading: lectureCarte,
});

type Words = Pick<CardLine, 'nom' | 'detail' | 'volume' | 'prix'>;

const withLines = ({ text, reading }: Card, lignes: CardLine[]): Card => ({
  text: { ...text, lignes },
  reading,
});

/** What is known of a line's reading, changed; nothing for a line that was not read. */
function withReading({ text, reading }: Card, id: string, change: Partial<LineReading>): Card {
  const { lignes = [] } = reading;
  const rank = lignes.findIndex(({ entree }) => entree === id);
  const known = lignes[rank];
  if (known === undefined) return { text, reading };
  return { text, reading: { ...reading, lignes: lignes.with(rank, { ...known, ...change }) } };
}

/** 'Vu': somebody has looked. */
export function seen(card: Card, id: string): Card {
  return withReading(card, id, { vu: true });
}

/** Another word or price of a line: an edit also is a look. */
export function written(card: Card, id: string, words: Words): Card {
  const { lignes = [] } = card.text;
  const rank = lignes.findIndex(({ entree }) => entree === id);
  const line = lignes[rank];
  if (line === undefined) return card;
  return withReading(withLines(card, lignes.with(rank, { ...line, ...words })), id, {
    vu: true,
    corrigee: true,
  });
}

/** The price of a chosen drink; an empty one leaves the blank for the agency. */
export function drinkPriced({ text, reading }: Card, cle: string, prix: string): Card {
  const { boissons = [] } = text;
  const others = boissons.filter((drink) => drink.cle !== cle);
  const rank = boissons.findIndex((drink) => drink.cle === cle);
  const priced =
    prix.trim() === '' ? others : others.toSpliced(rank === -1 ? others.length : rank, 0, { cle, prix });
  return { text: { ...text, boissons: priced }, reading };
}

/** A line below another of its section; at the end of the section without one. */
export function added(card: Card, line: CardLine & { entree: string }, after?: string): Card {
  const { lignes = [] } = card.text;
  const rank = after === undefined ? -1 : lignes.findIndex(({ entree }) => entree === after);
  return withLines(card, rank === -1 ? [...lignes, line] : lignes.toSpliced(rank + 1, 0, line));
}

/** What is needed to put a removed line or section back where it was. */
export interface Removed {
  sections: readonly { section: CardSection; rank: number }[];
  lines: readonly { line: CardLine; rank: number }[];
  readings: readonly LineReading[];
}

/** What a removal of these lines, and of a section, takes away. */
export function removalOf(
  { text, reading }: Card,
  ids: readonly (string | undefined)[],
  section?: string,
): Removed {
  const gone = new Set(ids);
  return {
    sections: (text.sections ?? []).flatMap((one, rank) =>
      one.entree === section ? [{ section: one, rank }] : [],
    ),
    lines: (text.lignes ?? []).flatMap((line, rank) => (gone.has(line.entree) ? [{ line, rank }] : [])),
    readings: (reading.lignes ?? []).filter(({ entree }) => gone.has(entree)),
  };
}

/** The card with what was removed, unless it is there again. */
export function putBack({ text, reading }: Card, { sections, lines, readings }: Removed): Card {
  const [titles, rows, known] = [text.sections ?? [], text.lignes ?? [], reading.lignes ?? []].map((list) => [
    ...list,
  ]) as [CardSection[], CardLine[], LineReading[]];
  const lacks = (list: readonly { entree?: string | undefined }[], id: string | undefined) =>
    !list.some(({ entree }) => entree === id);
  for (const { section, rank } of sections)
    if (lacks(titles, section.entree)) titles.splice(rank, 0, section);
  for (const { line, rank } of lines) if (lacks(rows, line.entree)) rows.splice(rank, 0, line);
  for (const one of readings) if (lacks(known, one.entree)) known.push(one);
  return { text: { ...text, sections: titles, lignes: rows }, reading: { ...reading, lignes: known } };
}

export function removed(card: Card, id: string): Card {
  return withLines(
    card,
    (card.text.lignes ?? []).filter(({ entree }) => entree !== id),
  );
}

/**
 * The line among those of a section, before the one at this rank of it; at its end for a rank that is not there.
 * Lines stand in the order of the card afterwards.
 */
export function movedTo(card: Card, id: string, section: string | undefined, rank: number): Card {
  const { lignes = [] } = card.text;
  const line = lignes.find(({ entree }) => entree === id);
  if (line === undefined) return card;
  const others = withLines(
    card,
    lignes.filter((one) => one !== line),
  );
  const moved = section === undefined ? line : { ...line, section };
  const ordered = sectionsWithLines(others.text).flatMap(({ section: own, lines }) =>
    own?.entree === section || own === undefined
      ? lines.toSpliced(Math.min(rank, lines.length), 0, moved)
      : lines,
  );
  return withLines(card, ordered.length === 0 ? [moved] : ordered);
}

/** One place up or down; past the end of its section into the next. The same card where there is none. */
export function stepped(card: Card, id: string, by: 1 | -1): Card {
  const sections = sectionsWithLines(card.text);
  const at = sections.findIndex(({ lines }) => lines.some(({ entree }) => entree === id));
  const here = sections[at];
  if (here === undefined) return card;
  const rank = here.lines.findIndex(({ entree }) => entree === id) + by;
  if (rank >= 0 && rank < here.lines.length) return movedTo(card, id, here.section?.entree, rank);
  const next = sections[at + by];
  if (next === undefined) return card;
  return movedTo(card, id, next.section?.entree, by === 1 ? 0 : next.lines.length);
}

/** Below the others. Lines without a section stay where they are read: in an untitled one above. */
export function withSection(card: Card, section: CardSection & { entree: string }): Card {
  const { sections = [], lignes = [] } = card.text;
  if (sections.length > 0 || lignes.length === 0)
    return { ...card, text: { ...card.text, sections: [...sections, section] } };
  const above = `${section.entree}0`;
  return {
    ...card,
    text: {
      ...card.text,
      sections: [{ entree: above, titre: '' }, section],
      lignes: lignes.map((line) => ({ ...line, section: above })),
    },
  };
}

export function renamed(card: Card, id: string, titre: string): Card {
  const { sections = [] } = card.text;
  return {
    ...card,
    text: { ...card.text, sections: sections.map((one) => (one.entree === id ? { ...one, titre } : one)) },
  };
}

/** One place up or down. */
export function sectionStepped(card: Card, id: string, by: 1 | -1): Card {
  const { sections = [] } = card.text;
  const rank = sections.findIndex(({ entree }) => entree === id);
  const section = sections[rank];
  if (section === undefined || rank + by < 0 || rank + by >= sections.length) return card;
  return {
    ...card,
    text: { ...card.text, sections: sections.toSpliced(rank, 1).toSpliced(rank + by, 0, section) },
  };
}

/** With its lines. */
export function withoutSection(card: Card, id: string): Card {
  const gone = sectionsWithLines(card.text).find(({ section }) => section?.entree === id);
  const lines = new Set(gone?.lines);
  const { sections = [], lignes = [] } = card.text;
  return {
    ...card,
    text: {
      ...card.text,
      sections: sections.filter(({ entree }) => entree !== id),
      lignes: lignes.filter((line) => !lines.has(line)),
    },
  };
}

const cut = (text: string, length: number): string => text.slice(0, length);

/** 'ENTRÉES' as 'Entrées': the theme decides how a title looks. */
function titleCase(title: string): string {
  if (title !== title.toLocaleUpperCase('fr') || title === title.toLocaleLowerCase('fr')) return title;
  return title.charAt(0) + title.slice(1).toLocaleLowerCase('fr');
}

function readLine(row: ReadRow, entree: string, section: string): { line: CardLine; reading: LineReading } {
  const { nom, detail, volume, prix, page, ligne, texte, aVerifier } = row;
  return {
    line: {
      entree,
      section,
      nom: cut(nom, CARD_TEXT_LIMITS.name),
      detail: cut(detail, CARD_TEXT_LIMITS.detail),
      volume: cut(volume, CARD_TEXT_LIMITS.volume),
      prix: cut(prix, CARD_TEXT_LIMITS.price),
    },
    reading: {
      entree,
      lu: { page, ligne, texte: cut(texte, 500) },
      ...(aVerifier === undefined ? {} : { aVerifier }),
    },
  };
}

/**
 * The card with what was read under its sections; lines above the first title stand under the section that is asked
 * for, if any. `leftOut` is the number of lines that no card holds.
 */
export function withRead(
  card: Card,
  read: readonly ReadSection[],
  { newId, under }: { newId: () => string; under?: string | undefined },
): { card: Card; leftOut: number } {
  const sections = [...(card.text.sections ?? [])];
  const lines: CardLine[] = [];
  const readings: LineReading[] = [];
  const room = CARD_TEXT_LIMITS.lines - (card.text.lignes ?? []).length;
  let leftOut = 0;
  for (const { titre, lignes } of read) {
    const known = titre === '' ? under : undefined;
    const id =
      known ?? (sections.length < CARD_TEXT_LIMITS.sections ? newId() : sections.at(-1)?.entree) ?? newId();
    if (!sections.some(({ entree }) => entree === id))
      sections.push({ entree: id, titre: cut(titleCase(titre), CARD_TEXT_LIMITS.title) });
    for (const row of lignes) {
      if (lines.length >= room) {
        leftOut += 1;
        continue;
      }
      const { line, reading } = readLine(row, newId(), id);
      lines.push(line);
      readings.push(reading);
    }
  }
  return {
    card: {
      text: { ...card.text, sections, lignes: [...(card.text.lignes ?? []), ...lines] },
      reading: { ...card.reading, lignes: [...(card.reading.lignes ?? []), ...readings] },
    },
    leftOut,
  };
}
