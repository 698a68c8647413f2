import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import { labelOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { counted } from '../../../components/format-number.ts';
import { EntryChoice } from './EntryChoice.tsx';
import type { CatalogueEntry } from './use-entries.ts';
import type { EntryDeeds } from './use-entry-deeds.ts';

interface ReplaceDialogProps {
  list: CatalogueList;
  entry: CatalogueEntry;
  entries: readonly CatalogueEntry[];
  deeds: EntryDeeds;
  onClose: () => void;
}

/** Gives the drafts that chose an entry another one, searched among what is offered. */
export function ReplaceDialog({ list, entry, entries, deeds, onClose }: ReplaceDialogProps) {
  const [other, setOther] = useState('');
  const { feminine } = ENTRY_LISTS[list].noun;
  const label = `«\u00a0${labelOf(list, entry.item)}\u00a0»`;
  const [it, what, hidden] = feminine ? ['la', 'celle qui la', 'masquée'] : ['le', 'celui qui le', 'masqué'];
  const drafts = counted(entry.brouillons, 'brouillon reçoit', 'brouillons reçoivent');
  return (
    <ConfirmDialog
      title={`Remplacer ${label}`}
      confirm="Remplacer"
      tone="main"
      onConfirm={() => {
        if (other === '') throw new Error(`Choisissez ${what} remplace.`);
        return deeds.replace(entry, other);
      }}
      onClose={onClose}
    >
      <p>
        {`${drafts} l’autre à la place, et ${label} est ${hidden}. Ce qui est signé ne change pas. Un remplacement ne s’annule pas.`}
      </p>
      <EntryChoice
        list={list}
        label={`Par quoi ${it} remplacer`}
        entry={entry}
        entries={entries}
        chosen={other}
        onChoose={setOther}
      />
    </ConfirmDialog>
  );
}
