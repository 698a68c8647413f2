import type { OutletPiece } from '@ardoise/domain/contract/pieces.ts';
import { messageOf } from '../../api/api-error.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { formatDate } from '../../components/format-date.ts';
import { useToast } from '../../components/Toast.tsx';
import { useMarkPiece } from './use-pieces.ts';

/** Two or more fit: which one does the new piece replace? */
export function ReplaceQuestion({ piece }: { piece: OutletPiece }) {
  const mark = useMarkPiece();
  const toast = useToast();
  const answer = (old: number | null) =>
    mark.mutate({ piece: piece.id, act: 'replace', old }, { onSuccess: ({ message }) => toast({ message }) });
  return (
    <div className="outlet-pieces-question">
      <p className="title-sub">Laquelle remplace-t-elle&nbsp;?</p>
      <div className="outlet-pieces-answers">
        {piece.question.map(({ id, nom, detail, depuis }) => (
          <Button key={id} className="outlet-pieces-answer" busy={mark.isPending} onClick={() => answer(id)}>
            <span>
              {nom}
              <span className="meta">
                {[detail, `depuis le ${formatDate(depuis)}`].filter(Boolean).join(' · ')}
              </span>
            </span>
          </Button>
        ))}
        <Button tone="text" busy={mark.isPending} onClick={() => answer(null)}>
          Aucune
        </Button>
      </div>
      {mark.error && (
        <Banner tone="stop" role="alert">
          {messageOf(mark.error)}
        </Banner>
      )}
    </div>
  );
}
