import { readInstant } from '../../db/column-types.ts';
import type { ListedRecord, ProjectRecord } from './project-record.ts';

/** Columns that a list shows or that guards check, by name. */
export const LISTED_COLUMNS = [
  'id',
  'version',
  'kind',
  'type',
  'type_projet',
  'statut',
  'dc',
  'smhf',
  'mdv',
  'agence',
  'imprimeur',
  'n_outlet',
  'name_projet',
  'num_projet',
  'ville',
  'client_name',
  'client_email',
  'image',
  'nb_ar_agence',
  'wizard_complete',
  'open_tab',
  'drinks',
  'boards_count',
  'has_pose',
  'to_be_printed',
  'client_signed',
  'dc_signed',
  'proof_version',
  'proof_fresh',
  'approved_version',
  'execution_fresh',
  'menu_fresh',
  'with_menu',
  'print_summary',
  'notes_since_entry',
  'pose_contact',
  'pose_phone',
  'pose_resultat',
  't_previsite',
  't_pose',
  'delivery_email',
  'echeance',
  'eligible_quota',
  'next_state',
  't_creation',
  't_update',
  't_statut',
  'deleted_at',
] as const satisfies (keyof ListedRecord)[];

/** Every column of a record, by name. */
export const RECORD_COLUMNS = [
  ...LISTED_COLUMNS,
  'returns_to_draft',
  'entered_client',
  'entered_impression',
  'entered_previsite',
  'pose_condition',
  'sur_place',
  'dc_agreed_at',
  'prix_final',
  'clock_from',
  'quota_smhf',
  'quota_year',
  'quota_column',
  'created',
  'popin',
  'original_id',
] as const satisfies (keyof ProjectRecord)[];

const INSTANTS: readonly string[] = [
  't_creation',
  't_update',
  't_statut',
  'deleted_at',
  'dc_agreed_at',
  'clock_from',
];
/** A number in JSON would lose its two decimals. */
const DECIMALS: readonly string[] = ['prix_final'];

/** A row of columns read as one JSON array. */
export interface Packed {
  packed: string;
}

/** How the columns of a type of record are read as one value. */
export interface Packing<Row> {
  /** The column `packed`, of `projects p`. */
  sql: string;
  unpack: (row: Packed) => Row;
}

/**
 * Columns as one JSON array: a row of sixty columns described and parsed one by one costs this process three times as
 * much as one text.
 */
function packing<Row extends object>(columns: readonly (keyof Row & string)[]): Packing<Row> {
  const values = columns.map((column) => (DECIMALS.includes(column) ? `p.${column}::text` : `p.${column}`));
  const instants = columns.map((column) => INSTANTS.includes(column));
  // Copied with its shape, which properties added one by one would not have.
  const empty = Object.fromEntries(columns.map((column) => [column, null]));
  return {
    sql: `json_build_array(${values.join(', ')}) as packed`,
    unpack({ packed }) {
      const read = JSON.parse(packed) as unknown[];
      const row: Record<string, unknown> = { ...empty };
      columns.forEach((column, place) => {
        const value = read[place];
        row[column] = instants[place] && typeof value === 'string' ? readInstant(value) : value;
      });
      return row as Row;
    },
  };
}

export const LISTED: Packing<ListedRecord> = packing<ListedRecord>(LISTED_COLUMNS);
export const RECORD: Packing<ProjectRecord> = packing<ProjectRecord>(RECORD_COLUMNS);
