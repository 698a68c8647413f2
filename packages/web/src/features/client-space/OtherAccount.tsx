import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { Link } from '@tanstack/react-router';
import { signOut } from '../../api/session.ts';
import { Button, buttonClass } from '../../components/Button.tsx';
import { useMe } from '../../hooks/use-me.ts';

/** The order is another account's, or nobody's: the device may be somebody else's, the link an old one. */
export function OtherAccount({ id }: { id: string }) {
  const me = useMe();
  const name = `${me.prenom} ${me.nom}`.trim() || me.name;
  return (
    <main tabIndex={-1} className="client-order">
      <h1 className="title-page">Cette page n’est pas celle de votre compte</h1>
      <p className="lede">
        Cet appareil est connecté au compte de {name} ({me.name}). Si vous avez reçu une commande à compléter,
        connectez-vous avec l’identifiant que donne votre e-mail.
      </p>
      <p className="client-order-go">
        <Button tone="main" size="l" onClick={() => void signOut(PAGE_PATHS.clientOrder(id))}>
          Changer de compte
        </Button>
        <Link className={buttonClass({ tone: 'line', size: 'l' })} to="/">
          Rester sur ce compte
        </Link>
      </p>
    </main>
  );
}
