import { partNamedBy, silenceOf } from '@ardoise/domain/accessibility/silent-names.ts';
import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import {
  keptDetailOf,
  labelOf,
  nameOf,
  pictureOf,
} from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs';
import { memo } from 'react';
import { counted } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { Link } from '../../../router/Link.tsx';
import { EntryActions } from './EntryActions.tsx';
import { EntryVisibility } from './EntryVisibility.tsx';
import type { EntryDeed } from './entry-deed.ts';
import { positionWords } from './entry-order.ts';
import type { CatalogueEntry } from './use-entries.ts';
import type { Grip } from './use-grip.ts';

interface EntryRowProps {
  list: CatalogueList;
  entry: CatalogueEntry;
  /** Of the ledger, for the measure of its height. */
  line: number;
  /** 0-based, among the `count` of its family. */
  place: number;
  count: number;
  /** From the top of its family's rows. */
  top: number;
  measure: (element: HTMLElement | null) => void;
  /** Handlers of its grip; without them the order cannot be changed now. */
  grip: Grip | undefined;
  lifted: boolean;
  onDeed: (deed: EntryDeed) => void;
}

function EntryPicture({ list, entry }: Pick<EntryRowProps, 'list' | 'entry'>) {
  if (ENTRY_LISTS[list].pictures.length === 0) return null;
  const picture = pictureOf(list, entry.item);
  return (
    <span className="entry-ledger-picture">
      {picture === '' ? <Icon of={IconPhotoOff} /> : <img src={picture} alt="" loading="lazy" />}
    </span>
  );
}

function EntryName({ list, entry }: Pick<EntryRowProps, 'list' | 'entry'>) {
  const lacksPicture = ENTRY_LISTS[list].pictures.length > 0 && pictureOf(list, entry.item) === '';
  const detail = keptDetailOf(list, entry.item);
  const isSilent = partNamedBy(list) !== null && silenceOf(nameOf(list, entry.item)) !== null;
  const missing = [isSilent && 'nom qui ne dit rien', lacksPicture && 'sans image'].filter(Boolean);
  return (
    <span className="entry-ledger-name">
      <Link to={PAGE_PATHS.catalogueEntry(list, entry.id)}>{nameOf(list, entry.item)}</Link>
      <span className="meta">
        {detail}
        {missing.length > 0 && (
          <b className="entry-ledger-missing">
            {detail && ', '}
            {missing.join(', ')}
          </b>
        )}
      </span>
    </span>
  );
}

/** One entry: its grip, its picture, its name, whether delegates see it, its drafts, who changed it, what to do. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { list, entry, line, place, count, top, measure, grip, lifted, onDeed } = props;
  const { brouillons, modifie, etat } = entry;
  const label = labelOf(list, entry.item);
  const hidden = etat === 'masquee' || etat === 'retiree' || etat === 'passee';
  return (
    <li
      ref={measure}
      data-index={line}
      data-row={entry.id}
      aria-posinset={place + 1}
      aria-setsize={count}
      style={{ top: `${top}px` }}
      className={['entry-ledger-row', hidden && 'entry-ledger-hidden', lifted && 'entry-ledger-lifted']
        .filter(Boolean)
        .join(' ')}
    >
      <button
        type="button"
        data-entry={entry.id}
        className="entry-ledger-grip"
        aria-label={`Déplacer ${label}, ${positionWords(place, count)}`}
        aria-pressed={lifted}
        disabled={grip === undefined}
        {...grip}
      >
        <Icon of={IconGripVertical} />
      </button>
      <EntryPicture list={list} entry={entry} />
      <EntryName list={list} entry={entry} />
      <span className="entry-ledger-visibility">
        <EntryVisibility entry={entry} noun={ENTRY_LISTS[list].noun} />
      </span>
      <span className="entry-ledger-drafts">
        {brouillons === 0 ? (
          <span className="meta">aucun brouillon</span>
        ) : (
          <button
            type="button"
            className="entry-ledger-link"
            onClick={() => onDeed({ act: 'drafts', entry })}
          >
            {counted(brouillons, 'brouillon', 'brouillons')}
          </button>
        )}
      </span>
      <span className="entry-ledger-changed meta">
        {modifie && (
          <>
            {modifie.qui ?? 'Le serveur'}, <RelativeTime date={modifie.t} />
          </>
        )}
      </span>
      <span className="entry-ledger-actions">
        <Link
          className="button button-text button-icon"
          to={PAGE_PATHS.catalogueEntry(list, entry.id)}
          aria-label={`Modifier ${label}`}
          title="Modifier"
        >
          <Icon of={IconPencil} />
        </Link>
        <EntryActions
          label={label}
          entry={entry}
          isFirst={grip === undefined || place === 0}
          isLast={grip === undefined || place === count - 1}
          onDeed={onDeed}
        />
      </span>
    </li>
  );
});
