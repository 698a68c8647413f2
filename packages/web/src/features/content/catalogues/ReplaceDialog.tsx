import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import { detailOf, labelOf, nameOf, pictureOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { counted, formatNumber } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { SearchBox } from '../../../components/SearchBox.tsx';
import { replacementsOf } from './entry-filters.ts';
import type { CatalogueEntry } from './use-entries.ts';
import type { EntryDeeds } from './use-entry-deeds.ts';
import './EntryChoice.css';

/** Proposed at once; the search narrows the rest. */
const MOST = 30;

interface EntryChoiceProps {
  list: CatalogueList;
  label: string;
  /** What is to be replaced. */
  entry: CatalogueEntry;
  entries: readonly CatalogueEntry[];
  /** Its id; empty for none. */
  chosen: string;
  onChoose: (id: string) => void;
}

function Picture({ list, item }: { list: CatalogueList; item: CatalogueEntry['item'] }) {
  if (ENTRY_LISTS[list].pictures.length === 0) return null;
  const picture = pictureOf(list, item);
  return (
    <span className="entry-choice-picture">
      {picture === '' ? <Icon of={IconPhotoOff} /> : <img src={picture} alt="" loading="lazy" />}
    </span>
  );
}

/** One of the entries that are offered, with its picture: those of its family first, the rest by a search. */
function EntryChoice({ list, label, entry, entries, chosen, onChoose }: EntryChoiceProps) {
  const [words, setWords] = useState('');
  const name = useId();
  const wanted = useDeferredValue(words);
  const found = useMemo(() => replacementsOf(list, entry, entries, wanted), [list, entry, entries, wanted]);
  const { many, feminine } = ENTRY_LISTS[list].noun;
  const more = feminine ? 'les trouver toutes' : 'les trouver tous';
  return (
    <fieldset className="entry-choice">
      <legend className="title-sub">{label}</legend>
      <SearchBox label="Nom, format ou famille" value={words} onChange={setWords} />
      <div className="entry-choice-list">
        {found.slice(0, MOST).map(({ id, item }) => (
          <label key={id} className="entry-choice-line">
            <input
              type="radio"
              name={name}
              value={id}
              checked={chosen === id}
              onChange={() => onChoose(id)}
            />
            <Picture list={list} item={item} />
            <span>
              <b>{nameOf(list, item)}</b>
              <span className="meta">{detailOf(list, item)}</span>
            </span>
          </label>
        ))}
      </div>
      <p className="meta" role="status">
        {found.length === 0
          ? 'Rien ne correspond\u00a0: essayez d’autres mots.'
          : found.length > MOST
            ? `${MOST} sur ${formatNumber(found.length)} ${many}\u00a0: cherchez pour ${more}.`
            : ''}
      </p>
    </fieldset>
  );
}

interface ReplaceDialogProps {
  list: CatalogueList;
  entry: CatalogueEntry;
  entries: readonly CatalogueEntry[];
  deeds: EntryDeeds;
  onClose: () => void;
}

/** Replaces an entry in the drafts that chose it by another one, searched among what is offered. */
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
