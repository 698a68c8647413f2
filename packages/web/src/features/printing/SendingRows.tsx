import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { dayInWords } from '@ardoise/domain/projects/arrival.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { FieldMessage } from '../../components/FieldMessage.tsx';
import { Icon } from '../../components/Icon.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { LotTable } from './LotTable.tsx';
import { type ParcelTexts, spread } from './parcel-texts.ts';
import { parcelsInWords, type SendingAction } from './sending-words.ts';

const keyOf = (row: ProjectRow) => row._id.$oid;

/** The promised day, with its delay. */
function Promised({ row: { arrivee }, today }: { row: ProjectRow; today: string }) {
  if (!arrivee?.jour) return <span className="lot-table-quiet">Date à venir</span>;
  const day = `le ${dayInWords(arrivee.jour, today)}`;
  if (arrivee.etat !== 'retard') return day;
  return (
    <span className="lot-table-late">
      <b>
        <Icon of={IconAlertTriangle} size="s" />
        {day}
      </b>
      <span className="meta">
        {arrivee.retard} {arrivee.retard > 1 ? 'jours' : 'jour'} de retard
      </span>
    </span>
  );
}

/** What was noted when it was sent. */
function Noted({ row: { arrivee }, today }: { row: ProjectRow; today: string }) {
  const { jour = null, transporteur = '', colis = [] } = arrivee?.envoi ?? {};
  return (
    <>
      {jour === null ? 'Envoi noté' : `Expédiée le ${dayInWords(jour, today)}`}
      <span className="meta">{[transporteur, parcelsInWords(colis)].filter(Boolean).join(', ')}</span>
    </>
  );
}

interface SendingRowsProps {
  action: SendingAction;
  rows: readonly ProjectRow[];
  today: string;
  texts: ParcelTexts;
  /** By the order's id: wrong numbers, or the reason of a refusal. */
  problems: Readonly<Record<string, string>>;
  onType: (texts: ParcelTexts) => void;
}

/** Moves the focus to the next field; the last one keeps it. Enter never sends: scanners end each number with it. */
function toNext(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [...(event.currentTarget.closest('table')?.querySelectorAll('input') ?? [])];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}

/** The orders of a lot with their promise, and their parcels: typed, pasted or scanned, where none were noted. */
export function SendingRows({ action, rows, today, texts, problems, onType }: SendingRowsProps) {
  const isAsked = ({ arrivee }: ProjectRow) => action === 'expedier' || arrivee?.envoi == null;
  const ids = rows.filter(isAsked).map(keyOf);
  const paste = (event: ClipboardEvent<HTMLInputElement>, id: string) => {
    const text = event.clipboardData.getData('text');
    if (!/[\r\n]/.test(text.trim())) return;
    event.preventDefault();
    onType(spread(text, ids, id));
  };
  const parcels = (row: ProjectRow) => {
    const id = keyOf(row);
    const problem = problems[id];
    const message = problem && <FieldMessage id={`colis-${id}-m`} error={problem} />;
    if (!isAsked(row))
      return (
        <>
          <Noted row={row} today={today} />
          {message}
        </>
      );
    return (
      <div className={problem ? 'field field-bad' : 'field'}>
        <input
          className="field-input"
          aria-label={`Colis de ${projectName(row)}`}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `colis-${id}-m`}
          placeholder={action === 'livrer' ? 'Colis, facultatif' : undefined}
          value={texts[id] ?? ''}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
          onKeyDown={toNext}
          onPaste={(event) => paste(event, id)}
          onChange={(event) => onType({ [id]: event.target.value })}
        />
        {message}
      </div>
    );
  };
  return (
    <LotTable
      label="Commandes"
      rows={rows}
      columns={[
        {
          key: 'promise',
          head: action === 'livrer' ? 'Promise' : 'Livraison promise',
          cell: (row) => <Promised row={row} today={today} />,
        },
        {
          key: 'colis',
          head:
            action === 'livrer' ? (
              'Envoi'
            ) : (
              <>
                Colis <span className="field-optional">facultatif, plusieurs séparés par une virgule</span>
              </>
            ),
          cell: parcels,
        },
      ]}
    />
  );
}
