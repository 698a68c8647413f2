import { cardInWords, linesToCheck } from '@ardoise/domain/kinds/chr/steps/card-text.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { Banner } from '../../../../components/Banner.tsx';
import { Button } from '../../../../components/Button.tsx';
import { FileInput } from '../../../../components/card-text/FileInput.tsx';
import { ReadingWait } from '../../../../components/card-text/ReadingWait.tsx';
import { TextRow, TextRows } from '../../../../components/card-text/TextRows.tsx';
import { Icon } from '../../../../components/Icon.tsx';
import { Preview } from '../../../../components/preview/Preview.tsx';
import { Skeleton } from '../../../../components/Skeleton.tsx';
import { useCardPreview } from '../../card/card-preview.ts';
import { type CardFile, stopReading } from '../../card-text/card-file.ts';
import { originInWords } from '../../card-text/origin-words.ts';
import { useCard } from '../../card-text/use-card.ts';
import { useWizardSession } from '../../session/wizard-session.ts';
import type { TextActsOfStep } from './use-text-acts.tsx';
import './BroughtText.css';

/** The extension of a file as its picture: '.docx'. */
function FileHead({ name, act }: { name: string; act: ReactNode }) {
  const extension = /\.[a-z0-9]+$/i.exec(name)?.[0].toLowerCase() ?? '';
  return (
    <div className="brought-text-file">
      <span aria-hidden>{extension}</span>
      <b>{shownFileName(name)}</b>
      <div>{act}</div>
    </div>
  );
}

/** Lines to come, each of another length. */
const WAITING_LINES = ['26%', '21%', '31%', '24%', '28%', '20%'];

/** The file is read: no step waits for it. */
export function ReadFile({ file }: { file: CardFile }) {
  const { project } = useWizardSession();
  return (
    <div aria-busy>
      <FileHead
        name={file.name}
        act={
          <Button tone="text" icon={IconX} onClick={() => stopReading(project._id.$oid)}>
            Arrêter
          </Button>
        }
      />
      <ReadingWait className="brought-text-wait" />
      <div className="brought-text-lines" aria-hidden>
        {WAITING_LINES.map((width) => (
          <p key={width}>
            <Skeleton width={width} />
            <Skeleton width={88} height={32} />
          </p>
        ))}
      </div>
      <p className="meta">Vous pouvez continuer&nbsp;: les lignes seront là à votre retour.</p>
    </div>
  );
}

/** A file that was not read here is kept for the agency. */
export function KeptFile({ name, reason, acts }: { name: string; reason: string; acts: TextActsOfStep }) {
  return (
    <>
      <FileHead
        name={name}
        act={<FileInput tone="text" icon={IconRepeat} words="Remplacer" onPick={acts.pick} />}
      />
      <Banner tone="wait">
        <b>{reason}</b> Vous pouvez continuer et signer. Rien d’autre n’est à faire.
      </Banner>
      <h2 className="title-sub brought-text-more">Pour que les prix soient comparés avec la création</h2>
      <TextRows>
        <TextRow
          icon={IconFileUpload}
          title="Le même, enregistré en .docx"
          words="Dans Word&nbsp;: Fichier, Enregistrer sous, Document Word."
          act={<FileInput words="Choisir" onPick={acts.pick} />}
        />
        <TextRow
          icon={IconClipboardText}
          title="Coller le texte"
          words="Ouvrez le fichier, copiez tout, collez ici."
          act={<Button onClick={acts.startPasting}>Coller</Button>}
        />
        <TextRow
          icon={IconKeyboard}
          title="Saisir la carte"
          words="Même quelques lignes suffisent."
          act={<Button onClick={acts.startWriting}>Saisir</Button>}
        />
      </TextRows>
    </>
  );
}

/** The text is here: how much of it, what is to be checked, and the way to its lines. */
export function TextSummary({ acts }: { acts: TextActsOfStep }) {
  const { current } = useWizardSession();
  const { card } = useCard();
  const { previewed } = useCardPreview();
  const toCheck = linesToCheck(current);
  return (
    <section className="brought-text" aria-label="Texte de la carte">
      {previewed && (
        <div className="brought-text-drawing" aria-hidden>
          <Preview drawing={previewed.drawing} label="" />
        </div>
      )}
      <h2 className="title-section">{cardInWords(current)}</h2>
      <p className="meta">{originInWords(card)}</p>
      {toCheck > 0 && (
        <p className="brought-text-check">
          <Icon of={IconAlertTriangle} />
          {toCheck === 1 ? '1 ligne à vérifier' : `${toCheck} lignes à vérifier`}
        </p>
      )}
      <p className="actions">
        <Button icon={IconListDetails} onClick={acts.open}>
          Relire la carte
        </Button>
        <FileInput tone="text" icon={IconRepeat} words="Autre fichier" onPick={acts.pick} />
      </p>
    </section>
  );
}
