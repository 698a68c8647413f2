/** The approved drawing and the newest photo of the pose of a piece's order: ids of files, and how many there are. */
export interface PiecePictures {
  creation: { id: string; nombre: number } | null;
  photo: { id: string; nombre: number } | null;
  /** Of the order in lists. */
  image: string;
}

const fileSql = (from: string, order: string) => `(
  select jsonb_build_object('id', f.id, 'nombre', count(*) over ()) from ${from}
    and f.deleted_at is null and f.erased_at is null and (f.mime like 'image/%' or f.mime = 'application/pdf')
  order by ${order} limit 1)`;

/** Of `projects o`: what an outlet's page shows of its pieces (specification/pieces.md#outlet). */
export const PICTURE_COLUMNS = `
  ${fileSql('proof_files pf join files f on f.id = pf.file_id where pf.project_id = o.id and pf.version = o.approved_version', 'f.t_creation, f.id')} as creation,
  ${fileSql(`files f where f.project_id = o.id and f.file_type = 'photo_pose'`, 'f.t_creation desc, f.id desc')} as photo`;
