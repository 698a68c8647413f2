import { LoadFailed } from '../../components/LoadFailed.tsx';
import { Paragraphs } from '../../components/Paragraphs.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useLegalTexts } from '../../hooks/use-legal-texts.ts';
import './Legal.css';

/** Legal notice: publisher, personal data, and rights, in head office's words. */
export function LegalPage() {
  const texts = useLegalTexts();
  return (
    <main tabIndex={-1} className="legal">
      <h1 className="title-page">Mentions légales</h1>
      {texts.isPending && (
        <SkeletonGroup>
          <Skeleton height={320} />
        </SkeletonGroup>
      )}
      {texts.error && <LoadFailed query={texts} />}
      {texts.data && (
        <>
          <section>
            <h2 className="title-section">Éditeur</h2>
            <Paragraphs text={texts.data.editeur} />
          </section>
          <section id="donnees">
            <h2 className="title-section">Vos données</h2>
            <Paragraphs text={texts.data.donnees} />
          </section>
          <section>
            <h2 className="title-section">Cookies</h2>
            {/* The product's own behaviour: nobody's words. */}
            <p>
              Un seul cookie est déposé : celui de votre session, nécessaire au fonctionnement du site. Il
              disparaît après {texts.data.inactivite} heures sans activité, et au plus tard au bout de 7
              jours.
            </p>
            <Paragraphs text={texts.data.cookies} />
          </section>
          <section>
            <h2 className="title-section">Propriété intellectuelle</h2>
            <Paragraphs text={texts.data.propriete} />
          </section>
        </>
      )}
    </main>
  );
}
