import { changeInWords, placeInWords } from '@ardoise/domain/content/change-in-words.ts';
import { undoContentChange } from '@ardoise/domain/contract/content-log.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../api/api-error.ts';
import { CONTENT_LOG_KEY } from '../../../api/refresh-changed.ts';
import { request } from '../../../api/request.ts';
import { Button } from '../../../components/Button.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { changeSentence } from './change-sentence.ts';
import type { ContentChange } from './use-content-changes.ts';
import './ChangeLine.css';

const MOST = 6;
const LONGEST = 160;

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text);

/** The old value struck, an arrow, the new one bold; for screen readers 'était …, devient …'. */
function ChangedFields({ change }: { change: ContentChange }) {
  const { zone: area, liste: list, entree: entry, avant: before, apres: after } = change;
  const fields = changeInWords({ area, list, entry, before, after });
  if (fields.length === 0) return null;
  return (
    <ul className="change-line-fields">
      {fields.slice(0, MOST).map(({ label, before: was, after: is }) => (
        <li key={label}>
          {label !== '' && <span className="meta">{label}&nbsp;: </span>}
          {was !== '' && (
            <>
              <span className="visually-hidden">était </span>
              <s>{cut(was)}</s>
              <span className="visually-hidden">, devient </span>
              <span aria-hidden> → </span>
            </>
          )}
          <b>{is === '' ? 'rien' : cut(is)}</b>
        </li>
      ))}
      {fields.length > MOST && <li className="meta">et {fields.length - MOST} autres champs</li>}
    </ul>
  );
}

/** Takes a change back; the refusal is a sentence, said in a toast. */
function useUndoChange() {
  const cache = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (id: string) => request(undoContentChange, { params: { id } }),
    onSuccess: () => toast({ message: 'Le changement a été annulé.' }),
    onMutate: toast.clear,
    onError: (error) => toast({ message: messageOf(error), tone: 'stop' }),
    onSettled: () => cache.invalidateQueries({ queryKey: CONTENT_LOG_KEY }),
  });
}

interface ChangeLineProps {
  change: ContentChange;
  /** With the old and the new value. */
  detailed?: boolean;
}

/** One line of the log: who did what, when, where, the given reason, and the undo while it is possible. */
export function ChangeLine({ change, detailed = false }: ChangeLineProps) {
  return (
    <li className="change-line">
      <b>{change.qui?.nom ?? 'Le serveur'}</b> {changeSentence(change)}
      {change.annulable && (
        <>
          {' '}
          <TakeBack change={change} />
        </>
      )}
      <span className="meta">
        <RelativeTime date={change.t} /> · {placeInWords(change.zone, change.liste)}
        {change.annule && ' · annulé depuis'}
      </span>
      {detailed && <ChangedFields change={change} />}
      {change.motif && change.acte !== 'remplacement' && <q>{change.motif}</q>}
    </li>
  );
}

function TakeBack({ change }: { change: ContentChange }) {
  const undo = useUndoChange();
  return (
    <Button
      tone="text"
      className="change-line-back"
      busy={undo.isPending}
      onClick={() => undo.mutate(change.id)}
    >
      {change.acte === 'import' ? 'Annuler' : 'Rétablir'}
      <span className="visually-hidden">&nbsp;: {changeSentence(change)}</span>
    </Button>
  );
}
