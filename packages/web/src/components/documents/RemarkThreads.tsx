import type { Role } from '@ardoise/domain/projects/roles.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useEffect, useId, useRef, useState } from 'react';
import type { SayUnderRemark } from '../../hooks/use-remarks.ts';
import { Icon } from '../Icon.tsx';
import { RemarkThread } from './RemarkThread.tsx';
import { RemoveRemark } from './RemoveRemark.tsx';
import { goToPin } from './remark-pin.ts';
import { groupsOf, settledInWords, type Thread } from './remark-threads.ts';
import './RemarkThreads.css';

export interface RemarkThreadsProps {
  /** Numbered over all versions (`threadsOf`). */
  threads: readonly Thread[];
  /** The current version of the proof. */
  version: number;
  reader: Role;
  /** Id of the remark whose pin is lit. */
  selected: number | null;
  onSelect: (thread: Thread) => void;
  /** Absent where nothing can be said. */
  onSay?: SayUnderRemark | undefined;
  /** Absent where nothing can be deleted. */
  onDelete?: ((id: number) => Promise<unknown>) | undefined;
}

const SAID = {
  reponse: 'Votre réponse est envoyée.',
  fait: 'Marquée «\u00a0Fait\u00a0».',
  reglee: 'Remarque réglée.',
  pasEncore: 'Remarque à refaire.',
} as const;

/** Keeps the focus with a thread that goes to another group, and its button with it, once the screen has followed. */
function useThreadFocus(threads: readonly Thread[]) {
  const left = useRef<{ id: number; etat: Thread['etat'] } | null>(null);
  useEffect(() => {
    const thread = threads.find(({ id }) => id === left.current?.id);
    if (thread === undefined || thread.etat === left.current?.etat) return;
    left.current = null;
    goToPin(thread.id);
  }, [threads]);
  return async (id: number, act: () => Promise<unknown>) => {
    const from = threads.find((thread) => thread.id === id);
    left.current = from ? { id, etat: from.etat } : null;
    try {
      await act();
    } catch (error) {
      left.current = null;
      throw error;
    }
  };
}

/** The remarks on a proof as threads: to be verified on this version, open, and, folded, settled. */
export function RemarkThreads({ threads, version, onSay, onDelete, ...shown }: RemarkThreadsProps) {
  const { toVerify, open, settled } = groupsOf(threads);
  const [asking, setAsking] = useState<Thread | null>(null);
  const [told, setTold] = useState('');
  const follow = useThreadFocus(threads);
  const say =
    (onSaid: SayUnderRemark) =>
    async (...said: Parameters<SayUnderRemark>) => {
      const [note, acte] = said;
      await follow(note, () => onSaid(...said));
      setTold(SAID[acte]);
    };
  const listed = (group: readonly Thread[]) =>
    group.map((thread) => (
      <RemarkThread
        key={thread.id}
        thread={thread}
        version={version}
        reader={shown.reader}
        selected={shown.selected === thread.id}
        onSelect={() => shown.onSelect(thread)}
        onSay={onSay && say(onSay)}
        onDelete={onDelete && thread.supprimable ? () => setAsking(thread) : undefined}
      />
    ));
  return (
    <section className="remark-threads" aria-label="Remarques">
      <p className="visually-hidden" role="status">
        {told}
      </p>
      {threads.length === 0 && (
        <p className="hint">Aucune remarque. Touchez la création pour en poser une.</p>
      )}
      {toVerify.length > 0 && (
        <Group title={`À vérifier sur la version\u00a0${version}`}>{listed(toVerify)}</Group>
      )}
      {open.length > 0 && <Group title="Ouvertes">{listed(open)}</Group>}
      {settled.length > 0 && (
        <details className="remark-threads-settled">
          <summary>
            <Icon of={IconCheck} size="s" />
            {settledInWords(settled)}
          </summary>
          <ol aria-label="Remarques réglées">{listed(settled)}</ol>
        </details>
      )}
      {asking !== null && onDelete && (
        <RemoveRemark
          words={asking.texte}
          onRemove={() => onDelete(asking.id)}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <>
      <h3 className="remark-threads-title" id={id}>
        {title}
      </h3>
      <ol aria-labelledby={id}>{children}</ol>
    </>
  );
}
