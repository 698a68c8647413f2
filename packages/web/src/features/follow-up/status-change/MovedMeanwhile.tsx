import type { Project } from '@ardoise/domain/contract/projects.ts';
import { useState } from 'react';
import { Banner } from '../../../components/Banner.tsx';
import { useMe } from '../../../hooks/use-me.ts';
import { movesAndChanges } from '../words/history-sentence.ts';
import { movedSince } from '../words/moved-words.ts';

/** A concurrent move while the viewer types, whose action is still possible. */
export function MovedMeanwhile({ project }: { project: Project }) {
  const [seen] = useState(movesAndChanges(project.historique).length);
  const moved = movedSince(project, seen, useMe().role);
  return moved === '' ? null : (
    <Banner tone="wait" role="status">
      {moved}
    </Banner>
  );
}
