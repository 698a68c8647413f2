import { placeInWords } from '@ardoise/domain/content/change-in-words.ts';
import { Button } from '../../../components/Button.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { ChangedFields } from './ChangedFields.tsx';
import { changeSentence } from './change-sentence.ts';
import type { ContentChange } from './use-content-changes.ts';
import { useUndoChange } from './use-undo-change.ts';
import './ChangeLine.css';

interface ChangeLineProps {
  change: ContentChange;
  /** With what it was and what it is. */
  detailed?: boolean;
}

/** One line of the log: who did what, when, where, the reason that they gave, and the way back while there is one. */
export function ChangeLine({ change, detailed = false }: ChangeLineProps) {
  return (
    <li className="change-line">
      <b>{change.qui?.nom ?? 'Le serveur'}</b> {changeSentence(change)}.
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
