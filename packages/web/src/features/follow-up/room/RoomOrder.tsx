import type { Project } from '@ardoise/domain/contract/projects.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { summariseForClient } from '@ardoise/domain/kinds/signed-summary.ts';
import { RichText } from '../../../components/rich-text/RichText.tsx';

/** The order in words, step by step: what the pages of the proof must say. */
export function RoomOrder({ project }: { project: Project }) {
  const sections = summariseForClient(KINDS[kindOf(project.type)], project);
  return sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => (
      <section key={title} aria-label={title}>
        <h3 className="title-sub">{title}</h3>
        <dl>
          {lines.map(({ label, value, rich }) => (
            <div key={`${label} ${value}`}>
              <dt className="meta">{label}</dt>
              <dd>{rich === undefined ? value : <RichText stored={rich} />}</dd>
            </div>
          ))}
        </dl>
      </section>
    ));
}
