import type { Call, ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { quotaState } from '@ardoise/domain/contract/quotas.ts';
import { ERRORS } from '@ardoise/domain/errors.ts';
import { kindOf, type ProjectType, typeCodeOf } from '@ardoise/domain/projects/kinds.ts';
import { LOW_QUOTA, type QuotaState } from '@ardoise/domain/projects/quota.ts';
import { isOpenWizard } from '@ardoise/domain/wizards/open-wizards.ts';
import { NBSP } from '../../components/format-number.ts';

export type QuotaReply = ReplyOf<typeof quotaState & Call>;

/** One kind that may be ordered from the home page. */
export interface KindTile {
  type: ProjectType;
  title: string;
  description: string;
  create: string;
}

export const KIND_TILES: readonly KindTile[] = [
  {
    type: 'Carte Brasserie',
    title: 'Carte Brasserie',
    description: 'La carte du restaurant, imprimée ou en QR code.',
    create: 'Créer une carte',
  },
  {
    type: 'Boards PVC',
    title: 'Boards et caissons',
    description: 'Boards PVC, caissons lumineux et écrans Digital.',
    create: 'Créer un projet VAE',
  },
  {
    type: 'Sur Mesure',
    title: 'Sur Mesure',
    description: 'Supports à vos dimensions, réservés aux médailles Gold et Platinum.',
    create: 'Créer un Sur Mesure',
  },
  {
    type: 'Direct Agence',
    title: 'Direct Agence',
    description: 'Un brief confié à l’agence, complété par le client.',
    create: 'Créer un Direct Agence',
  },
];

/** What is left of a quota, and the drafts that wait for it. */
export interface QuotaLeft {
  state: QuotaState;
  remaining: number;
  upcoming: number;
}

/** The year's quota of a kind, as a tile shows it. */
export interface TileQuota extends QuotaLeft {
  year: number;
  annual: number;
  used: number;
  /** A creation must be confirmed first. */
  confirm: boolean;
}

/** Why a kind cannot be created now; nothing when it can. `icon` goes with `tone`. */
export interface TileRefusal {
  tone: 'draft' | 'stop';
  icon: 'pause' | 'info' | 'stop';
  message: string;
}

const LATER: Partial<Record<ProjectType, string>> = {
  'Boards PVC': `Bientôt disponible${NBSP}: la création de boards et caissons n’est pas encore ouverte.`,
  'Sur Mesure': `Bientôt disponible${NBSP}: la création Sur Mesure n’est pas encore ouverte.`,
  'Direct Agence': `Bientôt disponible${NBSP}: la création Direct Agence n’est pas encore ouverte.`,
};

/** The quota of a support in the reply; null for Sur Mesure, which has none. */
export function tileQuota(type: ProjectType, reply: QuotaReply): TileQuota | null {
  const code = typeCodeOf(type);
  if (code === 'PSM') return null;
  const state = reply[`statutQuota${code}`];
  const remaining = reply[`quotasRestant${code}`];
  return {
    year: reply.annee,
    state,
    annual: reply[`quotasAnnuel${code}`],
    used: reply[`quotasConso${code}`],
    remaining,
    upcoming: code === 'VAE' ? 0 : reply[`quotasAVenir${code}`],
    confirm: state === 'ALERTE' || remaining <= LOW_QUOTA,
  };
}

interface TileFacts {
  vaeSuspended: boolean;
  /** A dc whom no SMHF is responsible for may create nothing. */
  withoutSmhf: boolean;
  quota: TileQuota | null;
}

/** What forbids to create this kind now, said in the specification's words where it has some. */
export function tileRefusal(
  type: ProjectType,
  { vaeSuspended, withoutSmhf, quota }: TileFacts,
): TileRefusal | null {
  if (typeCodeOf(type) === 'VAE' && vaeSuspended)
    return { tone: 'draft', icon: 'pause', message: ERRORS.VAE_SUSPENDUE.message };
  if (withoutSmhf) return { tone: 'stop', icon: 'stop', message: ERRORS.SANS_SMHF.message };
  if (quota?.state === 'DEPASSE') {
    return {
      tone: 'stop',
      icon: 'stop',
      message: typeCodeOf(type) === 'PDA' ? ERRORS.QUOTA_PDA.message : ERRORS.QUOTA.message,
    };
  }
  if (!isOpenWizard(kindOf(type)))
    return { tone: 'draft', icon: 'info', message: LATER[type] ?? ERRORS.TYPE_INDISPONIBLE.message };
  return null;
}

/** More drafts than units left: some may not be handled (ALERTE, CHR and PDA variants). */
export function alertBanner(type: ProjectType, quota: QuotaLeft): string {
  return `Attention${NBSP}: vous avez ${quota.upcoming} projets ${type} en préparation pour un quota restant de ${quota.remaining}. Certains pourraient ne pas être traités.`;
}

/** 'Attention, quota restant faible : 7' */
export function lowQuota(remaining: number): string {
  return `Attention, quota restant faible${NBSP}: ${remaining}`;
}
