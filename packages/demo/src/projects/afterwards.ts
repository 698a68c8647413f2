import { finalPriceTrace } from '@ardoise/domain/projects/final-price.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { type PoseDates, poseDatesTrace } from '@ardoise/domain/projects/pose-dates.ts';
import { PROMISED_STATUSES } from '@ardoise/domain/projects/promised-statuses.ts';
import { STAGES } from '@ardoise/domain/projects/stages.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { clockChange } from '@ardoise/server/features/project/follow-up/plan-pose.ts';
import { addWorkingDays } from '@ardoise/server/features/project/projects/deadline.ts';
import type { StoredProject } from '@ardoise/server/features/project/projects/project-record.ts';
import { CARRIERS } from '../catalogue/carriers.ts';
import type { Actors, Life, MadeLine } from './life.ts';
import { daysAfter, minutesAfter, WORKING_HOURS } from './work-calendar.ts';

const isAmong = (statuses: readonly Status[], statut: Status) => statuses.includes(statut);
const isPrinted = (statut: Status) => isAmong(STAGES.printed, statut);
const isDelivered = (statut: Status) => isAmong(STAGES.delivered, statut);

/** A history line that keeps the status, with the change it records. */
function noted(
  life: Life,
  change: Partial<StoredProject>,
  line: Pick<MadeLine, 'nature' | 'target' | 'resp' | 'comment' | 'at'>,
): Life {
  const { project } = life;
  const { id, statut, version } = project;
  return {
    ...life,
    project: { ...project, ...change, version: version + 1, t_update: line.at.toISOString() },
    history: [
      ...life.history,
      { projectId: id, from: statut, to: statut, forced: false, basedOn: version, ...line },
    ],
  };
}

/** The installer sets the days of a pose. */
export function planPose(life: Life, days: Partial<PoseDates>, { installer }: Actors, at: Date): Life {
  const { t_previsite, t_pose } = life.project;
  const wanted = { t_previsite, t_pose, ...days };
  const comment = poseDatesTrace(life.project, wanted);
  const change = { ...wanted, ...clockChange(life.project, wanted) };
  return noted(life, change, { nature: 'pose', target: 'pose', resp: installer, comment, at });
}

function setPrice(life: Life, { random }: Actors, at: Date): Life {
  const { project } = life;
  const price = random.between(1800, 24_000) / 10;
  const comment = finalPriceTrace(null, price);
  return noted(
    life,
    { prix_final: price.toFixed(2) },
    { nature: 'prix', target: 'prixFinal', resp: project.agence ?? '', comment, at },
  );
}

/** Whoever prints promises a day; one in four has none yet. From the id: what chance decides elsewhere stays as it is. */
function promise(life: Life, at: Date): Life {
  const { id, statut, imprimeur, agence } = life.project;
  const drawn = Number.parseInt(id.slice(-2), 16);
  if (!PROMISED_STATUSES.includes(statut) || drawn % 4 === 0) return life;
  const day = addWorkingDays(parisDay(at), 1 + (drawn % 8));
  const change = { promised_on: day, first_promised_on: day };
  const resp = imprimeur ?? agence ?? '';
  return noted(life, change, { nature: 'promesse', target: day, resp, comment: '', at });
}

const NUMBER = /[^0-9]/g;

/** Numbers of its parcels, of its id: those of two orders differ. */
function parcelsOf({ id }: StoredProject, count: number): string[] {
  const digits = id.replace(NUMBER, '').slice(-6).padStart(6, '4');
  return Array.from(
    { length: count },
    (_, index) => `MM ${digits.slice(0, 4)} ${digits.slice(4)}0${index + 1} FR`,
  );
}

/** Every other printed order was sent; of a delivered one the carrier is known as often. */
function sending(life: Life, at: Date): Life {
  const { id, statut, imprimeur, agence, to_be_printed } = life.project;
  const drawn = Number.parseInt(id.slice(-2), 16);
  if (!to_be_printed || drawn % 2 === 0) return life;
  const [carrier] = CARRIERS.slice(drawn % 3);
  const parcels = parcelsOf(life.project, 1 + ((drawn >> 2) % 2));
  const said = { carrier: carrier?.name ?? null, parcels };
  if (isDelivered(statut))
    return { ...life, project: { ...life.project, ...said, delivered_on: parisDay(at) } };
  if (!isPrinted(statut)) return life;
  const day = parisDay(at);
  const comment = [said.carrier, ...parcels].join(', ');
  const resp = imprimeur ?? agence ?? '';
  return noted(life, { ...said, shipped_on: day }, { nature: 'envoi', target: day, resp, comment, at });
}

const PRICED = ['Imprimé', 'Terminé'];

/** What people did since the last change of status without another one: a planned pre-visit or installation, a price. */
export function afterwards(moved: Life, actors: Actors, now: Date): Life {
  const entered = new Date(moved.project.t_statut);
  const soonest = minutesAfter(entered, 20);
  const works = soonest <= now && soonest.getUTCHours() <= WORKING_HOURS[1];
  const promised = works && moved.history.length > 0 ? promise(moved, soonest) : moved;
  const later = minutesAfter(entered, 35);
  const life = works && later <= now && promised.history.length > 0 ? sending(promised, later) : promised;
  const { project } = life;
  const at = minutesAfter(entered, 50);
  if (life.history.length === 0 || at > now || at.getUTCHours() > WORKING_HOURS[1]) return life;
  const { random } = actors;
  const soon = () => parisDay(daysAfter(entered, random.between(2, 11)));
  if (project.statut === 'Prévisite' && random.chance(0.65))
    return planPose(life, { t_previsite: soon() }, actors, at);
  if (project.statut === 'Livré' && project.has_pose && random.chance(0.75))
    return planPose(life, { t_pose: soon() }, actors, at);
  return project.kind === 'PSM' && PRICED.includes(project.statut) && random.chance(0.7)
    ? setPrice(life, actors, at)
    : life;
}
