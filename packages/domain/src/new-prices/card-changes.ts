import { type CardDifference, compareCards, isSamePrice } from '../card-text/compare-cards.ts';
import { isPriceNature } from '../card-text/differences-in-words.ts';
import { plainName } from '../card-text/plain-name.ts';
import type { Answer, FormerCard } from './former-card.ts';
import { type PricedLine, type PricedOrder, type PricedSection, pricedSections } from './priced-lines.ts';
import { raisableAmounts } from './raise-price.ts';

/** A section with the lines of it that differ from the former card, in the order of the card. */
export interface ChangedSection {
  titre: string;
  lignes: CardDifference[];
}

/** What differs between an order with new prices and the card that it was made from. */
export interface CardChanges {
  sections: ChangedSection[];
  /** Choices beside the text: empty where only prices change. */
  reponses: { label: string; avant: string; apres: string }[];
  /** How many prices differ, of how many lines. */
  prix: number;
  lignes: number;
  /** By how much these prices rise on average, in percent; null without amounts on both sides. */
  moyenne: number | null;
}

interface Placed {
  line: PricedLine;
  section: Pick<PricedSection, 'cle' | 'titre'>;
}

const placed = (sections: readonly PricedSection[]): Placed[] =>
  sections.flatMap((section) => section.lignes.map((line) => ({ line, section })));

const nameOf = ({ nom, volume }: PricedLine): string => [nom, volume].filter(Boolean).join(' ');

/** A line that has kept its id. */
function ofPair({ line: before, section }: Placed, { line: after, section: now }: Placed): CardDifference[] {
  const at = { section: now.titre, nom: nameOf(after) };
  const found: CardDifference[] = [];
  if (!isSamePrice(before.prix, after.prix))
    found.push({
      ...at,
      nature: before.prix.trim() === '' ? 'prix ajouté' : 'prix différent',
      avant: before.prix,
      apres: after.prix,
    });
  const [name, wasName] = [nameOf(after), nameOf(before)];
  if (plainName(name) !== plainName(wasName))
    found.push({ ...at, nature: 'texte différent', avant: wasName, apres: name });
  else if (plainName(before.detail) !== plainName(after.detail))
    found.push({ ...at, nature: 'texte différent', avant: before.detail, apres: after.detail });
  if (section.cle !== now.cle && plainName(section.titre) !== plainName(now.titre))
    found.push({ ...at, nature: 'déplacé', avant: section.titre, apres: now.titre });
  return found;
}

/** Without a line of the other card that has its id. */
function lacking(sections: readonly PricedSection[], other: ReadonlyMap<string, Placed>): PricedSection[] {
  return sections.map((section) => ({
    ...section,
    lignes: section.lignes.filter(({ cle }) => !other.has(cle)),
  }));
}

const byKey = (sections: readonly PricedSection[]) =>
  new Map(placed(sections).map((one) => [one.line.cle, one]));

/** Sections that have another title, each once: not their lines. */
function renamed(before: readonly PricedSection[], after: readonly PricedSection[]): CardDifference[] {
  const titles = new Map(before.map(({ cle, titre }) => [cle, titre]));
  return after.flatMap(({ cle, titre }): CardDifference[] => {
    const was = titles.get(cle);
    if (was === undefined || plainName(was) === plainName(titre)) return [];
    return [
      { nature: 'texte différent', section: titre, nom: 'Titre de la section', avant: was, apres: titre },
    ];
  });
}

function differences(before: readonly PricedSection[], after: readonly PricedSection[]): CardDifference[] {
  const [former, present] = [byKey(before), byKey(after)];
  const kept = placed(after).flatMap((now) => {
    const was = former.get(now.line.cle);
    return was === undefined ? [] : ofPair(was, now);
  });
  // A text that was read or typed anew has other ids: its lines are told by their names.
  const others = compareCards(lacking(before, present), lacking(after, former));
  return [...renamed(before, after), ...kept, ...others];
}

/** In the order of the card: sections as they stand now, those that are gone last. */
function inSections(
  found: readonly CardDifference[],
  before: readonly PricedSection[],
  after: readonly PricedSection[],
): ChangedSection[] {
  const titles = [...new Set([...after, ...before].map(({ titre }) => titre))];
  const lines = placed(after).map(({ line }) => nameOf(line));
  const rankOf = ({ nom, nature }: CardDifference) => {
    const rank = lines.indexOf(nom);
    return nature === 'absent' || rank === -1 ? lines.length : rank;
  };
  return titles.flatMap((titre) => {
    const lignes = found
      .filter(({ section }) => section === titre)
      .toSorted((one, other) => rankOf(one) - rankOf(other));
    return lignes.length === 0 ? [] : [{ titre, lignes }];
  });
}

/** By how much a price rises, as a fraction; of several amounts their sum. Null without as many on both sides. */
function rise(before: string, after: string): number | null {
  const [was, is] = [raisableAmounts(before), raisableAmounts(after)];
  const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);
  return was.length !== is.length || sum(was) === 0 ? null : sum(is) / sum(was) - 1;
}

function average(found: readonly CardDifference[]): number | null {
  const rises = found.flatMap(({ nature, avant, apres }) =>
    nature === 'prix différent' ? (rise(avant, apres) ?? []) : [],
  );
  if (rises.length === 0) return null;
  return (100 * rises.reduce((total, one) => total + one, 0)) / rises.length;
}

/** The choices that differ, `present` being those of the order in words. */
function changedAnswers(former: readonly Answer[], present: readonly Answer[]): CardChanges['reponses'] {
  const now = new Map(present.map(({ label, value }) => [label, value]));
  const was = new Map(former.map(({ label, value }) => [label, value]));
  return [...new Set([...was.keys(), ...now.keys()])].flatMap((label) => {
    const [avant, apres] = [was.get(label) ?? '', now.get(label) ?? ''];
    return avant === apres ? [] : [{ label, avant, apres }];
  });
}

/** What an order changes of its former card (specification/card-text.md#new-prices). */
export function cardChanges(
  former: FormerCard,
  order: PricedOrder,
  answers: readonly Answer[] = former.reponses,
): CardChanges {
  const present = pricedSections(order);
  const found = differences(former.sections, present);
  return {
    sections: inSections(found, former.sections, present),
    reponses: changedAnswers(former.reponses, answers),
    prix: found.filter(({ nature }) => isPriceNature(nature)).length,
    lignes: placed(present).length,
    moyenne: average(found),
  };
}
