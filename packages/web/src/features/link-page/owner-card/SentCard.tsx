import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useEffect, useRef } from 'react';
import { Banner } from '../../../components/Banner.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Leader } from '../../../components/Leader.tsx';
import { Sheet } from '../../../components/Sheet.tsx';
import type { Receipt } from '../send-files.ts';
import { Delegate } from './OwnerFrame.tsx';
import type { SentText, TextLink } from './use-owner-card.ts';

interface SentCardProps {
  link: TextLink;
  sent: SentText | null;
  receipt: Receipt | null;
}

/** Sent: what, and whom to call from now on. */
export function SentCard({ link, sent, receipt }: SentCardProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const [first = link.demandeur] = link.demandeur.split(' ');
  const rows: [string, string][] =
    sent === null
      ? (receipt?.fichiers ?? []).map((name) => ['Fichier transmis à l’agence', name])
      : [
          ...(sent.fichier === null ? [] : [['Fichier', sent.fichier] as [string, string]]),
          ['Lignes lues', String(sent.lignes)],
          ['Corrigées par vous', String(sent.corrigees)],
          [`À vérifier par ${first}`, String(sent.aVerifier)],
        ];
  return (
    <>
      <p className="link-page-done tone-done">
        <Icon of={IconCircleCheck} size="l" />
      </p>
      <h1 className="title-page" tabIndex={-1} ref={title}>
        Merci, votre carte est arrivée
      </h1>
      <p className="lede">
        {link.signeLe === null
          ? `${link.demandeur} la reçoit maintenant. Vous signerez la commande ensemble, puis vous verrez la carte avant l’impression.`
          : 'Transmis à côté de la commande. Vous verrez la carte avant l’impression.'}
      </p>
      <Sheet head="slate">
        <p>
          <b>Ce que vous avez envoyé</b>
        </p>
        {rows.map(([name, value]) => (
          <Leader key={`${name} ${value}`} name={name} value={value} />
        ))}
      </Sheet>
      {receipt?.avertissements.map((warning) => (
        <Banner key={warning} tone="wait">
          {warning}
        </Banner>
      ))}
      <p>Un oubli&nbsp;? Ce lien ne sert plus&nbsp;: appelez.</p>
      <Delegate link={link} />
    </>
  );
}
