import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { useConformityWords } from '../hooks/use-conformity.ts';
import './VisitorFoot.css';

/** The foot of a page that a mailed link opens: plain links, which leave it. */
export function VisitorFoot() {
  return (
    <footer className="visitor-foot">
      <a href={PAGES.legal}>Mentions légales</a>
      <a href={PAGES.accessibility}>{useConformityWords()}</a>
    </footer>
  );
}
