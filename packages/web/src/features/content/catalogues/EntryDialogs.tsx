import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import { labelOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { counted } from '../../../components/format-number.ts';
import { DraftsDialog } from './DraftsDialog.tsx';
import type { EntryDeed } from './entry-deed.ts';
import { keptWords } from './entry-filters.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import type { CatalogueEntry } from './use-entries.ts';
import type { EntryDeeds } from './use-entry-deeds.ts';

interface DialogProps {
  list: CatalogueList;
  entry: CatalogueEntry;
  deeds: EntryDeeds;
  onClose: () => void;
}

/** 'choisie' of a drink, 'choisi' of a theme. */
const choisi = (list: CatalogueList) => `choisi${ENTRY_LISTS[list].noun.feminine ? 'e' : ''}`;
const drafts = ({ brouillons }: CatalogueEntry) => counted(brouillons, 'brouillon', 'brouillons');

interface WordFieldProps {
  value: string;
  onChange: (word: string) => void;
}

/** The message to the delegates of the drafts; if empty, they are not notified. */
function WordField({ value, onChange }: WordFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        Un mot à leurs délégués commerciaux <span className="field-optional">facultatif</span>
      </label>
      <textarea
        id={id}
        className="field-input"
        rows={3}
        maxLength={1000}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="meta">Ils le reçoivent par e-mail, avec la liste de leurs brouillons.</p>
    </div>
  );
}

function HideDialog({ list, entry, deeds, onClose }: DialogProps) {
  const [word, setWord] = useState('');
  return (
    <ConfirmDialog
      title={`Masquer «\u00a0${labelOf(list, entry.item)}\u00a0»\u00a0?`}
      confirm="Masquer"
      tone="main"
      onConfirm={() => deeds.hide(entry, word)}
      onClose={onClose}
    >
      <p>{`${keptWords(list, entry.brouillons)}\u00a0; ce qui est signé ne change pas.`}</p>
      <WordField value={word} onChange={setWord} />
    </ConfirmDialog>
  );
}

function WithdrawDialog({ list, entry, deeds, onClose }: DialogProps) {
  const [word, setWord] = useState('');
  const used = entry.brouillons > 0;
  return (
    <ConfirmDialog
      title={`Retirer «\u00a0${labelOf(list, entry.item)}\u00a0» définitivement\u00a0?`}
      confirm="Retirer"
      onConfirm={() => deeds.withdraw(entry, word)}
      onClose={onClose}
    >
      <p>
        {used
          ? `${drafts(entry)} ${entry.brouillons === 1 ? 'devra' : 'devront'} choisir autre chose avant de signer. Ce qui est signé ne change pas.`
          : `Aucun brouillon ne l’a ${choisi(list)}. Ce qui est signé ne change pas.`}
      </p>
      {used && <WordField value={word} onChange={setWord} />}
    </ConfirmDialog>
  );
}

function DeleteDialog({ list, entry, deeds, onClose }: DialogProps) {
  return (
    <ConfirmDialog
      title={`Supprimer «\u00a0${labelOf(list, entry.item)}\u00a0»\u00a0?`}
      confirm="Supprimer"
      refusal={
        entry.brouillons > 0
          ? `${drafts(entry)} ${entry.brouillons === 1 ? 'l’a' : 'l’ont'} ${choisi(list)}\u00a0: ce qui a servi se masque, et ne s’efface pas.`
          : undefined
      }
      onConfirm={() => deeds.remove(entry)}
      onClose={onClose}
    >
      <p>Ce qui n’a servi à aucune commande peut être effacé.</p>
    </ConfirmDialog>
  );
}

interface EntryDialogsProps {
  list: CatalogueList;
  entries: readonly CatalogueEntry[];
  deed: EntryDeed | undefined;
  deeds: EntryDeeds;
  onClose: () => void;
}

/** The dialog of a row's command. */
export function EntryDialogs({ list, entries, deed, deeds, onClose }: EntryDialogsProps) {
  if (deed === undefined) return null;
  const props = { list, entry: deed.entry, deeds, onClose };
  if (deed.act === 'hide') return <HideDialog {...props} />;
  if (deed.act === 'withdraw') return <WithdrawDialog {...props} />;
  if (deed.act === 'replace') return <ReplaceDialog {...props} entries={entries} />;
  if (deed.act === 'delete') return <DeleteDialog {...props} />;
  if (deed.act !== 'drafts') return null;
  const { id, item, brouillons } = deed.entry;
  return (
    <DraftsDialog list={list} id={id} label={labelOf(list, item)} count={brouillons} onClose={onClose} />
  );
}
