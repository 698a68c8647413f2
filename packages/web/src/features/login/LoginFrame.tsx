import { PURPOSE } from '@ardoise/domain/base/words/purpose.ts';
import type { ClientStep } from '@ardoise/domain/projects/client-steps.ts';
import type { ReactNode } from 'react';
import { BrandMark } from '../../components/Brand.tsx';
import { Leader } from '../../components/Leader.tsx';
import { VisitorLink } from '../../components/VisitorLink.tsx';
import { CounterDrawing } from './CounterDrawing.tsx';
import './Login.css';

/** In a client’s words: what they read here first is this page. */
const PATH: readonly { who: string; step: ClientStep }[] = [
  { who: 'Elle se compose et se signe', step: 'À compléter' },
  { who: 'L’agence la dessine', step: 'En création' },
  { who: 'Vous donnez votre accord', step: 'À valider' },
  { who: 'Elle est imprimée', step: 'En fabrication' },
  { who: 'Elle arrive au café, prête à poser', step: 'Livrée' },
];

/** Slate with the product's purpose on the left; the form on the right. */
export function LoginFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="login">
      <section className="login-left on-slate" aria-label="Ardoise">
        <div>
          <p className="brand">
            <BrandMark />
            Ardoise
          </p>
          <p className="login-says">{PURPOSE}</p>
          <CounterDrawing />
          <div className="login-path">
            <h2>Le chemin d’une commande</h2>
            <ul>
              {PATH.map(({ who, step }) => (
                <Leader as="li" key={step} name={who} value={step} />
              ))}
            </ul>
          </div>
        </div>
      </section>
      <main className="login-right" tabIndex={-1}>
        <h1 className="title-page">{title}</h1>
        {children}
        <p className="meta">
          <VisitorLink to="/mentions-legales" className="login-legal">
            Mentions légales
          </VisitorLink>
        </p>
      </main>
    </div>
  );
}
