import type { Project } from '@ardoise/domain/contract/projects.ts';
import { answersInWords } from '@ardoise/domain/kinds/answers-in-words.ts';
import { type CardChanges, cardChanges } from '@ardoise/domain/new-prices/card-changes.ts';
import { ofLinesInWords, riseInWords, WHAT_CHANGES } from '@ardoise/domain/new-prices/changes-in-words.ts';
import type { FormerCard } from '@ardoise/domain/new-prices/former-card.ts';
import { signedDayInWords } from '@ardoise/domain/projects/clock-in-words.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { type ReactNode, useId, useState } from 'react';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { formatDate } from '../../../components/format-date.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Leader } from '../../../components/Leader.tsx';
import { ChangeList } from '../../../components/new-prices/ChangeList.tsx';
import { newPricesPath } from '../../../components/projects/wizard-path.ts';
import { Link } from '../../../router/Link.tsx';
import './NewPricesRecap.css';

/** How many prices differ, and by how much. */
function Figures({ prix, lignes, moyenne }: CardChanges) {
  return (
    <div className="new-prices-recap-figures">
      <p>
        <b>{prix}</b>
        <span>
          {prix > 1 ? 'prix changent' : 'prix change'}, {ofLinesInWords(lignes)}
        </span>
      </p>
      {moyenne !== null && (
        <p>
          <b>{riseInWords(moyenne)}</b>
          <span>{prix > 1 ? 'sur ces prix, en moyenne' : 'sur ce prix'}</span>
        </p>
      )}
    </div>
  );
}

/** 'Repris de la commande 3104587_2026_03_12, signée le 12 mars 2026.' */
function takenFrom({ numero, signeLe, heureAppareil }: FormerCard): string {
  const signed = signeLe === null ? '' : `, signée ${signedDayInWords(formatDate(signeLe), heureAppareil)}`;
  return `Repris de la commande ${numero}${signed}.`;
}

interface NewPricesRecapProps {
  project: Project;
  former: FormerCard;
  current: WizardProject;
  /** The reader may change it. */
  isEdited: boolean;
  /** What is drawn of it. */
  drawings: ReactNode;
  /** What the law asks of it. */
  law: ReactNode;
  /** The order, chapter after chapter. */
  chapters: ReactNode;
}

/** An order with new prices, read from what changes to what does not; its chapters open below. */
export function NewPricesRecap(props: NewPricesRecapProps) {
  const { project, former, current, isEdited, drawings, law, chapters } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const answers = answersInWords(project.type, current);
  const changes = cardChanges(former, current, answers);
  const changed = new Set(changes.reponses.map(({ label }) => label));
  const reopen = isEdited ? 'Rouvrir une étape' : 'Toute la commande';
  return (
    <>
      <section className="recap-section">
        <header>
          <h2 className="title-section">{WHAT_CHANGES}</h2>
          {isEdited && (
            <Link
              className={buttonClass({ tone: 'text' })}
              to={newPricesPath(project.type, project._id.$oid)}
            >
              <Icon of={IconPencil} size="s" />
              Modifier<span className="visually-hidden"> : les prix</span>
            </Link>
          )}
        </header>
        <Figures {...changes} />
        <ChangeList changes={changes} />
      </section>
      <section className="recap-section">
        <header>
          <h2 className="title-section">Ce qui ne change pas</h2>
          <Button
            tone="text"
            icon={IconPencil}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Replier' : reopen}
          </Button>
        </header>
        <p className="meta">{takenFrom(former)}</p>
        <div className="recap-columns new-prices-recap-same">
          {answers
            .filter(({ label }) => !changed.has(label))
            .map(({ label, value }) => (
              <Leader key={label} name={label} value={value} />
            ))}
        </div>
        <div id={id}>{isOpen && chapters}</div>
      </section>
      {drawings}
      {law}
      {isEdited && project.signatures.length === 0 && (
        <p className="meta new-prices-recap-sign">
          Une nouvelle commande, deux nouvelles signatures&nbsp;: le client, puis vous.
        </p>
      )}
    </>
  );
}
