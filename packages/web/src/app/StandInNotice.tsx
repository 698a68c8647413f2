import { Link } from '@tanstack/react-router';
import { formatDate } from '../components/format-date.ts';
import { useMaybeMe } from '../hooks/use-me.ts';

/** Whom the account replaces today: their projects are in its lists. */
export function StandInNotice() {
  const replaced = useMaybeMe()?.remplace ?? [];
  if (replaced.length === 0) return null;
  const people = replaced.map(({ nom, au }) => `${nom} jusqu’au ${formatDate(au)}`);
  return (
    <section className="shell-stand-in" aria-label="Remplacement">
      Vous remplacez {new Intl.ListFormat('fr').format(people)}. <Link to="/mon-compte">Voir</Link>
    </section>
  );
}
