import { boardLabel, nameInTwo } from '@ardoise/domain/boards/board-label.ts';
import { VIDEO_ADDRESS } from '@ardoise/domain/kinds/vae-digital/steps/video.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs';
import { memo, useEffect, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { StepFields } from '../fields/StepFields.tsx';
import { scrollAcross } from '../preview/scroll-across.ts';
import { useWizardSession } from '../session/wizard-session.ts';
import { BoardDrawing } from './BoardDrawing.tsx';
import './BoardVideo.css';

/** Milliseconds of each screen; the bar in BoardVideo.css runs as long. */
const SCREEN_TIME = 6000;

interface ScreenButtonProps {
  board: Board;
  rank: number;
  shown: boolean;
  onShow: (rank: number) => void;
}

const intoSight = (screen: HTMLLIElement | null) => scrollAcross(screen?.parentElement, screen);

/** One screen of the strip. Memoised: sixty boards are not drawn again at each screen. */
const ScreenButton = memo(function ScreenButton({ board, rank, shown, onShow }: ScreenButtonProps) {
  const { name, detail } = nameInTwo(boardLabel(board, rank), board.state);
  return (
    <li ref={shown ? intoSight : undefined}>
      <button type="button" aria-current={shown || undefined} title={detail} onClick={() => onShow(rank)}>
        <span className="board-video-picture">
          <BoardDrawing board={board} label="" printed />
        </span>
        <span>
          {rank + 1}. {name}
          {detail && <span className="visually-hidden">, {detail}</span>}
        </span>
      </button>
    </li>
  );
});

/** The boards as the screens of a video: the strip shows one, and on demand they follow each other. */
function Screens({ boards }: { boards: readonly Board[] }) {
  const [rank, setRank] = useState(0);
  const [playing, setPlaying] = useState(false);
  const { length } = boards;
  // A board may be deleted from the summary.
  const shown = Math.min(rank, length - 1);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setRank((shown + 1) % length), SCREEN_TIME);
    return () => clearTimeout(timer);
  }, [playing, shown, length]);
  const board = boards[shown];
  if (board === undefined) return null;
  return (
    <div className="board-video">
      <figure className="board-video-set">
        <BoardDrawing
          board={board}
          label={`Écran ${shown + 1} sur ${length}\u00a0: ${boardLabel(board, shown)}`}
          printed
        />
        {playing && <i className="board-video-time" key={shown} aria-hidden />}
      </figure>
      <div className="board-video-stand" aria-hidden />
      {length > 1 && (
        <>
          <Button
            className="board-video-play"
            icon={playing ? IconPlayerStop : IconPlayerPlay}
            onClick={() => setPlaying(!playing)}
          >
            {playing ? 'Arrêter' : 'Lire la vidéo'}
          </Button>
          <ul className="board-video-strip" aria-label="Les écrans de la vidéo">
            {boards.map((one, index) => (
              <ScreenButton
                key={one.entree}
                board={one}
                rank={index}
                shown={index === shown}
                onShow={setRank}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** A Digital's delivery: its video, then the address to deliver to. */
export function BoardVideo() {
  const { boards = [] } = useWizardSession().current;
  return (
    <>
      <Screens boards={boards} />
      <StepFields groups={[VIDEO_ADDRESS]} />
    </>
  );
}
