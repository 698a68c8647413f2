import { withDelays } from '@ardoise/domain/base/words/delays.ts';
import { readContacts } from '@ardoise/domain/contract/contacts.ts';
import { listGuides, readGuide } from '@ardoise/domain/contract/guides.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { addressOf, request } from '../../api/request.ts';
import { Leader } from '../../components/Leader.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useDelays } from '../../hooks/use-delays.ts';
import { useMe } from '../../hooks/use-me.ts';
import { Link } from '../../router/Link.tsx';
import { Contacts } from './Contacts.tsx';
import { GUIDES } from './guides.ts';
import './Help.css';

/** PDFs that head office set for this role. */
function useGuides() {
  return useQuery({
    queryKey: ['contacts', 'guides'],
    queryFn: ({ signal }) => request(listGuides, { signal }),
    select: ({ guides }) => guides,
  });
}

/** Contacts for help, as head office set them for this role. */
function useContacts() {
  return useQuery({
    queryKey: ['contacts'],
    queryFn: ({ signal }) => request(readContacts, { signal }),
    select: ({ contacts }) => contacts,
  });
}

/** Contacts, what to say to them, whom to ask about an order; and the user guide. */
export function HelpPage() {
  const me = useMe();
  const contacts = useContacts();
  const delays = useDelays();
  return (
    <main tabIndex={-1} className="help">
      <h1 className="title-page">Aide</h1>
      <section>
        <h2 className="title-section">Vos contacts</h2>
        {contacts.isPending && (
          <SkeletonGroup>
            <Skeleton width={320} height={120} />
          </SkeletonGroup>
        )}
        {contacts.error && <LoadFailed query={contacts} />}
        {contacts.data && <Contacts contacts={contacts.data} role={me.role} />}
      </section>
      <div className="help-columns">
        <section>
          <h2 className="title-section">Un problème technique</h2>
          <p>
            Une page qui ne s’affiche pas, un fichier refusé, un compte bloqué : précisez à votre contact
            l’adresse de la page, l’heure et ce que vous faisiez.
          </p>
          <p className="hint">
            Rien de ce que vous avez saisi n’est perdu : les brouillons sont gardés sur cet appareil et
            reprennent là où vous en étiez.
          </p>
        </section>
        <section>
          <h2 className="title-section">Une question sur une commande</h2>
          <ul>
            {contactsOf(me.role).map(({ about, whom }) => (
              <Leader as="li" key={about} name={about} value={whom} />
            ))}
          </ul>
        </section>
      </div>
      {me.role === 'dc' && <WithoutNetwork />}
      <section>
        <h2 className="title-section">Guide d’utilisation</h2>
        <GuideFiles />
        <ol className="help-guide">
          {GUIDES[me.role].map(({ title, text }) => (
            <li key={title}>
              <h3 className="title-sub">{title}</h3>
              <p>{withDelays(text, delays)}</p>
            </li>
          ))}
        </ol>
      </section>
    </main>
  );
}

/** What is to be known before a cellar without a network. */
function WithoutNetwork() {
  return (
    <section>
      <h2 className="title-section">Sans réseau</h2>
      <p>
        Vos brouillons, vos projets qui attendent et les catalogues se gardent d’eux-mêmes sur cet appareil.
        Sans réseau vous continuez une commande et la photographiez&nbsp;; tout part au retour, dans l’ordre.
      </p>
      <p>
        Sur iPad et iPhone, Safari efface ce qu’il garde après 7&nbsp;jours sans ouvrir Ardoise&nbsp;: envois
        en attente compris. Ajoutée à l’écran d’accueil, Ardoise n’est pas concernée, mais garde ses propres
        données&nbsp;: connectez-vous une fois depuis son icône, et commencez là.
      </p>
      <p className="help-offline">
        <Link to={PAGES.offline}>Travailler hors ligne</Link>
        <Link to={PAGES.outbox}>Envois en attente</Link>
      </p>
    </section>
  );
}

/** Guides to read or print; none where head office set none. */
function GuideFiles() {
  const guides = useGuides();
  if (guides.error) return <LoadFailed query={guides} />;
  if (!guides.data?.length) return null;
  return (
    <ul className="help-guides">
      {guides.data.map(({ fichier, titre }) => (
        <li key={fichier}>
          <a
            className="tappable"
            href={addressOf(readGuide, { params: { fichier } })}
            target="_blank"
            rel="noreferrer"
          >
            {titre} (PDF)
          </a>
        </li>
      ))}
    </ul>
  );
}

const INSIDE: readonly Role[] = ['dc', 'mdv', 'smhf'];

function contactsOf(role: Role) {
  if (role === 'client') return [{ about: 'Votre commande', whom: 'votre délégué commercial' }];
  if (INSIDE.includes(role)) {
    return [
      { about: 'La création, les délais', whom: 'l’agence du projet' },
      { about: 'Les quotas', whom: 'votre SMHF' },
    ];
  }
  return [{ about: 'Le contenu d’une commande', whom: 'le délégué commercial du projet' }];
}
