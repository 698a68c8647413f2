import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { Banner } from '../../../components/Banner.tsx';
import { DelegateCard } from '../../../components/DelegateCard.tsx';
import type { TextLink } from './use-owner-card.ts';

/** Whom the owner calls. */
export function Delegate({ link }: { link: TextLink }) {
  return <DelegateCard name={link.demandeur} telephone={link.telephone} company="" />;
}

/** Whether the page shows what it was opened with: then nothing takes the focus. */
export const OpeningContext = createContext(true);

/** 'Carte de Brasserie du Palais, Bordeaux' above the title, which takes the focus of what an act replaced. */
export function Head({ link, title }: { link: TextLink; title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const opening = useContext(OpeningContext);
  useEffect(() => {
    if (!opening && document.activeElement === document.body) heading.current?.focus();
  }, [opening]);
  return (
    <>
      <p className="meta">Carte de {[link.nameProjet, link.ville].filter(Boolean).join(', ')}</p>
      <h1 className="title-page" tabIndex={-1} ref={heading}>
        {title}
      </h1>
    </>
  );
}

/** The act of the page, at the foot of the screen, with its words. */
export function SendBar({ children }: { children: ReactNode }) {
  return (
    <div className="owner-card-foot">
      <div className="owner-card-bar">
        <div>{children}</div>
      </div>
    </div>
  );
}

/** 'Envoyer à Camille Ferrand'; once the order is signed the text goes to the agency, beside it. */
export const sendWords = ({ signeLe, demandeur }: TextLink): string =>
  signeLe === null ? `Envoyer à ${demandeur}` : 'Envoyer à l’agence';

/** Files that cannot be sent, a sentence each. */
export function Refused({ reasons }: { reasons: readonly string[] }) {
  return reasons.map((reason) => (
    <Banner key={reason} tone="wait" role="alert">
      {reason}
    </Banner>
  ));
}
