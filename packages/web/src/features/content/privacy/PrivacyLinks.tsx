import { PAGES } from '@ardoise/domain/page-paths.ts';
import { Link } from '@tanstack/react-router';

const PARTS = [
  { path: PAGES.privacy, words: 'Registre' },
  { path: PAGES.documentReads, words: 'Lectures' },
] as const;

/** The pages about personal data. */
export function PrivacyLinks() {
  return (
    <nav className="privacy-links" aria-label="Données personnelles">
      {PARTS.map(({ path, words }) => (
        <Link key={path} to={path} activeOptions={{ exact: true }}>
          {words}
        </Link>
      ))}
    </nav>
  );
}
