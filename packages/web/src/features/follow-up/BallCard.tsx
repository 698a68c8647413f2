import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { Viewer } from '../../components/projects/holder-words.ts';
import { ballWords } from './ball-words.ts';

/** Who has the ball, since when, and by when where a delay was promised. */
export function BallCard({ project, viewer, now }: { project: Project; viewer: Viewer; now: number }) {
  const { title, detail } = ballWords(project, viewer, now);
  return (
    <section className="ball" aria-labelledby="ball">
      <div>
        <p className="meta">Qui a la main</p>
        <h2 className="h-sec" id="ball">
          {title}
        </h2>
        <p className="lede">{detail}</p>
      </div>
    </section>
  );
}
