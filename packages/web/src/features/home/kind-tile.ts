import { ERRORS } from '@ardoise/domain/base/errors.ts';
import type { Call, ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { quotaState } from '@ardoise/domain/contract/quotas.ts';
import { typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import type { KindTile } from '@ardoise/domain/kind-facts/words.ts';
import { type ProjectType, TYPE_CODES, type TypeCode } from '@ardoise/domain/projects/kinds.ts';
import { isSuspended } from '@ardoise/domain/rules/eligibility.ts';
import { type QuotaState, quotaKindOf, quotaRefusal } from '@ardoise/domain/rules/quota.ts';
import { NBSP } from '../../components/format-number.ts';

export type QuotaReply = ReplyOf<typeof quotaState & Call>;

/** The tiles of the home page. */
export const KIND_TILES: readonly KindTile[] = TYPE_CODES.map((code) => KIND_WORDS[code].tile);

/** Units left of a quota, and the drafts that need them. */
export interface QuotaLeft {
  state: QuotaState;
  remaining: number;
  upcoming: number;
}

/** The year's quota of a kind, for a tile. */
export interface TileQuota extends QuotaLeft {
  year: number;
  annual: number;
  used: number;
  /** A creation requires confirmation. */
  confirm: boolean;
}

/** Why a kind cannot be created now; undefined when it can. `icon` goes with `tone`. */
export interface TileRefusal {
  tone: 'draft' | 'stop';
  icon: 'pause' | 'stop';
  message: string;
}

/** The quota of a support in the reply; null where units are not counted. Drafts of boards are not
 * counted. `low` is head office's threshold.
 */
export function tileQuota(type: ProjectType, reply: QuotaReply, low: number): TileQuota | null {
  const code = quotaKindOf(typeCodeOf(type));
  if (code === null) return null;
  const state = reply[`statutQuota${code}`];
  const remaining = reply[`quotasRestant${code}`];
  return {
    year: reply.annee,
    state,
    annual: reply[`quotasAnnuel${code}`],
    used: reply[`quotasConso${code}`],
    remaining,
    upcoming: { quotasAVenirVAE: 0, ...reply }[`quotasAVenir${code}`],
    confirm: state === 'ALERTE' || remaining <= low,
  };
}

interface TileFacts {
  vaeSuspended: boolean;
  /** Kinds of which a catalogue is empty. */
  withoutCatalogue: readonly TypeCode[];
  /** A dc without an SMHF cannot create. */
  withoutSmhf: boolean;
  quota: TileQuota | null;
}

/** Why this kind cannot be created now, in the specification's words where it has some. */
export function tileRefusal(
  type: ProjectType,
  { vaeSuspended, withoutCatalogue, withoutSmhf, quota }: TileFacts,
): TileRefusal | null {
  const code = typeCodeOf(type);
  if (isSuspended(type, vaeSuspended))
    return { tone: 'draft', icon: 'pause', message: ERRORS.VAE_SUSPENDUE.message };
  if (withoutCatalogue.includes(code))
    return { tone: 'draft', icon: 'pause', message: ERRORS.SANS_CATALOGUE.message };
  if (withoutSmhf) return { tone: 'stop', icon: 'stop', message: ERRORS.SANS_SMHF.message };
  if (quota?.state === 'DEPASSE') {
    return {
      tone: 'stop',
      icon: 'stop',
      message: ERRORS[quotaRefusal(code)].message,
    };
  }
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
