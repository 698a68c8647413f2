import type { Project } from '@ardoise/domain/contract/projects.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import type { Wizard } from '@ardoise/domain/wizards/wizard.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Sending } from '../../../api/outbox/sending.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { useOrderExport } from '../../../components/order-export/use-order-export.ts';
import { useNetworkState } from '../../../hooks/use-network-state.ts';
import { useOffers } from '../../../hooks/use-offers.ts';
import { useOutbox } from '../../../hooks/use-outbox.ts';
import { projectKey } from '../../../hooks/use-project.ts';
import { Link } from '../../../router/Link.tsx';
import { WizardHeader } from '../bars/WizardHeader.tsx';
import { RecapDocument } from '../recap/RecapDocument.tsx';
import type { KindScreens } from '../session/kind-screens.ts';
import { ReopenHere } from '../signatures/ReopenHere.tsx';
import { SignedPath } from './SignedPath.tsx';
import { WhatWasSigned } from './WhatWasSigned.tsx';
import './SignedHere.css';
import { RECAP_PATH } from '@ardoise/domain/wizards/recap-path.ts';

interface SignedHereScreenProps {
  wizard: Wizard;
  project: Project;
  screens: KindScreens;
  /** Complete: everybody has signed. */
  sending: Sending;
  /** It has left the queue: the server's order is being read. */
  isSent: boolean;
  /** The signatures were given up. */
  onReopened: () => void;
}

function titleOf({ refusal }: Sending): string {
  return refusal === null
    ? 'La commande est signée et gardée ici'
    : 'La commande est signée, et attend une décision de vous';
}

function ledeOf(reached: boolean): string {
  return reached
    ? 'Elle part en ce moment\u00a0: vous pouvez quitter le café, rien n’est à refaire.'
    : 'Vous pouvez quitter le café. Elle partira d’elle-même dès que l’appareil retrouvera le réseau.';
}

/** The whole order as a file, which any device of the account takes over. */
function ExportCopy({ projectId }: { projectId: string }) {
  const { outbox } = useOutbox();
  const { busy, exportOrder } = useOrderExport(outbox);
  return (
    <Button tone="text" icon={IconDownload} busy={busy} onClick={() => void exportOrder(projectId)}>
      Exporter une copie
    </Button>
  );
}

/**
 * An order that was signed on this device without a network, until the server has it: what was signed, and where it is
 * (specification/offline.md#signed-without-a-network).
 */
export function SignedHereScreen({
  wizard,
  project,
  screens,
  sending,
  isSent,
  onReopened,
}: SignedHereScreenProps) {
  const { reached } = useNetworkState();
  const offers = useOffers();
  const cache = useQueryClient();
  const [isRead, setIsRead] = useState(false);
  const id = project._id.$oid;
  useEffect(() => {
    if (isSent) void cache.invalidateQueries({ queryKey: projectKey(id) });
  }, [isSent, cache, id]);
  const { type, agence, eligibleMedals, gardees = [] } = project;
  const current = { ...sending.deposit?.document, type, agence, eligibleMedals, offers, gardees };
  const { pdv } = current;
  const place = [pdv?.nomPDV, pdv?.ville].filter(Boolean).join(', ');
  return (
    <>
      <WizardHeader wizard={wizard} project={project} current={current} path={RECAP_PATH} readOnly />
      <main className="signed-here" tabIndex={-1}>
        <header>
          <p className="meta">{[place, type].filter(Boolean).join(' · ')}</p>
          <h1 className="title-page">{titleOf(sending)}</h1>
          {sending.refusal === null && <p className="lede">{ledeOf(reached)}</p>}
        </header>
        <SignedPath sending={sending} reached={reached} />
        {sending.refusal !== null && (
          <Banner
            tone="stop"
            role="alert"
            action={
              <Link className={buttonClass({ tone: 'line' })} to={PAGES.outbox}>
                Voir les envois
              </Link>
            }
          >
            {sending.refusal}
          </Banner>
        )}
        <WhatWasSigned sending={sending} order={screens.orderInWords(current)} />
        <p className="hint">
          {pdv?.emailCLient && `Le bon de commande part à ${pdv.emailCLient} avec l’envoi. `}L’heure de
          l’appareil et celle du serveur sont gardées.
        </p>
        <p className="signed-here-acts">
          <Link className={buttonClass({ tone: 'main' })} to={PAGES.home}>
            Retour à l’accueil
          </Link>
          <Button tone="line" icon={IconEye} aria-expanded={isRead} onClick={() => setIsRead(!isRead)}>
            {isRead ? 'Replier le bon de commande' : 'Relire le bon de commande'}
          </Button>
          {!isSent && <ExportCopy projectId={id} />}
          {!isSent && <ReopenHere sending={sending} type={type} onReopened={onReopened} />}
        </p>
        {isRead && (
          <RecapDocument
            wizard={wizard}
            project={project}
            current={current}
            screens={screens}
            here={sending}
          />
        )}
      </main>
    </>
  );
}
