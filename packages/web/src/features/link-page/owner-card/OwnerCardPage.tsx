import { lineDoubts } from '@ardoise/domain/card-text/line-doubts.ts';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ComponentProps, useState } from 'react';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { FileInput } from '../../../components/card-text/FileInput.tsx';
import type { PasteDialog } from '../../../components/card-text/PasteDialog.tsx';
import { ReadingWait } from '../../../components/card-text/ReadingWait.tsx';
import { ReplaceDialog } from '../../../components/card-text/ReplaceDialog.tsx';
import { counted } from '../../../components/format-number.ts';
import { lateScreen } from '../../../components/late-screen.tsx';
import { Progress } from '../ChosenFiles.tsx';
import { acceptOf } from '../link-words.ts';
import type { Receipt } from '../send-files.ts';
import { useSending } from '../use-sending.ts';
import { AlreadySigned, OwnerDeposit, TheirLines, WhatWasSigned } from './OwnerDeposit.tsx';
import { Delegate, Head, OpeningContext, Refused, SendBar, sendWords } from './OwnerFrame.tsx';
import { OwnerLines } from './OwnerLines.tsx';
import { SentCard } from './SentCard.tsx';
import { UnreadFiles } from './UnreadFiles.tsx';
import { type OwnerCard, type SentText, type TextLink, useOwnerCard } from './use-owner-card.ts';
import './OwnerCard.css';

const LatePasteDialog = lateScreen<ComponentProps<typeof PasteDialog>>(
  async () => (await import('../../../components/card-text/PasteDialog.tsx')).PasteDialog,
  null,
);

/** Extensions that are read; the others are sent as they are. */
const READ = /\.(docx|xlsx|pdf)$/i;

/** The file is read. */
function ReadingFile({ link, owner }: { link: TextLink; owner: OwnerCard }) {
  return (
    <>
      <Head link={link} title="Le texte de votre carte" />
      <div className="owner-card-reading" aria-busy>
        <p>
          <b>{owner.reading?.file.name}</b>
        </p>
        {owner.reading !== null && owner.reading.sent < 1 ? (
          <Progress fraction={owner.reading.sent} />
        ) : (
          <ReadingWait className="owner-card-wait" />
        )}
        <Button tone="text" icon={IconX} onClick={owner.stop}>
          Arrêter
        </Button>
      </div>
    </>
  );
}

/** Not yet at the server: said until it is. */
function NotKept({ owner }: { owner: OwnerCard }) {
  const { keeping, failure } = owner;
  const words = failure ?? (typeof keeping === 'object' ? keeping.failure : null);
  if (words === null) return null;
  return (
    <Banner
      tone="stop"
      role="alert"
      action={typeof keeping === 'object' ? <Button onClick={owner.keepSoon}>Réessayer</Button> : undefined}
    >
      {words}
    </Banner>
  );
}

interface CardToSendProps {
  link: TextLink;
  owner: OwnerCard;
  onPick: (files: readonly File[]) => void;
}

/** The lines, and 'Envoyer', which alone uses up the link. */
function CardToSend({ link, owner, onPick }: CardToSendProps) {
  const { card } = owner;
  const [keptOwn, setKeptOwn] = useState(false);
  if (card === null) return null;
  const { text, reading } = card;
  const isTheirs = reading.origine?.type === 'saisi';
  const count = (text.lignes ?? []).length;
  const left = lineDoubts({ texteCarte: text, lectureCarte: reading }).size;
  const pages = reading.origine?.pages;
  const from =
    owner.fileName === null
      ? ''
      : `${owner.fileName}${pages ? `, ${counted(pages, 'page', 'pages')}` : ''}. `;
  const title = isTheirs
    ? `Votre carte, ${counted(count, 'ligne', 'lignes')}`
    : `Nous avons lu ${counted(count, 'ligne', 'lignes')}`;
  return (
    <>
      <Head link={link} title={title} />
      <p className="lede">
        {from}
        <b>Gardé pour vous, pas encore envoyé.</b>
      </p>
      <AlreadySigned link={link} />
      {!keptOwn && !isTheirs && (
        <TheirLines link={link} onTake={owner.takeTheirs} onKeep={() => setKeptOwn(true)} />
      )}
      <OwnerLines card={card} change={owner.change} />
      <p>
        <FileInput
          tone="text"
          icon={IconRepeat}
          words="Envoyer un autre fichier"
          accept={acceptOf(link.formats)}
          onPick={onPick}
        />
      </p>
      <WhatWasSigned link={link} />
      <SendBar>
        <NotKept owner={owner} />
        <Button
          tone="main"
          size="l"
          wide
          icon={IconSend}
          busy={owner.sending}
          refused={count === 0}
          onClick={owner.send}
        >
          {sendWords(link)}
        </Button>
        {left > 0 && (
          <p className="meta owner-card-left">
            {counted(left, 'ligne', 'lignes')} à vérifier&nbsp;: vous pouvez envoyer quand même.
          </p>
        )}
      </SendBar>
    </>
  );
}

/**
 * The page by which an owner sends the text of their card: a file that is read or a pasted text, corrected line by line;
 * or files as they are (specification/card-text.md#received-texts).
 */
export function OwnerCardPage({ token, link }: { token: string; link: TextLink }) {
  const [sent, setSent] = useState<SentText | null>(null);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [isPasting, setPasting] = useState(false);
  const [replacing, setReplacing] = useState<File | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const [opened] = useState(link.depot === null ? 'deposit' : 'lines');
  const owner = useOwnerCard(token, link, setSent);
  const sending = useSending(token, link, setReceipt);

  const read = async (file: File) => {
    // What was refused before is answered by this choice.
    sending.add([]);
    const unread = await owner.read(file);
    setReason(unread);
    if (unread !== null) sending.add([file]);
  };
  const pick = (files: readonly File[]) => {
    const [file, ...others] = files;
    if (file === undefined) return;
    const isRead = others.length === 0 && READ.test(file.name) && sending.files.length === 0;
    if (!isRead) {
      setReason(null);
      sending.add(files);
    } else if (owner.card === null) void read(file);
    else setReplacing(file);
  };

  if (sent !== null || receipt !== null) return <SentCard {...{ link, sent, receipt }} />;
  const stage =
    owner.reading !== null
      ? 'reading'
      : sending.files.length > 0
        ? 'unread'
        : owner.card !== null
          ? 'lines'
          : 'deposit';
  return (
    <OpeningContext value={stage === opened}>
      {stage === 'reading' && <ReadingFile {...{ link, owner }} />}
      {stage === 'unread' && <UnreadFiles {...{ link, sending, reason }} onPick={pick} />}
      {stage === 'lines' && <CardToSend {...{ link, owner }} onPick={pick} />}
      {stage === 'deposit' && (
        <>
          <Delegate link={link} />
          <Head link={link} title="Le texte de votre carte" />
          <p className="lede">
            Envoyez le fichier de votre carte. Nous lisons les plats et les prix, vous les relisez.
          </p>
          <NotKept owner={owner} />
          <Refused reasons={sending.refused} />
          <OwnerDeposit {...{ link, owner }} onPick={pick} onPaste={() => setPasting(true)} />
        </>
      )}
      {isPasting && (
        <LatePasteDialog
          onAdd={(sections) => {
            setPasting(false);
            owner.paste(sections);
          }}
          onClose={() => setPasting(false)}
        />
      )}
      {replacing && owner.card && (
        <ReplaceDialog
          card={owner.card}
          onConfirm={() => void read(replacing)}
          onClose={() => setReplacing(null)}
        />
      )}
    </OpeningContext>
  );
}
