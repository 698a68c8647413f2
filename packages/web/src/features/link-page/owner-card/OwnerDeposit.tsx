import { countLines } from '@ardoise/domain/card-text/whole-card.ts';
import { signedDayInWords } from '@ardoise/domain/projects/clock-in-words.ts';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { FileInput } from '../../../components/card-text/FileInput.tsx';
import { TextRow, TextRows } from '../../../components/card-text/TextRows.tsx';
import { WholeCardLines } from '../../../components/card-text/WholeCardLines.tsx';
import { formatDate, formatShortDate } from '../../../components/format-date.ts';
import { counted } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { DropZone } from '../../../components/uploads/DropZone.tsx';
import { acceptOf } from '../link-words.ts';
import type { OwnerCard, TextLink } from './use-owner-card.ts';

/** The order is signed: what that means for a text that comes now, and what was signed. */
export function AlreadySigned({ link: { signeLe, heureAppareil } }: { link: TextLink }) {
  if (signeLe === null) return null;
  return (
    <Banner tone="wait">
      <b>La commande est déjà signée, {signedDayInWords(formatShortDate(signeLe), heureAppareil)}.</b> Votre
      texte ira à l’agence, à côté de la commande. Il ne change rien à ce que vous avez signé.
    </Banner>
  );
}

export function WhatWasSigned({ link }: { link: TextLink }) {
  if (link.signeLe === null || link.commande.length === 0) return null;
  return (
    <>
      <details className="owner-card-section">
        <summary>
          <Icon of={IconSignature} />
          <b>Ce que vous avez signé</b>
          <span className="meta">{signedDayInWords(formatShortDate(link.signeLe), link.heureAppareil)}</span>
          <Icon of={IconChevronDown} />
        </summary>
        <WholeCardLines card={link.commande} />
      </details>
      <p className="meta">
        Un prix signé n’est plus le bon&nbsp;? Dites-le à {link.demandeur} avant de valider la création.
      </p>
    </>
  );
}

interface TheirLinesProps {
  link: TextLink;
  onTake: () => void;
  /** Where the owner has lines of their own. */
  onKeep?: () => void;
}

/** The delegate has typed a text meanwhile. */
export function TheirLines({ link, onTake, onKeep }: TheirLinesProps) {
  if (link.signeLe !== null || link.commande.length === 0) return null;
  const lines = counted(countLines(link.commande), 'ligne', 'lignes');
  return (
    <TextRows>
      <TextRow
        icon={IconListDetails}
        title={`${link.demandeur} a déjà saisi ${lines}`}
        words="Relisez-les et corrigez-les, au lieu d’envoyer votre fichier."
        act={
          <p className="actions">
            <Button onClick={onTake}>Prendre ses lignes</Button>
            {onKeep && (
              <Button tone="text" onClick={onKeep}>
                Garder les miennes
              </Button>
            )}
          </p>
        }
      />
    </TextRows>
  );
}

interface OwnerDepositProps {
  link: TextLink;
  owner: OwnerCard;
  onPick: (files: readonly File[]) => void;
  onPaste: () => void;
}

/** Ways to the text: the owner's file, which is read; a pasted text; photos, which are sent as they are. */
export function OwnerDeposit({ link, owner, onPick, onPaste }: OwnerDepositProps) {
  const accept = acceptOf(link.formats);
  return (
    <>
      <AlreadySigned link={link} />
      <DropZone label="Le fichier de votre carte" large onDrop={onPick}>
        <div className="owner-card-file">
          <Icon of={IconFileUpload} size="l" />
          <p className="meta">
            Word, Excel ou PDF.
            <br />
            Tout autre fichier est transmis tel quel.
          </p>
          <FileInput tone="main" size="l" words="Choisir le fichier" accept={accept} onPick={onPick} />
        </div>
      </DropZone>
      <TextRows>
        <TextRow
          icon={IconClipboardText}
          title="Coller le texte"
          words="Depuis un e-mail ou un site."
          act={<Button onClick={onPaste}>Coller</Button>}
        />
        <TextRow
          icon={IconCamera}
          title="Photographier la carte"
          words="Transmise telle quelle à l’agence."
          act={<FileInput words="Photo" accept="image/jpeg" camera onPick={onPick} />}
        />
      </TextRows>
      <TheirLines link={link} onTake={owner.takeTheirs} />
      <WhatWasSigned link={link} />
      <p className="meta">
        Lien personnel, valable jusqu’au {formatDate(link.expire)}. Il sert une seule fois.
      </p>
    </>
  );
}
