import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import { labelOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { counted } from '../../../components/format-number.ts';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { Select } from '../../../components/Select.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import type { EntryDeed } from './entry-deed.ts';
import { keptWords } from './entry-filters.ts';
import { type CatalogueEntry, useEntryDrafts } from './use-entries.ts';
import type { EntryDeeds } from './use-entry-deeds.ts';

interface DialogProps {
  list: CatalogueList;
  entry: CatalogueEntry;
  deeds: EntryDeeds;
  onClose: () => void;
}

const drafts = ({ brouillons }: CatalogueEntry) => counted(brouillons, 'brouillon', 'brouillons');

interface WordFieldProps {
  value: string;
  onChange: (word: string) => void;
}

/** The word to the delegates of the drafts; empty, nobody is told. */
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
          : 'Aucun brouillon ne l’a choisi. Ce qui est signé ne change pas.'}
      </p>
      {used && <WordField value={word} onChange={setWord} />}
    </ConfirmDialog>
  );
}

interface ReplaceDialogProps extends DialogProps {
  entries: readonly CatalogueEntry[];
}

function ReplaceDialog({ list, entry, entries, deeds, onClose }: ReplaceDialogProps) {
  const [other, setOther] = useState('');
  const offered = entries.filter(({ id, etat }) => id !== entry.id && etat === 'visible');
  const chosen = offered.find(({ id }) => id === other);
  return (
    <ConfirmDialog
      title={`Remplacer «\u00a0${labelOf(list, entry.item)}\u00a0»`}
      confirm="Remplacer"
      tone="main"
      onConfirm={() => {
        if (chosen === undefined)
          throw new Error(
            `Choisissez ${ENTRY_LISTS[list].noun.feminine ? 'celle qui la' : 'celui qui le'} remplace.`,
          );
        return deeds.replace(entry, chosen.id);
      }}
      onClose={onClose}
    >
      <p>
        {`${drafts(entry)} ${entry.brouillons === 1 ? 'reçoit' : 'reçoivent'} l’autre à la place, et «\u00a0${labelOf(list, entry.item)}\u00a0» est masqué. Ce qui est signé ne change pas. Un remplacement ne s’annule pas.`}
      </p>
      <Select
        label="Par quoi le remplacer"
        value={other}
        onChange={setOther}
        options={[
          { value: '', label: 'Choisir…' },
          ...offered.map(({ id, item }) => ({ value: id, label: labelOf(list, item) })),
        ]}
      />
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
          ? `${drafts(entry)} ${entry.brouillons === 1 ? 'l’a choisi' : 'l’ont choisi'}\u00a0: ce qui a servi se masque, et ne s’efface pas.`
          : undefined
      }
      onConfirm={() => deeds.remove(entry)}
      onClose={onClose}
    >
      <p>Ce qui n’a servi à aucune commande peut être effacé.</p>
    </ConfirmDialog>
  );
}

/** The drafts that chose an entry, each a link to its follow-up. */
function DraftsDialog({ list, entry, onClose }: DialogProps) {
  const query = useEntryDrafts(list, entry.id);
  return (
    <Modal title={`Brouillons avec «\u00a0${labelOf(list, entry.item)}\u00a0»`} onClose={onClose}>
      {query.data ? (
        <ul className="entry-ledger-draft-list">
          {query.data.brouillons.map(({ id, type, nom, ville, dc }) => (
            <li key={id}>
              <Link to={PAGE_PATHS.followUp(id)}>{nom || 'Sans nom'}</Link>
              <span className="meta">{[ville, type, dc].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ul>
      ) : query.error ? (
        <LoadFailed query={query} />
      ) : (
        <SkeletonGroup>
          <Skeleton width="60%" />
        </SkeletonGroup>
      )}
    </Modal>
  );
}

interface EntryDialogsProps {
  list: CatalogueList;
  entries: readonly CatalogueEntry[];
  deed: EntryDeed | undefined;
  deeds: EntryDeeds;
  onClose: () => void;
}

/** The dialog of what a row's menu asked for. */
export function EntryDialogs({ list, entries, deed, deeds, onClose }: EntryDialogsProps) {
  if (deed === undefined) return null;
  const props = { list, entry: deed.entry, deeds, onClose };
  if (deed.act === 'hide') return <HideDialog {...props} />;
  if (deed.act === 'withdraw') return <WithdrawDialog {...props} />;
  if (deed.act === 'replace') return <ReplaceDialog {...props} entries={entries} />;
  if (deed.act === 'delete') return <DeleteDialog {...props} />;
  return deed.act === 'drafts' ? <DraftsDialog {...props} /> : null;
}
