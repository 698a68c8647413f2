import { type NamedPart, partNamedBy, silenceOf } from '@ardoise/domain/accessibility/silent-names.ts';
import type { SilentNames } from '@ardoise/domain/accessibility/statement.ts';
import { ENTRY_LIST_NAMES, ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import type { listSilentNames as silentNamesCall } from '@ardoise/domain/contract/accessibility.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Db } from '../../../db/transaction.ts';
import { readSetting } from '../../base/settings/settings.repository.ts';
import { listNamedEntries } from './named-content.repository.ts';

type SilentName = ReplyOf<typeof silentNamesCall>['noms'][number];

const NAMED_LISTS = ENTRY_LIST_NAMES.flatMap((list) => {
  const part = partNamedBy(list);
  return part === null ? [] : [{ list, path: ENTRY_LISTS[list].name, part }];
});

const PART_OF = new Map(NAMED_LISTS.map(({ list, part }) => [list, part]));

/** Names that say nothing (specification/accessibility.md#content-of-head-office). */
export async function listSilentNames(db: Db, now: Date): Promise<SilentName[]> {
  const entries = await listNamedEntries(db, NAMED_LISTS, parisDay(now));
  const guides = await readSetting(db, 'guides');
  const named = [
    ...entries.map(({ list, id, name }) => ({
      ...{ liste: list, id, nom: name },
      de: PART_OF.get(list) ?? ('image' as NamedPart),
    })),
    ...guides.map(({ titre }) => ({ liste: null, id: '', nom: titre, de: 'lien' as const })),
  ];
  return named.flatMap((each) => {
    const raison = silenceOf(each.nom);
    return raison === null ? [] : [{ ...each, raison }];
  });
}

/** How many there are of each kind. */
export async function countSilentNames(db: Db, now: Date): Promise<SilentNames> {
  const silent = await listSilentNames(db, now);
  const count = (part: NamedPart) => silent.filter(({ de }) => de === part).length;
  return { image: count('image'), lien: count('lien'), titre: count('titre') };
}
