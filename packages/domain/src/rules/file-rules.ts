import { type FileType, WIZARD_TYPES } from '../projects/file-types.ts';
import type { Role } from '../projects/roles.ts';
import { roleMay } from './permissions.ts';

/** Who may attach which files (specification/files.md#what-is-accepted). Extensions are lower case, without the dot. */

/** Pictures that a browser shows. */
export const PICTURE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'webp'] as const;
const VIDEOS = ['mp4', 'm4v', 'mov', 'webm', 'avi', 'flv', 'wmv', 'mpg', 'mpeg'] as const;
const PHOTOS = ['pdf', ...PICTURE_EXTENSIONS] as const;
const CONTENTS = [...PHOTOS, 'doc', 'docx', 'xls', 'xlsx', 'psd', 'ai'] as const;

/** Every extension accepted for some type. */
export type FileExtension =
  | (typeof CONTENTS)[number]
  | (typeof VIDEOS)[number]
  | 'eps'
  | 'ppt'
  | 'pptx'
  | 'tif'
  | 'tiff';

/**
 * Extensions accepted by each file type, in display order. The order form, the evidence of an approval and its copy are
 * generated, never uploaded.
 */
export const ACCEPTED_EXTENSIONS: Record<FileType, readonly FileExtension[]> = {
  photo_carte: PHOTOS,
  photo_charte: PHOTOS,
  photo_logo: PHOTOS,
  photo_typo: PHOTOS,
  photo_pricelist: PHOTOS,
  photo_crea: PHOTOS,
  photo_pose: ['jpg', 'jpeg', 'png', 'webp'],
  execution: [...PHOTOS, 'tif', 'tiff', 'ai', 'eps', 'psd', ...VIDEOS],
  contenu: CONTENTS,
  texte: ['doc', 'docx', 'ppt', 'pptx', 'xls', 'xlsx', 'pdf'],
  logo: ['ai', 'eps', 'jpg', 'jpeg'],
  statut: [...PHOTOS, ...VIDEOS],
  invitation: CONTENTS,
  bon_commande: [],
  preuve_accord: [],
  copie_accord: [],
};

const MEGA = 1024 * 1024;
/** Largest size of a file, in bytes, unless stated otherwise. */
export const USUAL_SIZE = 50 * MEGA;
const LARGE_SIZE = 500 * MEGA;
const POSE_SIZE = 15 * MEGA;

/**
 * Largest size in bytes: 50 MB; 500 MB for execution files and videos, 15 MB for a photo of the pose
 * (specification/files.md#what-is-accepted).
 */
export function maxFileSize(type: FileType, extension: string): number {
  if (type === 'photo_pose') return POSE_SIZE;
  return type === 'execution' || (VIDEOS as readonly string[]).includes(extension) ? LARGE_SIZE : USUAL_SIZE;
}

/** Message for an empty or unreadable file. */
export const FILE_EMPTY = 'Ce fichier est vide.';
export const PICTURE_UNREADABLE = 'Cette image est illisible.';

/** A JPEG below this prints blurred: it is accepted with a warning. */
export const PRINT_DPI = 300;

/** Of what hangs, once it is delivered. */
const POSE_TYPES = ['photo_pose'] as const satisfies FileType[];
const AGENCY_TYPES = ['photo_crea', 'execution'] as const satisfies FileType[];
/** The owner's text, which they may send by a link as well. */
const TEXT_TYPES = ['texte'] as const satisfies FileType[];
/** Uploaded by the holder of a link. */
export const LINK_TYPES = ['texte', 'logo', 'invitation'] as const satisfies FileType[];
export type LinkFileType = (typeof LINK_TYPES)[number];

/** What the holder of a link may send: the text of a card also as photos, which are sent to the agency as they are. */
export const LINK_EXTENSIONS: Record<LinkFileType, readonly FileExtension[]> = {
  texte: [...new Set([...ACCEPTED_EXTENSIONS.texte, ...PHOTOS])],
  logo: ACCEPTED_EXTENSIONS.logo,
  invitation: ACCEPTED_EXTENSIONS.invitation,
};

const UPLOADABLE: Partial<Record<Role, readonly FileType[]>> = {
  administrator: [...WIZARD_TYPES, ...TEXT_TYPES, ...AGENCY_TYPES, ...POSE_TYPES],
  siege: [...WIZARD_TYPES, ...TEXT_TYPES, ...AGENCY_TYPES, ...POSE_TYPES],
  agence: AGENCY_TYPES,
  dc: [...WIZARD_TYPES, ...TEXT_TYPES, ...POSE_TYPES],
  installateur: POSE_TYPES,
  client: WIZARD_TYPES,
};

/**
 * Types of files that a role may attach to a project; `statut` belongs to the roles that may change the status
 * (specification/files.md#who-sends).
 */
export function uploadableTypes(role: Role): readonly FileType[] {
  return UPLOADABLE[role] ?? [];
}

/**
 * Types of files that a role may delete (specification/files.md#deletion): dc and client those they may attach and those
 * received by links; agency and head office every type. A photo of the pose has a rule of its own (pose-photos.ts).
 */
export function deletableTypes(role: Role): readonly FileType[] {
  if (role === 'dc' || role === 'client') return [...uploadableTypes(role), ...LINK_TYPES];
  if (roleMay('file.delete', role)) return [...WIZARD_TYPES, ...AGENCY_TYPES, ...LINK_TYPES, 'statut'];
  return [];
}

/**
 * The evidence of an approval contains IP address and browser: its copy does not. A photo of the pose is also read by
 * who added it.
 */
const READERS: Partial<Record<FileType, readonly Role[]>> = {
  preuve_accord: ['administrator', 'siege'],
  copie_accord: ['dc', 'client'],
  photo_pose: ['administrator', 'siege', 'dc', 'smhf', 'mdv'],
};

/**
 * Whether a role may read files of this type in its scope (specification/proofs-and-approvals.md#evidence). A role that
 * reads neither the evidence nor its copy still sees that an approval exists: its version, author and date.
 */
export function mayReadType(role: Role, type: FileType): boolean {
  return READERS[type]?.includes(role) ?? true;
}

/**
 * The roles that create or print see an approval's version, author and date
 * (specification/proofs-and-approvals.md#evidence).
 */
export function mayReadAgreement(role: Role): boolean {
  return mayReadType(role, 'preuve_accord') || mayReadType(role, 'copie_accord');
}

/** `.pdf, .jpg ou .png`. */
export function extensionsInWords(extensions: readonly string[]): string {
  const names = extensions.map((extension) => `.${extension}`);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} ou ${last}`;
}

/** `50 Mo`, `150 Ko`. */
export function sizeInWords(bytes: number): string {
  return bytes < MEGA ? `${Math.floor(bytes / 1024)}\u00a0Ko` : `${Math.floor(bytes / MEGA)}\u00a0Mo`;
}
