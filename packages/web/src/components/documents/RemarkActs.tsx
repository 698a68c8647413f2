import type { Role } from '@ardoise/domain/projects/roles.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMessageDots from '@tabler/icons-react/dist/esm/icons/IconMessageDots.mjs';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import type { SayUnderRemark } from '../../hooks/use-remarks.ts';
import { useSingleFlight } from '../../hooks/use-single-flight.ts';
import { Banner } from '../Banner.tsx';
import { Button } from '../Button.tsx';
import { hasReplyDraft, RemarkReplyForm } from './RemarkReplyForm.tsx';
import type { Thread } from './remark-threads.ts';

type Act = Thread['actes'][number];

interface RemarkActsProps {
  thread: Thread;
  reader: Role;
  onSay: SayUnderRemark;
}

/** What the reader may say under a remark or do with it, in the order in which it is likely. */
export function RemarkActs({ thread, reader, onSay }: RemarkActsProps) {
  const { id, number, etat, actes, attend, deClient, refus } = thread;
  const [replying, setReplying] = useState(() => hasReplyDraft(id));
  const reply = useRef<HTMLButtonElement>(null);
  const once = useSingleFlight();
  const saying = useMutation({
    mutationFn: ({ acte, texte }: { acte: Act; texte: string | undefined }) => onSay(id, acte, texte),
  });
  const say = (acte: Act, texte?: string, then?: () => void) =>
    once(async () => {
      // The error is displayed below, and what was typed is kept.
      await saying.mutateAsync({ acte, texte }).then(then, () => undefined);
    });
  const may = (acte: Act) => actes.includes(acte);
  const settles = may('reglee') && etat !== 'reglee';
  const verifies = settles && etat === 'aVerifier';
  const leave = () => {
    setReplying(false);
    requestAnimationFrame(() => reply.current?.focus());
  };
  if (actes.length === 0 && refus === '') return null;
  return (
    <div className="remark-threads-acts">
      {replying ? (
        <RemarkReplyForm
          note={id}
          number={number}
          busy={saying.isPending}
          onSend={(texte, onSent) =>
            void say('reponse', texte, () => {
              onSent();
              leave();
            })
          }
          onClose={leave}
        />
      ) : (
        <>
          {may('fait') && attend && (
            <Button icon={IconCheck} busy={saying.isPending} onClick={() => void say('fait')}>
              Fait
            </Button>
          )}
          {verifies && (
            <Button icon={IconCheck} busy={saying.isPending} onClick={() => void say('reglee')}>
              {settleWords(deClient, reader)}
            </Button>
          )}
          {may('pasEncore') && etat !== 'ouverte' && (
            <Button tone="text" busy={saying.isPending} onClick={() => void say('pasEncore')}>
              Pas encore
            </Button>
          )}
          {may('reponse') && !verifies && etat !== 'reglee' && (
            <Button ref={reply} icon={IconMessageDots} onClick={() => setReplying(true)}>
              Répondre
            </Button>
          )}
          {settles && !verifies && (
            <Button tone="text" busy={saying.isPending} onClick={() => void say('reglee')}>
              {settleWords(deClient, reader)}
            </Button>
          )}
          {refus !== '' && etat !== 'reglee' && <p className="meta">{refus}</p>}
        </>
      )}
      {saying.error && (
        <Banner tone="stop" role="alert">
          {messageOf(saying.error)}
        </Banner>
      )}
    </div>
  );
}

function settleWords(deClient: boolean, reader: Role): string {
  return deClient && reader !== 'client' ? 'Réglée pour le client' : 'C’est réglé';
}
