import { LegalSection } from '../../components/LegalSection.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
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
          <LegalSection title="Éditeur" text={texts.data.editeur} />
          <LegalSection title="Vos données" id="donnees" text={texts.data.donnees} />
          <LegalSection title="Cookies" text={texts.data.cookies}>
            {/* The product's own behaviour: not editable. */}
            <p>
              Un seul cookie est déposé : celui de votre session, nécessaire au fonctionnement du site. Il
              disparaît après {texts.data.inactivite} heures sans activité, et au plus tard au bout de 7
              jours.
            </p>
          </LegalSection>
          <LegalSection title="Propriété intellectuelle" text={texts.data.propriete} />
        </>
      )}
    </main>
  );
}
