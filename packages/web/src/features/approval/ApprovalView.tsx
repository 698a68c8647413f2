import { PROOF_REPLACED } from '@ardoise/domain/base/words/needed.ts';
import type { ApprovalReply } from '@ardoise/domain/contract/approvals.ts';
import type { ApprovalPage } from '@ardoise/domain/contract/client-links.ts';
import { useEffect, useState } from 'react';
import { Banner } from '../../components/Banner.tsx';
import { DelegateCard } from '../../components/DelegateCard.tsx';
import { DescribedPages } from '../../components/documents/DescribedPages.tsx';
import { ProofSheets } from '../../components/documents/ProofSheets.tsx';
import {
  goingBack,
  numberedThreads,
  type Thread,
  unsettledOf,
} from '../../components/documents/remark-threads.ts';
import { useGoingFindings } from '../../components/findings/use-going-findings.ts';
import { ClientStages } from '../../components/projects/ClientStages.tsx';
import { SignatureDialog } from '../../components/signatures/SignatureDialog.tsx';
import type { Signer } from '../../components/signatures/SignerFields.tsx';
import type { SayUnderRemark } from '../../hooks/use-remarks.ts';
import { AnswerBar } from './AnswerBar.tsx';
import { type AnswerDraft, forgetDraft, keepDraft, readDraft } from './answer-draft.ts';
import type { ApprovalSource, NewProofNote } from './approval-source.ts';
import { type Answer, certification, orderInWords, requestInWords } from './approval-words.ts';
import { CorrectionsDialog } from './CorrectionsDialog.tsx';
import { OrderSections } from './OrderSections.tsx';
import { useAnswering } from './use-answering.ts';
import { ApprovalFindings, UnaskedQuestion, useApprovalFindings } from './use-approval-findings.ts';

/** Unsent input, stored on the device by displayed version; copied to a new version. */
function useAnswerDraft({ kept, key }: ApprovalSource, version: number, signer: Signer) {
  const [draft, setDraft] = useState(() =>
    readDraft(kept, key, version, { comment: '', causes: [], ...signer }),
  );
  useEffect(() => keepDraft(kept, key, version, draft), [kept, key, version, draft]);
  const write = (change: Partial<AnswerDraft>) => setDraft((now) => ({ ...now, ...change }));
  const forget = () => forgetDraft(kept, key, version);
  return { draft, write, forget };
}

interface ApprovalViewProps {
  source: ApprovalSource;
  page: ApprovalPage;
  device: string | undefined;
  onAddNote: (note: NewProofNote) => Promise<unknown>;
  onDeleteNote: (note: number) => Promise<unknown>;
  onReply: SayUnderRemark;
  reload: () => Promise<number | null>;
  onAnswered: (answer: Answer, reply: ApprovalReply) => void;
}

/** Whether the proof was replaced since it was first displayed; then closes what was open on the former one. */
function useReplacement(version: number, close: () => void): boolean {
  const [shown, setShown] = useState(version);
  const [replaced, setReplaced] = useState(false);
  if (shown !== version) {
    setShown(version);
    setReplaced(true);
    close();
  }
  return replaced;
}

/** The proof, the order, and the two answers. */
export function ApprovalView(props: ApprovalViewProps) {
  const { source, page, onAddNote, reload, onAnswered } = props;
  const [open, setOpen] = useState<Answer | null>(null);
  const replaced = useReplacement(page.version, () => setOpen(null));
  const { draft, write, forget } = useAnswerDraft(source, page.version, page.signataire);
  const { busy, approve, askCorrections } = useAnswering({
    source,
    version: page.version,
    reload,
    onAnswered: (answer, reply) => {
      forget();
      onAnswered(answer, reply);
    },
  });
  const close = () => !busy && setOpen(null);
  const threads = numberedThreads(page.postIts);
  const unsettled = unsettledOf(threads);
  const compared = useApprovalFindings(source, page.version, unsettled.length);
  const { findings } = compared;
  const going = useGoingFindings(findings?.commande ?? [], onAddNote);
  const [questioned, setQuestioned] = useState(false);
  const choose = (answer: Answer) =>
    answer === 'accord' && compared.asksFirst ? setQuestioned(true) : setOpen(answer);
  return (
    <>
      {replaced && (
        <Banner tone="wait" role="alert">
          {PROOF_REPLACED}
        </Banner>
      )}
      <ApprovalHead page={page} device={props.device} />
      {findings && (
        <ApprovalFindings findings={findings} selected={compared.selected} onSelect={compared.select} />
      )}
      <ApprovalBody {...props} compared={compared} threads={threads} />
      <AnswerBar signed={page.accord} onChoose={choose} />
      {open === 'corrections' && (
        <CorrectionsDialog
          asked={draft}
          onChange={write}
          remarks={goingBack(threads)}
          version={page.version}
          going={going}
          busy={busy}
          onSend={askCorrections}
          onClose={close}
        />
      )}
      {questioned && (
        <UnaskedQuestion
          findings={findings?.commande ?? []}
          remarks={unsettled}
          onSign={() => {
            compared.noteAsked();
            setOpen('accord');
          }}
          onClose={() => setQuestioned(false)}
        />
      )}
      {open === 'accord' && (
        <ApprovalSignature
          page={page}
          signer={draft}
          onSigner={write}
          busy={busy}
          onSign={approve}
          onClose={close}
        />
      )}
    </>
  );
}

interface ApprovalBodyProps extends ApprovalViewProps {
  compared: ReturnType<typeof useApprovalFindings>;
  threads: readonly Thread[];
}

/** The proof with its remarks and what differs, beside the order. */
function ApprovalBody({ source, page, compared, threads, ...props }: ApprovalBodyProps) {
  return (
    <div className="approval-body">
      <DescribedPages where={'«\u00a0Votre commande\u00a0»'}>
        <ProofSheets
          key={page.version}
          page={page}
          findings={compared.findings?.commande ?? []}
          selected={compared.selected}
          onSelect={compared.select}
          threads={threads}
          reader={source.reader}
          onSay={props.onReply}
          onAdd={(fichier, sheet, x, y, texte) => props.onAddNote({ fichier, page: sheet, x, y, texte })}
          onDelete={props.onDeleteNote}
        />
      </DescribedPages>
      <div className="approval-side">
        <ClientStages stage="À valider" mine named />
        <OrderSections page={page} />
      </div>
    </div>
  );
}

interface ApprovalSignatureProps {
  page: ApprovalPage;
  signer: Signer;
  onSigner: (change: Partial<Signer>) => void;
  busy: boolean;
  onSign: ReturnType<typeof useAnswering>['approve'];
  onClose: () => void;
}

function ApprovalSignature({ page, signer, onSigner, busy, onSign, onClose }: ApprovalSignatureProps) {
  return (
    <SignatureDialog
      title="Votre signature"
      description={`Création version\u00a0${page.version}, ${orderInWords(page)}.`}
      signer={{ nom: signer.nom, qualite: signer.qualite }}
      onSigner={onSigner}
      certificationOf={(mode) => ({
        words: certification(page.version, mode === 'clavier'),
        dataNotice: true,
      })}
      retry="Réessayer"
      busy={busy}
      onSign={onSign}
      onDismiss={onClose}
    />
  );
}

function ApprovalHead({ page, device }: Pick<ApprovalViewProps, 'page' | 'device'>) {
  return (
    <header className="approval-head">
      <p className="meta">{orderInWords(page)}</p>
      <h1 className="title-page">Votre création est prête</h1>
      <p className="lede">{requestInWords(page)}</p>
      {device ? (
        <p className="meta">Signature recueillie sur l’appareil de {device}</p>
      ) : (
        <DelegateCard name={page.demandeur} telephone={page.telephoneDC} company={page.entreprise} />
      )}
    </header>
  );
}
