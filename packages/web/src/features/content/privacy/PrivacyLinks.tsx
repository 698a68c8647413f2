import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { Link } from '../../../router/Link.tsx';

const PARTS = [
  { path: PAGES.privacy, words: 'Registre', who: 'privacy.read' },
  { path: PAGES.documentReads, words: 'Lectures', who: 'privacy.read' },
  { path: PAGES.people, words: 'Demandes des personnes', who: 'privacy.administer' },
] as const;

/** The pages about personal data that one may open. */
export function PrivacyLinks() {
  const { role } = useMe();
  return (
    <nav className="privacy-links" aria-label="Données personnelles">
      {PARTS.filter(({ who }) => roleMay(who, role)).map(({ path, words }) => (
        <Link key={path} to={path} current="page">
          {words}
        </Link>
      ))}
    </nav>
  );
}
