import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { FieldMessage } from '../../components/FieldMessage.tsx';
import { Modal } from '../../components/Modal.tsx';
import { PromisedDay } from '../../components/projects/PromisedDay.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { PROMISE_READ, PROPOSED } from '../../components/projects/promise-words.ts';
import { isUnpromised, type PromisedDays } from './is-unpromised.ts';
import { LotTable } from './LotTable.tsx';
import { daysInWords, firstProblem } from './promised-days.ts';

interface PromiseDialogProps {
  /** What is downloaded; days are asked of those without a promise. */
  rows: readonly ProjectRow[];
  onDownload: (days: PromisedDays) => void;
  onClose: () => void;
}

const keyOf = (row: ProjectRow) => row._id.$oid;

/** One day for all, until one of a row is changed: that one follows no more. */
function usePromisedDays(rows: readonly ProjectRow[]) {
  const [day, setDay] = useState(rows[0]?.arrivee?.propose ?? '');
  const [own, setOwn] = useState<PromisedDays>({});
  return {
    day,
    setDay,
    own,
    put: (id: string, other: string) => setOwn((all) => ({ ...all, [id]: other })),
    days: Object.fromEntries(rows.map((row) => [keyOf(row), own[keyOf(row)] ?? day])) as PromisedDays,
  };
}

/** The day of each delivery, before the download that begins its printing: asked, never required. */
export function PromiseDialog({ rows, onDownload, onClose }: PromiseDialogProps) {
  const asked = rows.filter(isUnpromised);
  const { day, setDay, own, put, days } = usePromisedDays(asked);
  const [attempted, setAttempted] = useState(false);
  const today = parisDay(new Date());
  const problem = attempted ? firstProblem(days, today) : null;
  const one = asked.length === 1;
  const promise = () => {
    setAttempted(true);
    if (firstProblem(days, today) === null) onDownload(days);
  };
  return (
    <Modal
      title={`Pour quel jour promettez-vous ${one ? 'cette commande' : `ces ${asked.length} commandes`}\u00a0?`}
      description={PROMISE_READ}
      size={one ? 'm' : 'l'}
      closeOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          <span className="meta modal-start">{daysInWords(days, today)}</span>
          <Button tone="text" onClick={() => onDownload({})}>
            Télécharger sans promettre
          </Button>
          <Button tone="main" icon={IconDownload} onClick={promise}>
            {rows.length === 1 ? 'Promettre et télécharger' : `Promettre et télécharger les ${rows.length}`}
          </Button>
        </>
      }
    >
      <div className={problem ? 'field field-bad printing-promise' : 'field printing-promise'}>
        <PromisedDay
          id="livraison"
          label="Livraison"
          value={day}
          error={problem?.message}
          onChange={setDay}
        />
        <FieldMessage id="livraison-m" error={problem?.message} help={PROPOSED} />
      </div>
      {!one && (
        <LotTable
          label="Commandes"
          rows={asked}
          columns={[
            { key: 'impression', head: 'À imprimer', cell: (row) => row.impression || row.type },
            {
              key: 'livraison',
              head: 'Livraison',
              cell: (row) => {
                const id = keyOf(row);
                return (
                  <div className={id in own ? undefined : 'lot-table-quiet'}>
                    <PromisedDay
                      id={`livraison-${id}`}
                      label={<span className="visually-hidden">Livraison de {projectName(row)}</span>}
                      value={days[id] ?? ''}
                      error={problem?.id === id ? problem.message : undefined}
                      onChange={(other) => put(id, other)}
                    />
                  </div>
                );
              },
            },
          ]}
        />
      )}
    </Modal>
  );
}
