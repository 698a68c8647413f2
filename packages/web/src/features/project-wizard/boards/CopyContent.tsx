import { boardLabel } from '@ardoise/domain/boards/board-label.ts';
import { type CopiedContent, copyContent } from '@ardoise/domain/boards/copy-content.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import { inOneName, pathName } from '@ardoise/domain/wizards/fields/field-name.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { counted } from '../../../components/format-number.ts';
import { Modal } from '../../../components/Modal.tsx';
import { newEntryId } from '../../../components/new-entry-id.ts';
import { showToast } from '../../../components/toast-store.ts';
import { useWizardSession } from '../session/wizard-session.ts';
import { contentCounts } from './board-words.ts';
import { useChangeBoard } from './use-change-board.ts';

interface Source {
  label: string;
  copied: CopiedContent;
}

interface SourcesProps {
  sources: readonly Source[];
  onChoose: (source: Source) => void;
  onClose: () => void;
}

function Sources({ sources, onChoose, onClose }: SourcesProps) {
  return (
    <Modal title="Quel contenu copier ?" size="s" onClose={onClose}>
      {sources.map((source) => (
        <Button key={source.label} wide onClick={() => onChoose(source)}>
          {source.label}
        </Button>
      ))}
    </Modal>
  );
}

interface OverwriteProps {
  source: Source;
  onTake: (content: Board) => void;
  onClose: () => void;
}

/** Confirmation that names the answers to be overwritten. */
function Overwrite({ source: { label, copied }, onTake, onClose }: OverwriteProps) {
  const { wizard } = useWizardSession();
  const { count, over, filled, replaced } = copied;
  const names = over.map((path) => inOneName(pathName(wizard, `boards.0.${path}`)?.words.slice(1) ?? []));
  return (
    <Modal
      title="Remplacer ce qui est déjà écrit ?"
      description={label}
      size="s"
      onClose={onClose}
      footer={
        <>
          {count > 0 && <Button onClick={() => onTake(filled)}>Remplir les vides seulement</Button>}
          <Button tone="danger" onClick={() => onTake(replaced)}>
            Remplacer
          </Button>
        </>
      }
    >
      <p>
        {counted(over.length, 'réponse est déjà donnée', 'réponses sont déjà données')} : {names.join(' · ')}.
      </p>
    </Modal>
  );
}

/** The boards of an order with an answer that this one lacks or has otherwise. */
function sourcesFor(board: Board, order: WizardProject): Source[] {
  const boards = order.boards ?? [];
  const own = boards.find(({ entree }) => entree === board.entree) ?? board;
  const others = boards.filter((one) => one.entree !== board.entree && contentCounts(one).length > 0);
  return others
    .map((one) => ({
      label: boardLabel(one, boards.indexOf(one)),
      copied: copyContent(one, own, order, newEntryId),
    }))
    .filter(({ copied }) => copied.count + copied.over.length > 0);
}

/** Copies another board's content, answer by answer: fills empty ones, overwrites others after confirmation. */
export function CopyContent({ board }: { board: Board }) {
  const { current, present } = useWizardSession();
  const changeBoard = useChangeBoard();
  const [sources, setSources] = useState<Source[] | null>(null);
  const [asked, setAsked] = useState<Source | null>(null);
  if (sourcesFor(board, current).length === 0) return null;

  const look = () => setSources(sourcesFor(board, present()));
  const write = (content: Board) => changeBoard(board.entree, () => content);
  function take(label: string, content: Board) {
    setAsked(null);
    write(content);
    showToast({
      message: `Le contenu de ${label} est copié.`,
      action: { label: 'Rétablir', onPress: () => write(board) },
    });
  }
  function choose(source: Source) {
    setSources(null);
    if (source.copied.over.length === 0) take(source.label, source.copied.filled);
    else setAsked(source);
  }
  return (
    <>
      <Button className="board-editor-copy" tone="text" icon={IconCopy} onClick={look}>
        Copier le contenu d’un autre board
      </Button>
      {sources && <Sources sources={sources} onChoose={choose} onClose={() => setSources(null)} />}
      {asked && (
        <Overwrite
          source={asked}
          onTake={(content) => take(asked.label, content)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
