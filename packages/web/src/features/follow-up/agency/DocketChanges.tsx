import type { Project } from '@ardoise/domain/contract/projects.ts';
import { answersInWords } from '@ardoise/domain/kinds/answers-in-words.ts';
import { cardChanges } from '@ardoise/domain/new-prices/card-changes.ts';
import { changesInWords, WHAT_CHANGES } from '@ardoise/domain/new-prices/changes-in-words.ts';
import type { FormerCard } from '@ardoise/domain/new-prices/former-card.ts';
import { SAME_CARD } from '@ardoise/domain/new-prices/new-prices-page.ts';
import { ChangeList } from '../../../components/new-prices/ChangeList.tsx';
import './DocketChanges.css';

/** First for its agency: what to change of the card that it drew. */
export function DocketChanges({ project, former }: { project: Project; former: FormerCard }) {
  const changes = cardChanges(former, project, answersInWords(project.type, project));
  return (
    <section className="docket-changes" aria-label={WHAT_CHANGES}>
      <p>
        <b>{SAME_CARD}</b>
      </p>
      <p className="meta">
        Commande {former.numero}. {changesInWords(changes)}.
      </p>
      <ChangeList changes={changes} />
    </section>
  );
}
