import { PURPOSE } from '@ardoise/domain/words/purpose.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BrandMark } from '../../components/Brand.tsx';
import { Leader } from '../../components/Leader.tsx';
import { CounterDrawing } from './CounterDrawing.tsx';
import './Login.css';

const PATH = [
  { who: 'Le délégué commercial compose et fait signer', status: 'Brouillon' },
  { who: 'L’agence crée le visuel', status: 'Agence' },
  { who: 'Le client donne son accord', status: 'Validation' },
  { who: 'L’imprimeur tire', status: 'Impression' },
  { who: 'L’installateur pose', status: 'Livré' },
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
              {PATH.map(({ who, status }) => (
                <Leader as="li" key={status} name={who} value={status} />
              ))}
            </ul>
          </div>
        </div>
      </section>
      <main className="login-right" tabIndex={-1}>
        <h1 className="title-page">{title}</h1>
        {children}
        <p className="meta">
          <Link to="/mentions-legales" className="login-legal">
            Mentions légales
          </Link>
        </p>
      </main>
    </div>
  );
}
