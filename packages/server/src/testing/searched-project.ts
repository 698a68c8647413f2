import { newProjectId } from '../features/project/projects/project-id.ts';
import type { TestApp } from './test-app.ts';

/** Searchable columns; the rest of the project is empty. */
export interface SearchedColumns {
  name_projet?: string;
  n_outlet?: string;
  num_projet?: string;
  ville?: string;
  client_name?: string;
  dc?: string;
  smhf?: string;
  agence?: string;
  statut?: string;
  promised_on?: string;
  client_uid?: number;
  entered_client?: boolean;
  doc?: string;
}

let made = 0;

/** A Carte Brasserie with these columns, as a save derives them; newer than those created before. */
export async function createSearchedProject(site: TestApp, columns: SearchedColumns): Promise<string> {
  made += 1;
  const id = newProjectId(new Date(Date.now() + made * 1000));
  const row = {
    id,
    kind: 'CHR',
    type: 'Carte Brasserie',
    type_projet: 'CHR',
    statut: 'Brouillon',
    dc: 'dc-of-nobody',
    doc: '{}',
    ...columns,
  };
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  await site.pool.query(
    `insert into projects (${Object.keys(row).join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
  return id;
}

/** Inserts a history line. */
export async function addComment(
  site: TestApp,
  projectId: string,
  comment: string,
  resp = 'somebody',
): Promise<void> {
  await site.pool.query(
    `insert into project_history (project_id, statut_dep, statut_arr, target, resp, comment, based_on)
     values ($1, 'Agence', 'Brouillon', 'Brouillon', $2, $3, 1)`,
    [projectId, resp, comment],
  );
}
