import { previewAccessibility, readAccessibility } from '@ardoise/domain/contract/accessibility.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { legalTextsKey } from '../../api/session.ts';
import { Banner } from '../../components/Banner.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useMaybeMe } from '../../hooks/use-me.ts';
import { Link } from '../../router/Link.tsx';
import { StatementView } from './StatementView.tsx';
import './Accessibility.css';

const TITLE = 'Déclaration d’accessibilité';

/** The accessibility statement (specification/accessibility.md); until it is published, whom to tell of a difficulty. */
export function AccessibilityPage() {
  const read = useQuery({
    queryKey: [...legalTextsKey, 'accessibility'],
    queryFn: ({ signal }) => request(readAccessibility, { signal }),
  });
  const me = useMaybeMe();
  const mayPublish = me !== null && roleMay('settings.administer', me.role);
  if (read.data?.declaration)
    return (
      <main tabIndex={-1} className="accessibility">
        <h1 className="title-page">{TITLE}</h1>
        <StatementView statement={read.data.declaration} publication={read.data.declaration.publication} />
      </main>
    );
  if (read.data && mayPublish) return <Preview />;
  return (
    <main tabIndex={-1} className="accessibility">
      <h1 className="title-page">Accessibilité</h1>
      {read.isPending && (
        <SkeletonGroup>
          <Skeleton height={320} />
        </SkeletonGroup>
      )}
      {read.error && <LoadFailed query={read} />}
      {read.data && <Unpublished known={me !== null} />}
    </main>
  );
}

/** What an administrator would publish. */
function Preview() {
  const read = useQuery({
    queryKey: [...legalTextsKey, 'accessibility', 'preview'],
    queryFn: ({ signal }) => request(previewAccessibility, { signal }),
  });
  return (
    <main tabIndex={-1} className="accessibility">
      <h1 className="title-page">{TITLE}</h1>
      <Banner tone="wait" icon={IconInfoCircle}>
        Aperçu, que seuls les administrateurs lisent{'\u00a0'}: la déclaration n’est pas publiée. Elle se
        publie dans{' '}
        <Link to={PAGES.contentSettings} hash="settings-accessibilite">
          les réglages
        </Link>
        , avec votre nom et vos coordonnées.
      </Banner>
      {read.isPending && (
        <SkeletonGroup>
          <Skeleton height={320} />
        </SkeletonGroup>
      )}
      {read.error && <LoadFailed query={read} />}
      {read.data && <StatementView statement={read.data} publication={null} />}
    </main>
  );
}

function Unpublished({ known }: { known: boolean }) {
  return (
    <>
      <p className="lede">Déclaration à publier par l’administrateur d’Ardoise.</p>
      <Banner tone="wait" icon={IconInfoCircle}>
        Aucun état de conformité n’est annoncé tant que la déclaration n’est pas publiée.
      </Banner>
      <h2 className="title-section">Une difficulté pour lire ou utiliser Ardoise{'\u00a0'}?</h2>
      <p>
        Dites-le à votre délégué commercial, ou à la personne qui vous a envoyé le lien.{' '}
        {known ? (
          <>
            <Link to={PAGES.help}>L’aide</Link> indique aussi comment joindre le siège.
          </>
        ) : (
          'Une fois connecté, l’aide indique aussi comment joindre le siège.'
        )}
      </p>
    </>
  );
}
