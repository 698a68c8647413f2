import { ROLE_LABELS, type Role } from '@ardoise/domain/projects/roles.ts';
import { COMPANY_PATHS, PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import { type Person, signOut } from '../api/session.ts';
import { BrandMark } from '../components/Brand.tsx';
import { Icon } from '../components/Icon.tsx';
import { latePart, useLatePart } from '../components/late-part.ts';
import { listAt, listLabel } from '../components/projects/project-lists.ts';
import { useToast } from '../components/Toast.tsx';
import { usePageInUse } from '../hooks/first-use.ts';
import { useMaybeMe } from '../hooks/use-me.ts';
import { usePrintCounts } from '../hooks/use-print-counts.ts';
import { usePlace } from '../router/context.ts';
import { Link } from '../router/Link.tsx';
import { mayOpen } from './landing.ts';
import type { LeavingProps } from './offline/Leaving.tsx';
import { loadOffline } from './offline/load-offline.ts';
import { SCREENS } from './screens.ts';
import './SearchButton.css';

/** Lazy-loaded at the first search, not at login. */
const SearchDialog = lazy(async () => ({
  default: (await import('../features/search/SearchDialog.tsx')).SearchDialog,
}));

const NETWORK_BUTTON = latePart<object>(async () => (await loadOffline()).NetworkButton);

const noop = () => undefined;

/** Not part of a first load. It stands in the header's free room, so that nothing moves. */
function NetworkPlace() {
  const Button = useLatePart(NETWORK_BUTTON, { wanted: usePageInUse(), onFailed: noop });
  return Button && <Button />;
}

/** Of no use before a press; without its script, by a cut, one leaves as before. */
const LEAVING = latePart<LeavingProps>(async () => (await loadOffline()).Leaving);

function SigningOut(props: LeavingProps) {
  const leave = () => {
    props.onClose();
    void props.onLeave();
  };
  const Leaving = useLatePart(LEAVING, { wanted: true, onFailed: leave });
  return Leaving && <Leaving {...props} />;
}

/** The list page of a role. */
const listPathOf = (role: Role) => (role === 'imprimeur' ? PAGES.printerDashboard : PAGES.dashboard);

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search, by button or by the shortcut ⌘K or Ctrl+K. */
function useSearchDialog(me: Person | null) {
  const [open, setOpen] = useState(false);
  const known = me !== null;
  useEffect(() => {
    if (!known) return;
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.metaKey || event.ctrlKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      // Another modal dialog is open.
      if (document.querySelector('dialog[open]') === null) setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [known]);
  return {
    show: () => setOpen(true),
    dialog: me !== null && open && (
      <Suspense fallback={null}>
        <SearchDialog me={me} listPath={listPathOf(me.role)} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}

function SearchButton({ forClient, onPress }: { forClient: boolean; onPress: () => void }) {
  return (
    <button type="button" className="search-button" aria-keyshortcuts="Control+K Meta+K" onClick={onPress}>
      <Icon of={IconSearch} />
      <b className="visually-hidden">
        {forClient ? 'Rechercher une commande' : 'Rechercher un projet'}
        {'\u00a0: '}
      </b>
      <span>{forClient ? 'Commande, ville…' : 'Projet, point de vente…'}</span>
      <kbd>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
    </button>
  );
}

const PRINTING = PAGES.printerDashboard;

/** Links of the header, by role. */
const NAV = [
  { path: PAGES.home, words: 'Accueil' },
  { path: PAGES.dashboard, words: 'Tableau de bord' },
  { path: PAGES.management, words: 'Projets' },
  { path: PAGES.smhfProjects, words: 'Équipe' },
  { path: PAGES.mdvProjects, words: 'Équipe' },
  { path: PAGES.quotas, words: 'Quotas' },
  { path: PAGES.figures, words: 'Chiffres' },
  { path: PAGES.pieces, words: 'Parc' },
  { path: PAGES.contents, words: 'Contenus' },
  { path: PRINTING, words: 'Impression' },
  { path: PAGES.mailQueue, words: 'E-mails' },
  { path: PAGES.securityLog, words: 'Sécurité' },
  { path: PAGES.help, words: 'Aide' },
];

/** A list has the name that it has for the role. */
function wordsFor(role: Role | undefined, { path, words }: (typeof NAV)[number]): string {
  const list = listAt(path);
  return list === undefined || role === undefined || words !== list.label ? words : listLabel(list, role);
}

function navOf(role: Role | undefined) {
  return NAV.filter(({ path }) => {
    const screen = SCREENS.find((known) => known.path === path);
    return role !== undefined && screen !== undefined && mayOpen(screen, role);
  }).map((link) => ({ ...link, words: wordsFor(role, link) }));
}

/** An agency sees the printer's dashboard once it has something to print itself. */
function useNav(role: Role | undefined) {
  const isAgency = role === 'agence';
  const prints = usePrintCounts({ enabled: isAgency }).data?.some(({ count }) => count > 0) ?? false;
  return navOf(role).filter(({ path }) => path !== PRINTING || !isAgency || prints);
}

function nameOf({ prenom, nom, name }: Person): string {
  return `${prenom} ${nom}`.trim() || name;
}

/** Logo as link to the start page, navigation, account, logout; folded into a menu on a small screen. */
export function Header() {
  const me = useMaybeMe();
  const menu = useMenu();
  const nav = useNav(me?.role);
  const search = useSearchDialog(me);
  return (
    <header className="shell-top on-slate">
      <div className="shell-top-inside">
        <Link className="brand" to={PAGES.home} aria-label="Ardoise, accueil">
          <BrandMark />
          Ardoise
        </Link>
        <nav aria-label="Navigation principale">
          <NavLinks links={nav} />
        </nav>
        <span className="shell-top-space" />
        {me ? (
          <>
            <NetworkPlace />
            <SearchButton forClient={me.role === 'client'} onPress={search.show} />
            <Who me={me} className="hide-phone" />
            <SignOut className="shell-top-button hide-phone" />
            <button
              ref={menu.button}
              type="button"
              className="shell-top-button shell-burger"
              aria-label="Menu"
              aria-expanded={menu.open}
              aria-controls="menu"
              onClick={menu.toggle}
            >
              <Icon of={menu.open ? IconX : IconMenu2} size="l" />
            </button>
          </>
        ) : (
          <Link className="shell-top-link" to={PAGES.login}>
            Se connecter
          </Link>
        )}
      </div>
      {me && menu.open && (
        <div className="shell-menu" id="menu">
          <nav aria-label="Menu">
            <NavLinks links={nav} />
          </nav>
          <div className="shell-menu-who only-phone as-flex">
            <Who me={me} />
            <SignOut className="shell-top-button shell-top-button-wide" words />
          </div>
        </div>
      )}
      {search.dialog}
    </header>
  );
}

/** The account's name, as a link to its settings. */
function Who({ me, className = '' }: { me: Person; className?: string }) {
  return (
    <Link to={PAGES.account} className={`shell-who parted ${className}`.trim()} title="Mon compte">
      <b>{nameOf(me)}</b>
      <span>{ROLE_LABELS[me.role]}</span>
    </Link>
  );
}

function NavLinks({ links }: { links: typeof NAV }) {
  return links.map(({ path, words }) => (
    <Link key={path} to={path} current={path === PAGES.home ? 'page' : 'within'}>
      {words}
    </Link>
  ));
}

/** Leaves, unless something waits on the device or the server is not reached: then it is said first. */
function SignOut({ className, words = false }: { className: string; words?: boolean }) {
  const me = useMaybeMe();
  const toast = useToast();
  const [asked, setAsked] = useState(false);
  const leave = async () => {
    toast.clear();
    try {
      // Of a session that the company's provider opened, there as well.
      if (me?.annuaire?.ici) window.location.assign(COMPANY_PATHS.signOut);
      else await signOut();
    } catch (error) {
      toast({ tone: 'stop', message: messageOf(error) });
    }
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label="Se déconnecter"
        title="Se déconnecter"
        onClick={() => setAsked(true)}
      >
        <Icon of={IconLogout} />
        {words && 'Se déconnecter'}
      </button>
      {asked && me && <SigningOut username={me.name} onLeave={leave} onClose={() => setAsked(false)} />}
    </>
  );
}

/** The folded menu: Escape closes it and returns the focus; navigation closes it. */
function useMenu() {
  const place = usePlace().href;
  const [openAt, setOpenAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const open = openAt === place;
  // Closed for good once another page is opened, the same one later included.
  if (openAt !== undefined && !open) setOpenAt(undefined);
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);
  return { open, button, toggle: () => setOpenAt(open ? undefined : place) };
}
