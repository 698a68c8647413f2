import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { projectCode } from '@ardoise/domain/projects/paris-day.ts';
import { type Successors, withSuccessors } from '@ardoise/domain/wizards/catalogue/chosen-entries.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { readSettingsOfWizards, type WizardSettings } from '../../base/settings/wizard-settings.ts';
import { deriveColumns } from '../../project/projects/derived-columns.ts';
import { documentOf } from '../../project/projects/project-record.ts';
import {
  type FollowedDraft,
  type FollowingDraft,
  lockFollowingDrafts,
  writeFollowedDrafts,
} from './following-drafts.repository.ts';

/** Documents in memory at once. */
const BATCH = 500;

function followed(draft: FollowingDraft, successors: Successors, settings: WizardSettings): FollowedDraft {
  const { id, version, type, agence, t_creation, choices, gardees } = draft;
  const document = documentOf(draft);
  const { wizard, catalogue } = KINDS[kindOf(type)];
  const changed = withSuccessors(catalogue.places, document, successors);
  const day = projectCode(new Date(t_creation));
  const next = changed === document ? document : wizard.normalise(changed, day, type, settings.offers);
  const columns = deriveColumns(type, next, {
    agence,
    ...settings,
    gardees: gardees ?? [],
    // A successor is chosen since its predecessor was: a renamed entry is the same choice.
    choices: { ...choices, ...inheritedTimes(choices, successors) },
  });
  return { ...columns, id, version: next === document ? version : version + 1, doc: next };
}

function inheritedTimes(choices: FollowingDraft['choices'], successors: Successors): Record<string, number> {
  return Object.fromEntries(
    [...successors].flatMap(([key, { list, item }]) => {
      const since = choices[key];
      return since === undefined ? [] : [[`${list}:${String(item.name ?? '').trim()}`, since]];
    }),
  );
}

/**
 * Lets the drafts without a signature follow the catalogue, in the transaction of its change: those that chose one of
 * `keys` take its successor's words and picture, and are validated again where an entry was withdrawn. A draft that
 * changes gets the next version, so that concurrent edits get a version conflict. Returns their number.
 */
export async function followEntries(
  tx: Transaction,
  keys: readonly string[],
  successors: Successors,
): Promise<number> {
  if (keys.length === 0) return 0;
  const settingsOf = await readSettingsOfWizards(tx);
  let after = '';
  let count = 0;
  for (;;) {
    const drafts = await lockFollowingDrafts(tx, keys, after, BATCH);
    await writeFollowedDrafts(
      tx,
      drafts.map((draft) => followed(draft, successors, settingsOf(draft.type_projet))),
    );
    count += drafts.length;
    if (drafts.length < BATCH) return count;
    after = drafts.at(-1)?.id ?? '';
  }
}
