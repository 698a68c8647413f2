import type { StatementReply } from '@ardoise/domain/contract/accessibility.ts';
import { formatDate } from '../../components/format-date.ts';
import { counted, formatNumber, NBSP } from '../../components/format-number.ts';
import { LegalSection } from '../../components/LegalSection.tsx';
import { CriteriaTable } from './CriteriaTable.tsx';
import type { Publication } from './publication.ts';
import { Recourse } from './Recourse.tsx';
import { ThemeProofs } from './ThemeProofs.tsx';

const dayInWords = (day: string) => formatDate(`${day}T12:00:00Z`);

interface StatementViewProps {
  statement: StatementReply;
  /** Null before it is published. */
  publication: Publication | null;
}

/** What is computed from the evidence, around what whoever publishes has said. */
export function StatementView({ statement, publication }: StatementViewProps) {
  return (
    <>
      <p className="lede">
        Ardoise veut que chacun puisse commander, relire et signer, quel que soit son handicap ou son
        appareil.
      </p>
      <Rate statement={statement} />
      <Gaps statement={statement} publication={publication} />
      {publication && (
        <>
          <LegalSection title="Prévu sur trois ans" text={publication.plan} />
          <LegalSection title="Prévu cette année" text={publication.planAnnee} />
        </>
      )}
      <section>
        <h2 className="title-section">Critère par critère</h2>
        <p>Chaque critère a sa preuve{NBSP}: un essai automatique, ou un regard, des pages et une date.</p>
        <CriteriaTable statement={statement} />
        {statement.themes.map((theme) => (
          <ThemeProofs key={theme.rang} theme={theme} />
        ))}
      </section>
      <Checked statement={statement} />
      {publication && <Recourse publication={publication} />}
      <p className="meta">
        {publication && `Déclaration établie le ${dayInWords(publication.jour)} par ${publication.nom}. `}
        Taux recalculé à chaque version{statement.audit && `, ici la version ${statement.audit.version}`}.
      </p>
    </>
  );
}

function Rate({ statement: { taux, conformite, respectes, non, sansObjet } }: { statement: StatementReply }) {
  return (
    <section className="sheet sheet-slate accessibility-rate" aria-label="État de conformité">
      <p className="accessibility-percent">{taux === null ? '–' : `${formatNumber(taux)}${NBSP}%`}</p>
      <p>
        <b>Ardoise est {conformite} au RGAA 4.1.</b>
        <br />
        {counted(respectes, 'critère respecté', 'critères respectés')} sur {respectes + non} applicables.{' '}
        {sansObjet} des {respectes + non + sansObjet} critères ne s’appliquent pas.
      </p>
    </section>
  );
}

function Gaps({ statement, publication }: StatementViewProps) {
  const failed = statement.themes
    .flatMap(({ criteres }) => criteres)
    .filter(({ resultat }) => resultat === 'non');
  return (
    <section>
      {failed.length > 0 && <h2 className="title-section">Ce qui ne marche pas encore</h2>}
      <ul className="accessibility-gaps">
        {failed.map(({ numero, titre, preuve, ecart }) => (
          <li key={numero}>
            <b>{numero}</b>
            <div>
              <p>{ecart?.defaut ?? `${titre}${NBSP}: ce critère n’est pas respecté.`}</p>
              <p className="accessibility-meanwhile">
                {ecart ? `En attendant${NBSP}: ${ecart.enAttendant}` : preuve}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        {failed.length > 0 &&
          publication?.corrections &&
          `Corrections prévues avant le ${dayInWords(publication.corrections)}. `}
        Aucune dérogation pour charge disproportionnée. Les créations en PDF déposées par les agences ne sont
        pas soumises à l’obligation{NBSP}; leur texte est repris à côté quand il se lit.
      </p>
    </section>
  );
}

function Checked({ statement: { audit } }: { statement: StatementReply }) {
  if (audit === null) return null;
  return (
    <section>
      <h2 className="title-section">Comment c’est vérifié</h2>
      <p>
        Évaluation faite par l’équipe d’Ardoise, le {dayInWords(audit.jour)}, sur{' '}
        {counted(audit.pages.length, 'page', 'pages')}
        {NBSP}: {audit.pages.join(', ')}.
      </p>
      <p>
        Avec {new Intl.ListFormat('fr').format(audit.outils)}, au clavier seul, à 200 et 400{NBSP}%, texte
        espacé, en clair, en sombre et en contrastes forcés. Technologies{NBSP}: HTML, CSS, JavaScript, SVG,
        WAI-ARIA.
      </p>
    </section>
  );
}
