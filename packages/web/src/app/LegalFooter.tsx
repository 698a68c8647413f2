import { Link } from '@tanstack/react-router';

export function LegalFooter() {
  return (
    <footer className="foot">
      <div>
        <Link to="/mentions-legales">Mentions légales</Link>
      </div>
    </footer>
  );
}
