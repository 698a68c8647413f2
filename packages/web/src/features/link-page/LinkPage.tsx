import { openLink } from '@ardoise/domain/contract/files.ts';
import { openTextLink } from '@ardoise/domain/contract/received-texts.ts';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { Banner } from '../../components/Banner.tsx';
import { BrandMark } from '../../components/Brand.tsx';
import { Button } from '../../components/Button.tsx';
import { DelegateCard } from '../../components/DelegateCard.tsx';
import { Icon } from '../../components/Icon.tsx';
import { lateScreen } from '../../components/late-screen.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { VisitorFoot } from '../../components/VisitorFoot.tsx';
import { useParams } from '../../router/context.ts';
import { LinkForm } from './LinkForm.tsx';
import type { OwnerCardPage } from './owner-card/OwnerCardPage.tsx';
import type { Receipt } from './send-files.ts';
import './LinkPage.css';

/** Received files, and what to know about them. */
function Thanks({ receipt }: { receipt: Receipt }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <p className="link-page-done tone-done">
        <Icon of={IconCircleCheck} size="l" />
      </p>
      <h1 className="title-page" tabIndex={-1} ref={title}>
        Merci, c’est envoyé
      </h1>
      <p className="lede">{receipt.message}</p>
      <ul className="link-page-files">
        {receipt.fichiers.map((name) => (
          <li key={name}>
            <Icon of={IconFile} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
      {receipt.avertissements.map((warning) => (
        <Banner key={warning} tone="wait">
          {warning}
        </Banner>
      ))}
      <p className="meta">Ce lien a servi une fois, vous pouvez fermer cette page.</p>
    </>
  );
}

/** A link's request. Fetched once: a refetch must not reset the page while a file is being chosen. */
function useLink(token: string) {
  return useQuery({
    queryKey: ['link', token],
    queryFn: ({ signal }) => request(openLink, { params: { token }, signal }),
    refetchOnWindowFocus: false,
  });
}

/** The card that a link for its text asks for, beside its request. */
function useTextLink(token: string, isText: boolean) {
  return useQuery({
    queryKey: ['link', token, 'texte'],
    queryFn: ({ signal }) => request(openTextLink, { params: { token }, signal }),
    enabled: isText,
    refetchOnWindowFocus: false,
  });
}

const LateOwnerCard = lateScreen<ComponentProps<typeof OwnerCardPage>>(
  async () => (await import('./owner-card/OwnerCardPage.tsx')).OwnerCardPage,
);

/** The page of a file link, for a visitor: sender and request, upload, confirmation. */
export function LinkPage() {
  const { token = '' } = useParams();
  const link = useLink(token);
  const isText = link.data?.purpose === 'texte';
  const text = useTextLink(token, isText);
  const failed = link.error ? link : text.error ? text : null;
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  return (
    <div className="link-page">
      <header className="link-page-top on-slate">
        <p className="brand">
          <BrandMark />
          Ardoise
        </p>
      </header>
      <main className="link-page-sheet" tabIndex={-1}>
        {receipt ? (
          <Thanks receipt={receipt} />
        ) : failed?.error ? (
          <DeadLink error={failed.error} onRetry={() => void failed.refetch()} />
        ) : text.data ? (
          <LateOwnerCard token={token} link={text.data} />
        ) : link.data && !isText ? (
          <LinkForm token={token} link={link.data} onSent={setReceipt} />
        ) : (
          <SkeletonGroup label="Ouverture du lien">
            <Skeleton width="80%" height={28} />
            <br />
            <Skeleton width="100%" />
            <br />
            <Skeleton width="60%" />
          </SkeletonGroup>
        )}
      </main>
      <VisitorFoot />
    </div>
  );
}

/** 404 for an unknown link, 410 for one that was used, revoked or has expired. */
const GONE = [404, 410];

/** Whom to call, where the server says it. */
function contactOf(error: Error): { demandeur: string; telephoneDC: string } | null {
  const etat = error instanceof ApiError ? error.etat : null;
  if (typeof etat !== 'object' || etat === null || !('demandeur' in etat) || !('telephoneDC' in etat))
    return null;
  return { demandeur: String(etat.demandeur), telephoneDC: String(etat.telephoneDC) };
}

function DeadLink({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const contact = contactOf(error);
  const gone = error instanceof ApiError && GONE.includes(error.status);
  return (
    <>
      <h1 className="title-page">
        {gone ? 'Ce lien n’est plus valable' : 'Ce lien ne peut pas être ouvert'}
      </h1>
      <Banner
        tone={gone ? 'wait' : 'stop'}
        role="alert"
        action={gone ? undefined : <Button onClick={onRetry}>Réessayer</Button>}
      >
        {messageOf(error)}
      </Banner>
      {gone && !contact?.telephoneDC && (
        <p className="lede">
          Pour envoyer un autre fichier, demandez un nouveau lien à la personne qui vous l’a envoyé.
        </p>
      )}
      {gone && contact && (
        <DelegateCard name={contact.demandeur} telephone={contact.telephoneDC} company="" />
      )}
    </>
  );
}
