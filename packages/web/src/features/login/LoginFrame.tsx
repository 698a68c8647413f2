import { PURPOSE } from '@ardoise/domain/base/words/purpose.ts';
import type { ClientStage } from '@ardoise/domain/projects/client-stages.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import type { ReactNode } from 'react';
import { BrandMark } from '../../components/Brand.tsx';
import { Leader } from '../../components/Leader.tsx';
import { VisitorLink } from '../../components/VisitorLink.tsx';
import { useConformityWords } from '../../hooks/use-conformity.ts';
import './Login.css';

/** Drawing of the products, lined up on a counter. */
function CounterDrawing() {
  return (
    <svg className="login-counter" viewBox="0 0 456 132" aria-hidden="true">
      <path d="M2 122h452" />
      <path d="M16 30l50-5v92l-50 5z" />
      <path d="M66 25l34 8v84l-34 0" />
      <path className="login-counter-lit" d="M27 46l26-2M32 58l17-1" />
      <path className="login-counter-dotted" d="M25 74l32-2M25 86l32-1M25 98l32-1" />
      <path d="M128 122l16-92h42l16 92M136 108h58" />
      <path className="login-counter-lit" d="M149 46h32M154 58h22" />
      <path className="login-counter-dotted" d="M148 74h36M146 88h40" />
      <path d="M222 16h30M240 16v16" />
      <rect x="222" y="32" width="66" height="50" rx="3" />
      <circle className="login-counter-lit" cx="240" cy="57" r="10" />
      <path className="login-counter-dotted" d="M260 48h18M260 57h18M260 66h10" />
      <path d="M316 122V68c0-10 8-12 8-24V30h12v14c0 12 8 14 8 24v54M316 84h28M316 104h28M322 24h16v6h-16z" />
      <path className="login-counter-lit" d="M322 94h16" />
      <path d="M360 82h26l-4 40h-18zM362 96h22" />
      <path d="M376 82l6-18 8 2" />
      <path d="M408 122V96h36v26M408 96l4-14h28l4 14" />
      <path className="login-counter-lit" d="M417 108h18" />
    </svg>
  );
}

/** In a client’s words: what they read here first is this page. */
const PATH: readonly { who: string; stage: ClientStage }[] = [
  { who: 'Elle se compose et se signe', stage: 'À compléter' },
  { who: 'L’agence la dessine', stage: 'En création' },
  { who: 'Vous donnez votre accord', stage: 'À valider' },
  { who: 'Elle est imprimée', stage: 'En fabrication' },
  { who: 'Elle arrive au café, prête à poser', stage: 'Livrée' },
];

/** Slate with the product's purpose on the left; the form on the right. */
export function LoginFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="login">
      <header className="login-left on-slate">
        <div>
          <p className="brand">
            <BrandMark />
            Ardoise
          </p>
          <p className="login-says">{PURPOSE}</p>
          <CounterDrawing />
          <div className="login-path">
            <p className="login-path-title">Le chemin d’une commande</p>
            <ul>
              {PATH.map(({ who, stage }) => (
                <Leader as="li" key={stage} name={who} value={stage} />
              ))}
            </ul>
          </div>
        </div>
      </header>
      <div className="login-right">
        <main tabIndex={-1}>
          <h1 className="title-page">{title}</h1>
          {children}
        </main>
        <footer className="meta login-foot">
          <VisitorLink to={PAGES.legal} className="login-legal">
            Mentions légales
          </VisitorLink>
          <VisitorLink to={PAGES.accessibility} className="login-legal">
            {useConformityWords()}
          </VisitorLink>
        </footer>
      </div>
    </div>
  );
}
