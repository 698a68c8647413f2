import type { RemarkReply } from '@ardoise/domain/contract/creations.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useEffect, useRef } from 'react';
import type { SayUnderRemark } from '../../hooks/use-remarks.ts';
import { IconButton } from '../Button.tsx';
import { RelativeTime } from '../RelativeTime.tsx';
import { RemarkActs } from './RemarkActs.tsx';
import { pinId } from './remark-pin.ts';
import { saidInWords, type Thread } from './remark-threads.ts';

interface RemarkThreadProps {
  thread: Thread;
  /** The current version of the proof. */
  version: number;
  reader: Role;
  selected: boolean;
  onSelect: () => void;
  onSay: SayUnderRemark | undefined;
  onDelete: (() => void) | undefined;
}

/** A remark with what was said under it, and what its reader may say or do. */
export function RemarkThread(props: RemarkThreadProps) {
  const { thread, version, reader, selected, onSelect, onSay, onDelete } = props;
  const { id, number, texte, auteur, deClient, reponses, etat } = thread;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (selected) item.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <li ref={item} className={selected ? 'remark-threads-one remark-threads-chosen' : 'remark-threads-one'}>
      <button
        type="button"
        id={pinId(id)}
        className="remark-threads-go"
        aria-pressed={selected}
        aria-label={`Montrer la remarque ${number}`}
        onClick={onSelect}
      >
        <span
          className={etat === 'ouverte' ? 'remark-threads-pin' : 'remark-threads-pin remark-threads-answered'}
        >
          {number}
        </span>
      </button>
      <div className="remark-threads-words">
        <p className="remark-threads-head">
          <b>
            {auteur}
            {deClient && reader !== 'client' && ', client'}
          </b>
          <span className="meta">
            {thread.version < version ? (
              `version\u00a0${thread.version}`
            ) : (
              <RelativeTime date={thread.t_creation} />
            )}
          </span>
          {onDelete && (
            <IconButton icon={IconTrash} label={`Supprimer la remarque ${number}`} onClick={onDelete} />
          )}
        </p>
        <p className="remark-threads-text">{texte}</p>
        {reponses.length > 0 && (
          <ol className="remark-threads-replies" aria-label={`Réponses à la remarque ${number}`}>
            {reponses.map((reply) => (
              <Reply key={reply.id} reply={reply} since={thread.version} />
            ))}
          </ol>
        )}
        {onSay && <RemarkActs thread={thread} reader={reader} onSay={onSay} />}
      </div>
    </li>
  );
}

function Reply({ reply, since }: { reply: RemarkReply; since: number }) {
  return (
    <li>
      <p className="remark-threads-head">
        <b>{reply.auteur}</b>
        <span className="meta">
          <RelativeTime date={reply.t_creation} />
        </span>
      </p>
      <p className="remark-threads-text">{saidInWords(reply, since)}</p>
    </li>
  );
}
